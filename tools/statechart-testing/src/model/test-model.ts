import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom } from "xstate";
import { nodesOf } from "./identify";

/** A way in which an actor that a state invokes may end. */
export type Outcome<Context> = { output: Made<Context> } | { error: Made<Context> };
/** Anything, or what it is made of the context by. */
type Made<Context> = object | string | number | boolean | null | undefined | ((context: Context) => unknown);

type PayloadOf<E> = Omit<E, "type">;
/**
 * The payloads that an event is tried with, by the name of the case; from the context where it depends on it. Without a
 * case nobody sends it but the children that run for real.
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

/** Events that carry something need cases, others may go without. */
type EventCases<E extends { type: string }, Context> = {
  [T in TypesOf<E, false>]: Cases<Extract<E, { type: T }>, Context>;
} & { [T in TypesOf<E, true>]?: Cases<Extract<E, { type: T }>, Context> };

/** By way of a condition, because only then is it known in time for the parameters of the cases' functions. */
type EventsOf<M> = M extends AnyStateMachine ? EventCases<EventFrom<M>, ContextFrom<M>> : never;

/** What path tests need to know of a machine beside the machine itself. */
export interface TestModel<M extends AnyStateMachine = AnyStateMachine> {
  machine: M;
  /** What it is started with; each is a starting point of its own. */
  inputs: Record<string, InputFrom<M>>;
  events: EventsOf<M>;
  /** By the id of the actor: the ways in which it may end. One that never ends has none. */
  outcomes: Record<string, Record<string, Outcome<ContextFrom<M>>>>;
  /** The part of the context that decides how the machine goes on: states that differ in it are different places. */
  project?(context: ContextFrom<M>): unknown;
  /** Child machines, by the id of their actor, that are run for real instead of being stubbed. */
  children?: Record<string, TestModel>;
  /** The name under which the system knows the machine; by default it is its parent who is known as the academy. */
  systemId?: string;
  /** Ids of states, transitions, guard branches and outcomes that no path can take, each with its reason. */
  exceptions?: Record<string, string>;
}

/** Keeps the types of a test model while checking its form. */
export const defineTestModel = <M extends AnyStateMachine>(testModel: TestModel<M>): TestModel<M> => testModel;

/** A test model in which these do not happen by themselves: events that only its parent sends, actors that never end. */
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
