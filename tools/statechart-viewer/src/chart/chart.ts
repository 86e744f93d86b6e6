import { createHash } from "node:crypto";
import { eventLabel, nodesOf, transitionsOf } from "statechart-testing/model/identify";
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { actionText, guardText } from "./words";

/** A state of a chart; the first of all is the machine itself. */
export interface ChartState {
  /** As XState names it: the machine's id and the keys down to it. */
  id: string;
  /** Its name among its siblings. */
  key: string;
  /** Null for the machine itself. */
  parent: string | null;
  kind: "atomic" | "compound" | "parallel" | "final" | "history";
  /** Of a history state: whether it comes back to the innermost states. */
  isDeep?: boolean;
  /** Whether its parent begins with it. */
  isInitial: boolean;
  description: string | null;
  tags: readonly string[];
  /** The view that shows it. */
  screen: string | null;
  /** Ids of the requirements that it meets. */
  requirements: readonly string[];
  entry: readonly string[];
  exit: readonly string[];
  invokes: readonly { id: string; src: string }[];
}

/** What a transition waits for. */
export type Trigger = "event" | "done" | "error" | "snapshot" | "after" | "always" | "onDone";

/** A transition of a chart. */
export interface ChartTransition {
  /** The same as in plans, runs and coverage: source, event and, where there are several, the position among them. */
  id: string;
  source: string;
  /** States that it leads to; none where it only does something, several where it enters regions. */
  targets: readonly string[];
  trigger: Trigger;
  /** As ids name it: `answer.submit`, `done(loadCourse)`, `after(5000)`. */
  event: string;
  /** Where several compete: its place among them, from 1; the first whose guard lets it through is taken. */
  order: number | null;
  guard: string | null;
  actions: readonly string[];
  /** Whether it leaves its source and enters it again. */
  isReentering: boolean;
  description: string | null;
}

/** A machine as it is drawn, described and compared: everything that a person sees of it, and no code. */
export interface Chart {
  machine: string;
  title: string;
  /** What it is listed under. */
  group: string;
  description: string | null;
  /** The same for the same chart: what is drawn of it is as old as its machine. */
  hash: string;
  /** In document order, the machine itself first. */
  states: readonly ChartState[];
  transitions: readonly ChartTransition[];
}

const triggerOf = (event: string, type: string): Trigger => {
  if (type === "") return "always";
  if (event === "onDone") return "onDone";
  const [, kind] = /^(done|error|snapshot|after)\(/.exec(event) ?? [];
  return (kind as Trigger | undefined) ?? "event";
};

/** What XState itself adds for `after`: its delays are on the transitions already. */
const isOwn = (text: string | null): text is string => text !== null;

/** What a state's `meta` may say about it; anything else there is ignored. */
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

/** Reads a machine. @param group what it is listed under */
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
