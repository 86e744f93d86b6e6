import type { AnyStateNode } from "xstate";
import { stateText } from "../cli/names";
import { nodesOf } from "../model/identify";
import type { TestModel } from "../model/test-model";
import type { Graph } from "../planner/explore";
import type { PlannedTest } from "../planner/paths";
import type { Step } from "../simulator/step";
import type { RecordedEvent } from "./session";

/** The events of one machine in a recorded session, from its start to its end. */
export interface Track {
  machine: string;
  actor: string;
  events: RecordedEvent[];
}

/** The tracks of a session, in the order in which their machines started. */
export function tracksOf(events: readonly RecordedEvent[]): Track[] {
  const tracks = new Map<string, Track>();
  for (const event of events) {
    const { actor, machine } = event;
    if (!tracks.has(actor)) tracks.set(actor, { machine, actor, events: [] });
    for (const track of tracks.values())
      if (actor === track.actor || actor.startsWith(`${track.actor}/`)) track.events.push(event);
  }
  return [...tracks.values()];
}

/** A recorded track as a test of the current machine, as far as they match. */
export interface Recognised {
  /** The steps to where the recording begins, followed by the recorded ones. */
  test: PlannedTest;
  /** How many of the steps precede the recording. */
  before: number;
  /** The first mismatch, in words; null if everything matches. */
  mismatch: string | null;
}

/** A place that matches the recording so far, the path to it, and how many of its steps precede the recording. */
interface Position {
  node: number;
  steps: readonly Step[];
  before: number;
}

/** The maximum number of candidate places. There can be several, because payloads are not recorded. */
const maxPlaces = 500;

/** The step for an event: an outcome, time, or an event. Null if the event follows from another one. */
function stepOf(testModel: TestModel, root: string, { actor, source, event, code }: RecordedEvent) {
  const name = actor.slice(root.length + 1);
  const own = name === "" ? testModel : testModel.children?.[name];
  // Of stubbed actors, only what they send to their parent counts.
  if (!own || event === "xstate.init" || event === "xstate.stop") return null;
  const ended = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event);
  if (ended) {
    const [, how, invoke = ""] = ended;
    return own.children?.[invoke] ? null : ({ kind: "outcome", name, invoke, failed: how === "error", code } as const);
  }
  if (event.startsWith("xstate.after.")) return { kind: "time", name } as const;
  if (event.startsWith("xstate.")) return null;
  const isInside = source !== null && (source === root || source.startsWith(`${root}/`));
  if (!isInside) return { kind: "event", name, type: event } as const;
  // From within, an event is a step only if a stubbed child sent it; not if it came from an unstubbed child or itself.
  const sender = source.slice(actor.length + 1);
  return source.startsWith(`${actor}/`) && !own.children?.[sender]
    ? ({ kind: "event", name, type: event } as const)
    : null;
}
type Sought = NonNullable<ReturnType<typeof stepOf>>;

/** Whether a step of the graph can be the recorded one. */
function canBe(testModel: TestModel, step: Step, sought: Sought): boolean {
  if (step.kind === "time" || sought.kind === "time") return step.kind === sought.kind;
  if (step.actor !== sought.name) return false;
  if (step.kind === "event") return sought.kind === "event" && step.type === sought.type;
  if (sought.kind !== "outcome" || step.invoke !== sought.invoke) return false;
  const own = sought.name === "" ? testModel : testModel.children?.[sought.name];
  const outcome = own?.outcomes[step.invoke]?.[step.case];
  if (!outcome) return false;
  if (!("error" in outcome)) return !sought.failed;
  const { code } = (outcome.error ?? {}) as { code?: string };
  // The test model lists the failures that matter: one with an unlisted code is treated like any other failure.
  return sought.failed && (code === sought.code || !namesCode(own, step.invoke, sought.code));
}

const namesCode = (testModel: TestModel, invoke: string, code: string | undefined): boolean =>
  Object.values(testModel.outcomes[invoke] ?? {}).some(
    (outcome) => "error" in outcome && (outcome.error as { code?: string } | null)?.code === code,
  );

const inWords = (sought: Sought): string =>
  sought.kind === "time"
    ? "time passes"
    : sought.kind === "event"
      ? sought.type
      : `${sought.invoke} ends${sought.failed ? ` in ${sought.code ?? "an error"}` : ""}`;

/** A state value as text; equal values have equal texts. */
const valueKey = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === "object" ? Object.fromEntries(Object.entries(part).sort()) : part,
  );

/** A recorded step, and the state of the machine once everything that followed from it was over. */
interface Moment {
  /** The number of the event, from 1. */
  at: number;
  /** Null for the start. */
  sought: Sought | null;
  label: string;
  value: unknown;
  key: string;
  place: string;
}

function momentsOf(testModel: TestModel, { actor, events }: Track): Moment[] {
  const moments: Moment[] = [];
  let value: unknown = null;
  for (const [index, event] of events.entries()) {
    const sought = index === 0 ? null : stepOf(testModel, actor, event);
    if (event.actor === actor) value = event.to;
    const now = { value, key: valueKey(value), place: stateText(value) };
    if (index === 0 || sought) moments.push({ at: index + 1, sought, label: sought ? inWords(sought) : "", ...now });
    else Object.assign(moments.at(-1) as Moment, now);
  }
  return moments;
}

