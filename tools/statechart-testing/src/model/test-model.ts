import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom } from "xstate";
import { nodesOf } from "./identify";

/** One way in which an invoked actor can end. */
export type Outcome<Context> = { output: Made<Context> } | { error: Made<Context> };
/** A value, or a function that derives it from the context. */
type Made<Context> = object | string | number | boolean | null | undefined | ((context: Context) => unknown);

type PayloadOf<E> = Omit<E, "type">;
/**
 * The payloads of an event by case name, or functions that derive them from the context. An event without cases is only
 * sent by unstubbed children.
 */
type Cases<E, Context> = Record<string, PayloadOf<E> | ((context: Context) => PayloadOf<E>)>;
type TypesOf<E extends { type: string }, IsPlain extends boolean> = {
  [T in E["type"]]: keyof PayloadOf<Extract<E, { type: T }>> extends never
    ? IsPlain extends true
      ? T
      : never
    : IsPlain extends true
      ? never
      : T;
}[E["type"]];

/** Events with a payload require cases; for others they are optional. */
type EventCases<E extends { type: string }, Context> = {
  [T in TypesOf<E, false>]: Cases<Extract<E, { type: T }>, Context>;
} & { [T in TypesOf<E, true>]?: Cases<Extract<E, { type: T }>, Context> };

/** A conditional type, so that the parameters of the cases' functions are inferred. */
type EventsOf<M> = M extends AnyStateMachine ? EventCases<EventFrom<M>, ContextFrom<M>> : never;

/** By event and case: a sentence that says what happens, for events that no user of the page causes. */
type EventWords<M extends AnyStateMachine> = { [T in EventFrom<M>["type"]]?: Record<string, string> };

/** How an actor ends, for people. */
type OutcomeWords = {
  /** What its call asks the server to do: "load the course". Without it, the words of an outcome are a sentence. */
  asks?: string;
} & Record<string, string>;

/** What a test means to someone who performs it by hand, where the page does not tell. */
export interface Words<M extends AnyStateMachine = AnyStateMachine> {
  /** By input: how a test starts, unless it is enough to open the page. */
  start?: Record<string, string>;
  events?: EventWords<M>;
  /** By actor id and outcome: what the server says, as in "there is no such course". */
  outcomes?: Record<string, OutcomeWords>;
}

/** What path tests need to know about a machine in addition to the machine itself. */
export interface TestModel<M extends AnyStateMachine = AnyStateMachine> {
  machine: M;
  /** The machine's inputs by name; each is a separate starting point. */
  inputs: Record<string, InputFrom<M>>;
  events: EventsOf<M>;
  /** By actor id: its possible outcomes. An actor that never ends has none. */
  outcomes: Record<string, Record<string, Outcome<ContextFrom<M>>>>;
  /** Selects the part of the context that affects later behavior: states that differ in it are different places. */
  project?(context: ContextFrom<M>): unknown;
  /** Exploring stops after this many places (5000). */
  maxPlaces?: number;
  /** By actor id: child machines that run unstubbed. */
  children?: Record<string, TestModel>;
  /** The machine's system id. By default, its parent is registered as `academy`. */
  systemId?: string;
  /** Ids of states, transitions, guard branches, and outcomes that no path can reach, each with the reason. */
  exceptions?: Record<string, string>;
  /** For exports that are read by people. */
  words?: Words<M>;
}

/** Checks the shape of a test model and keeps its types. */
export const defineTestModel = <M extends AnyStateMachine>(testModel: TestModel<M>): TestModel<M> => testModel;

/** The part of a test model that types do not provide. What it says counts; the rest is derived from types. */
export type TestData<M extends AnyStateMachine = AnyStateMachine> = Partial<Omit<TestModel<M>, "events">> & {
  machine: M;
  events?: Partial<EventsOf<M>>;
};

/** Checks the shape of test data and keeps its types. */
export const defineTestData = <M extends AnyStateMachine>(data: TestData<M>): TestData<M> => data;

/** A test model without these: events that only its parent sends, and actors that never end. */
export function without<M extends AnyStateMachine>(testModel: TestModel<M>, ...names: string[]): TestModel<M> {
  const heard = new Set(nodesOf(testModel.machine).flatMap(({ transitions }) => [...transitions.keys()]));
  for (const name of names)
    if (!(name in testModel.outcomes) && !heard.has(name))
      throw new Error(`${testModel.machine.id} knows no "${name}".`);
  const none = (isAmong: (name: string) => boolean) =>
    Object.fromEntries(names.filter(isAmong).map((name) => [name, {}]));
  return {
    ...testModel,
    events: { ...testModel.events, ...none((name) => heard.has(name)) },
    outcomes: { ...testModel.outcomes, ...none((name) => name in testModel.outcomes) },
  };
}
