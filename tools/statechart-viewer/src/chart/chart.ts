import { createHash } from "node:crypto";
import { eventLabel, nodesOf, transitionsOf } from "statechart-testing/model/identify";
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { type MachineWords, withoutReferences } from "./machine-words";
import { Speaker, stateName } from "./said";
import { type Delay, delayOf, type Trigger, triggerOf } from "./trigger";
import { actionText, guardText } from "./words";

/** A state of a chart. The first state is the machine itself. */
export interface ChartState {
  /** Its XState id: the machine's id and the keys down to the state. */
  id: string;
  /** Its key in its parent. */
  key: string;
  /** Null for the machine itself. */
  parent: string | null;
  kind: "atomic" | "compound" | "parallel" | "final" | "history";
  /** For a history state: whether it restores the innermost states. */
  isDeep?: boolean;
  /** Whether it is its parent's initial state. */
  isInitial: boolean;
  description: string | null;
  tags: readonly string[];
  /** The view that shows it. */
  screen: string | null;
  /** Ids of the requirements that it covers. */
  requirements: readonly string[];
  entry: readonly string[];
  exit: readonly string[];
  invokes: readonly { id: string; src: string }[];
  /** The same in the product's words. */
  said: SaidState;
}

/** A state in the product's words; its lists have the order of the state's own. */
export interface SaidState {
  /** "Cooling down"; of the machine itself, its title. */
  name: string;
  /** Its description without references to requirements. */
  description: string | null;
  entry: readonly string[];
  exit: readonly string[];
  /** What is done meanwhile: "loading the exam". */
  invokes: readonly string[];
}

/** A transition of a chart. */
export interface ChartTransition {
  /** The id from plans, runs, and coverage: source, event, and, if there are several, the position among them. */
  id: string;
  source: string;
  /** Target states: none if it only runs actions, several if it enters regions. */
  targets: readonly string[];
  trigger: Trigger;
  /** The event as in ids: `answer.submit`, `done(loadCourse)`, `after(5000)`. */
  event: string;
  /** Its position if several compete, from 1; the first whose guard passes is taken. Null without competition. */
  order: number | null;
  guard: string | null;
  actions: readonly string[];
  /** Whether it exits and re-enters its source. */
  isReentering: boolean;
  description: string | null;
  /** How long an `after` waits, if that can be known. */
  delay: Delay | null;
  /** The same in the product's words. */
  said: SaidTransition;
}

/** A transition in the product's words. */
export interface SaidTransition {
  /** A clause, "the learner presses Finish", or for `after` and `always` an adverb, "after 20 s", "at once". */
  event: string;
  /** What the time of an `after` is for: "the time for the last answers". Null for a number, or without `after`. */
  wait: string | null;
  /** A clause: "all answers are saved". Null without a guard, even if others are checked before. */
  guard: string | null;
  /** Commands, in the order of the transition's actions: "keep unsent answers on the device". */
  actions: readonly string[];
}

/** A machine as it is drawn, described, and compared: everything visible about it, and no code. */
export interface Chart {
  machine: string;
  title: string;
  /** The group that it is listed in. */
  group: string;
  description: string | null;
  /** Equal for equal charts. A drawing with a different hash is out of date. */
  hash: string;
  /** In document order, starting with the machine itself. */
  states: readonly ChartState[];
  transitions: readonly ChartTransition[];
}

/** Excludes the actions that XState adds for `after`; the transitions already show the delays. */
const own = <T>(actions: readonly T[]): T[] => actions.filter((action) => actionText(action) !== null);
const textsOf = (actions: readonly unknown[]): string[] => own(actions).map((action) => actionText(action) ?? "");

/** The properties of a state's `meta` that are read; others are ignored. */
interface StateMeta {
  screen: string;
  requirements: readonly string[];
}

function stateOf(node: AnyStateNode, title: string, speaker: Speaker): ChartState {
  const meta = (node.meta ?? {}) as Partial<StateMeta>;
  return {
    id: node.id,
    key: node.key,
    parent: node.parent?.id ?? null,
    kind: node.type,
    ...(node.type === "history" && { isDeep: node.history === "deep" }),
    isInitial: node.parent?.config.initial === node.key,
    description: node.description ?? null,
    tags: node.tags,
    screen: meta.screen ?? null,
    requirements: meta.requirements ?? [],
    entry: textsOf(node.entry),
    exit: textsOf(node.exit),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: typeof src === "string" ? src : id })),
    said: {
      name: node.parent ? stateName(node.key) : title,
      description: node.description === undefined ? null : withoutReferences(node.description),
      entry: own(node.entry).map((action) => speaker.action(action)),
      exit: own(node.exit).map((action) => speaker.action(action)),
      invokes: node.invoke.map(({ id }) => speaker.invoke(id)),
    },
  };
}

function transitionOf(transition: AnyTransitionDefinition, id: string, speaker: Speaker): ChartTransition {
  const { source, eventType, target, guard, actions, reenter, description } = transition;
  const event = eventLabel(eventType, source.id);
  const trigger = triggerOf(event, eventType);
  const delay = trigger === "after" ? delayOf(source.machine, event.slice("after(".length, -1)) : null;
  const [, order] = / #(\d+)$/.exec(id) ?? [];
  return {
    id,
    source: source.id,
    targets: (target ?? []).map((one) => one.id),
    trigger,
    event,
    order: order === undefined ? null : Number(order),
    guard: guard === undefined ? null : guardText(guard),
    actions: textsOf(actions),
    isReentering: reenter,
    description: description ?? null,
    delay,
    said: {
      event: speaker.event(trigger, event, delay),
      wait: trigger === "after" ? speaker.wait(event.slice("after(".length, -1)) : null,
      guard: guard === undefined ? null : speaker.guard(guard),
      actions: own(actions).map((action) => speaker.action(action)),
    },
  };
}

/** The states and transitions of a machine, told by a speaker. */
function contentOf(machine: AnyStateMachine, title: string, speaker: Speaker) {
  return {
    states: nodesOf(machine).map((node) => stateOf(node, title, speaker)),
    transitions: [...transitionsOf(machine)].map(([transition, id]) => transitionOf(transition, id, speaker)),
  };
}

/**
 * Reads a machine.
 * @param group the group that it is listed in
 * @param words the product's words for what is in it; without them, readable forms of the code's names
 */
export function chartOf(machine: AnyStateMachine, title: string, group: string, words?: MachineWords): Chart {
  const content = {
    machine: machine.id,
    title,
    group,
    description: machine.root.description ?? null,
    ...contentOf(machine, title, new Speaker(words, nodesOf(machine))),
  };
  const hash = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 12);
  return { ...content, hash };
}

/** What a machine's words lack, and which of those for nameless things nothing needs. */
export interface WordGaps {
  /** Names in the code that would be shown as they are. */
  missing: readonly string[];
  unused: readonly string[];
}

/** Compares a machine's words with everything that its chart shows. */
export function wordGaps(machine: AnyStateMachine, words: MachineWords): WordGaps {
  const speaker = new Speaker(words, nodesOf(machine));
  contentOf(machine, machine.id, speaker);
  const special = [...Object.keys(words.inline ?? {}), ...Object.keys(words.invokes ?? {})];
  return { missing: [...speaker.missing], unused: special.filter((key) => !speaker.used.has(key)) };
}