/** The path of the first part of a state value that the machine does not have; null if it has all. */
function strangeState({ machine }: TestModel, value: unknown): string | null {
  const strangeIn = (node: AnyStateNode, inner: unknown, way: readonly string[]): string | null => {
    const parts: [string, unknown][] =
      typeof inner === "string" ? [[inner, {}]] : Object.entries((inner ?? {}) as Record<string, unknown>);
    for (const [key, deeper] of parts) {
      const child = node.states[key];
      const strange = child ? strangeIn(child, deeper, [...way, key]) : [...way, key].join(".");
      if (strange !== null) return strange;
    }
    return null;
  };
  return strangeIn(machine.root, value, []);
}

/** Whether any state of the current machine handles this step. */
function isKnown(testModel: TestModel, sought: Sought): boolean {
  const own = sought.name === "" ? testModel : testModel.children?.[sought.name];
  if (!own) return false;
  const nodes = nodesOf(own.machine);
  const heard = nodes.flatMap(({ transitions }) => [...transitions.keys()]);
  if (sought.kind === "time") return heard.some((type) => type.startsWith("xstate.after."));
  if (sought.kind === "event") return sought.type in own.events || heard.includes(sought.type) || heard.includes("*");
  return sought.invoke in own.outcomes || nodes.some(({ invoke }) => invoke.some(({ id }) => id === sought.invoke));
}

/** Why the current machine cannot do what was recorded: the part that no longer exists, or else the transition. */
function mismatchOf(testModel: TestModel, { sought, value }: Moment): string {
  const { id } = testModel.machine;
  if (sought && !isKnown(testModel, sought)) {
    const whose = sought.name === "" ? id : `${sought.name} in ${id}`;
    if (sought.kind === "time") return `${whose} no longer waits for a time`;
    return sought.kind === "event"
      ? `${whose} no longer has the event ${sought.type}`
      : `${whose} no longer runs ${sought.invoke}`;
  }
  const stranger = strangeState(testModel, value);
  return stranger === null ? `${id} no longer has this transition` : `${id} no longer has the state ${stranger}`;
}

/** Follows a track through all places that match it. */
class Search {
  private readonly keys: string[];
  private readonly moments: Moment[];

  constructor(
    private readonly testModel: TestModel,
    private readonly graph: Graph,
    private readonly track: Track,
  ) {
    this.keys = graph.nodes.map(({ value }) => valueKey(value));
    this.moments = momentsOf(testModel, track);
  }

  /** @param begins the places where the track may start */
  from(begins: readonly number[]): Recognised {
    const { graph, track, moments } = this;
    const [first, ...later] = moments;
    let places = begins.flatMap((node): Position[] => {
      const path = graph.nodes[node]?.path ?? [];
      return this.keys[node] === first?.key ? [{ node, steps: path, before: path.length }] : [];
    });
    if (places.length === 0) {
      const stranger = strangeState(this.testModel, first?.value);
      const why =
        stranger === null
          ? `no test of ${track.machine} stands there any more`
          : `${track.machine} has no ${stranger === first?.place ? "such state" : `state ${stranger}`} any more`;
      return this.found(places, `It begins in ${first?.place}, and ${why}.`);
    }
    for (const moment of later) {
      const next = this.follow(places, moment);
      if (next.length === 0) {
        const where = [...new Set(places.map(({ node }) => stateText(graph.nodes[node]?.value)))].join(" or ");
        const what = `Event ${moment.at} of ${track.events.length}, ${moment.label}, led from ${where} to ${moment.place}`;
        return this.found(places, `${what}; ${mismatchOf(this.testModel, moment)}.`);
      }
      places = next;
    }
    return this.found(places, null);
  }

  /** The places where the machine can be after a recorded step. */
  private follow(places: readonly Position[], { sought, key }: Moment): Position[] {
    const next = new Map<number, Position>();
    const add = (position: Position) => {
      if (!next.has(position.node) && next.size < maxPlaces) next.set(position.node, position);
    };
    const isThere = (node: number) => this.keys[node] === key;
    for (const place of places) {
      const edges = this.graph.nodes[place.node]?.edges ?? [];
      const ways = edges.filter(
        (edge) => isThere(edge.to) && sought !== null && canBe(this.testModel, edge.step, sought),
      );
      for (const way of ways) add({ ...place, node: way.to, steps: [...place.steps, way.step] });
      // An event that the machine does not handle changes nothing, nor what a child does that the test model leaves out:
      // the child has a track of its own.
      const canBeLeftOut = sought !== null && (sought.kind === "event" || sought.name !== "");
      if (ways.length === 0 && canBeLeftOut && isThere(place.node)) add(place);
    }
    return [...next.values()];
  }

  private found([place = { node: 0, steps: [], before: 0 }]: readonly Position[], mismatch: string | null): Recognised {
    const input = this.graph.nodes[place.node]?.input ?? "";
    return { test: { input, steps: [...place.steps] }, before: place.before, mismatch };
  }
}

/**
 * Finds the test that matches a track. Recordings have no payloads, so for each event, every case of the test model
 * that leads to the recorded state is followed. It starts at the machine's start, or anywhere if it was restored.
 */
export function recognise(testModel: TestModel, graph: Graph, track: Track): Recognised {
  const search = new Search(testModel, graph, track);
  const fromStart = search.from(graph.starts.map(({ node }) => node));
  if (!fromStart.mismatch) return fromStart;
  const fromAnywhere = search.from(graph.nodes.map((_, node) => node));
  return fromAnywhere.mismatch && fromAnywhere.test.steps.length === 0 ? fromStart : fromAnywhere;
}
