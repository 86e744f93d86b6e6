import { createHash } from "node:crypto";
import { eventLabel, nodesOf, transitionsOf } from "statechart-testing/model/identify";
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
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
}

/** What triggers a transition. */
export type Trigger = "event" | "done" | "error" | "snapshot" | "after" | "always" | "onDone";

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

const triggerOf = (event: string, type: string): Trigger => {
  if (type === "") return "always";
  if (event === "onDone") return "onDone";
  const [, kind] = /^(done|error|snapshot|after)\(/.exec(event) ?? [];
  return (kind as Trigger | undefined) ?? "event";
};

/** Excludes the actions that XState adds for `after`; the transitions already show the delays. */
const isOwn = (text: string | null): text is string => text !== null;

/** The properties of a state's `meta` that are read; others are ignored. */
interface StateMeta {
  screen: string;
  requirements: readonly string[];
}

function stateOf(node: AnyStateNode): ChartState {
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
    entry: node.entry.map(actionText).filter(isOwn),
    exit: node.exit.map(actionText).filter(isOwn),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: typeof src === "string" ? src : id })),
  };
}

function transitionOf(transition: AnyTransitionDefinition, id: string): ChartTransition {
  const { source, eventType, target, guard, actions, reenter, description } = transition;
  const event = eventLabel(eventType, source.id);
  const [, order] = / #(\d+)$/.exec(id) ?? [];
  return {
    id,
    source: source.id,
    targets: (target ?? []).map((one) => one.id),
    trigger: triggerOf(event, eventType),
    event,
    order: order === undefined ? null : Number(order),
    guard: guard === undefined ? null : guardText(guard),
    actions: actions.map(actionText).filter(isOwn),
    isReentering: reenter,
    description: description ?? null,
  };
}

/** Reads a machine. @param group the group that it is listed in */
export function chartOf(machine: AnyStateMachine, title: string, group: string): Chart {
  const content = {
    machine: machine.id,
    title,
    group,
    description: machine.root.description ?? null,
    states: nodesOf(machine).map(stateOf),
    transitions: [...transitionsOf(machine)].map(([transition, id]) => transitionOf(transition, id)),
  };
  const hash = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 12);
  return { ...content, hash };
}
