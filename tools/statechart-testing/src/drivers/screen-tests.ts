import type { ReactElement } from "react";
import type {
  ActorRefFrom,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  SnapshotFrom,
} from "xstate";
import { nodesOf } from "../model/identify";
import type { TestModel } from "../model/test-model";
import { casesOf } from "../simulator/event-alphabet";
import type { Control, User } from "./user";

type TypeOf<M extends AnyStateMachine> = EventFrom<M>["type"];
type EventOf<M extends AnyStateMachine, T> = Extract<EventFrom<M>, { type: T }>;

/** A control that is there although the page's machine does not know it, and why that is right. */
interface Ignored {
  role: Control["role"];
  /** Every one of its kind without a name. */
  name?: string | RegExp;
  why: string;
}

/** A child machine that runs and that its page does not show, and why that is right. */
interface Hidden {
  child: string;
  /** Ids of the page's own states. */
  in: readonly string[];
  why: string;
}

/**
 * `missing`: the machine takes an event that the page does not offer. `idle`: the other way round. `unable`: the page
 * offers the event, and not with what the test model's case carries.
 */
type Drift = "missing" | "idle" | "unable";

/** A difference between page and machine that is known, and why it stands. */
interface AllowedDifference<T extends string, S> {
  drift: Drift;
  event: T;
  /** Ids of states; in one of them the machine must be. */
  in: readonly string[];
  /** Only of the control that bears this name. */
  of?: string;
  /** Only where this holds. */
  when?(snapshot: S): boolean;
  why: string;
}

/** By way of a condition, because only then is it known in time for the parameters of the functions. */
type DoesOf<M> = M extends AnyStateMachine
  ? { [T in TypeOf<M>]?: (user: User, event: EventOf<M, T>, snapshot: SnapshotFrom<M>) => Promise<void> }
  : never;

type SeesOf<M> = M extends AnyStateMachine
  ? Record<string, (user: User, snapshot: SnapshotFrom<M>) => Promise<void>>
  : never;
type AllowedDifferencesOf<M> = M extends AnyStateMachine
  ? readonly AllowedDifference<TypeOf<M>, SnapshotFrom<M>>[]
  : never;

/** How one machine looks on a page: what does its events, and what is seen in its states. */
export interface PartTests<M extends AnyStateMachine> {
  testModel: TestModel<M>;
  /** By event: how a person brings it about. Also run without effect, to find out which controls it needs. */
  does: DoesOf<M>;
  /** Events that no control sends, or single cases of one (`event (case)`): they are sent to the actor. */
  world?: readonly string[];
  /** By id of a state: what a person must see in it. */
  sees: SeesOf<M>;
  /** By event: more controls that send it, with payloads that the test model has no case of. */
  also?: { [T in TypeOf<M>]?: readonly Control[] };
  /** Ids of states in which a dialog covers what the other machines have on the page. */
  modal?: readonly string[];
  allowedDifferences?: AllowedDifferencesOf<M>;
}

/** A machine's view, as it is tested on a page. */
export interface ScreenTests<M extends AnyStateMachine> extends PartTests<M> {
  render(actor: ActorRefFrom<M>): ReactElement;
  /** By the id of their actor: child machines that are run for real and shown on the same page. */
  children?: Record<string, Part>;
  /** Where a child runs and is not on the page. */
  hides?: readonly Hidden[];
  ignores?: readonly Ignored[];
}

type Does = (user: User, event: AnyEventObject, snapshot: AnyMachineSnapshot) => Promise<void>;
/** The same without the types of its machine. */
export interface Part {
  testModel: TestModel;
  does: Record<string, Does>;
  world: readonly string[];
  sees: Record<string, (user: User, snapshot: AnyMachineSnapshot) => Promise<void>>;
  also: Record<string, readonly Control[]>;
  modal: readonly string[];
  allowedDifferences: readonly AllowedDifference<string, AnyMachineSnapshot>[];
}
export interface Screen extends Part {
  render(actor: AnyActorRef): ReactElement;
  children: Record<string, Part>;
  hides: readonly Hidden[];
  ignores: readonly Ignored[];
}

/** Event types that a test model sends, with the names of their cases; others only its children or its parent send. */
function sentBy(testModel: TestModel): Map<string, string[]> {
  const heard = nodesOf(testModel.machine).flatMap(({ transitions }) => [...transitions.keys()]);
  const types = new Set([...heard, ...Object.keys(testModel.events)].filter((type) => !/^xstate\.|\*$/.test(type)));
  return new Map([...types].map((type) => [type, Object.keys(casesOf(testModel, type))]));
}

const caseOf = (type: string, one: string): string => `${type} (${one})`;

/** What is wrong with a part: nothing may be forgotten, and nothing mistyped. */
function faultsOf({ testModel, does, world, sees, also, modal, allowedDifferences }: Part): string[] {
  const { id } = testModel.machine;
  const sent = sentBy(testModel);
  const cases = [...sent].flatMap(([type, names]) => names.map((one) => caseOf(type, one)));
  const nodes = nodesOf(testModel.machine);
  const states = new Set(nodes.map((node) => node.id));
  const notModeled = [...sent].filter(([type, names]) => names.length > 0 && !does[type] && !world.includes(type));
  const unseen = nodes.filter(({ meta, id: state }) => meta?.screen && !sees[state]);
  const events = [...Object.keys(does), ...Object.keys(also), ...allowedDifferences.map(({ event }) => event)];
  const named = [
    ...Object.keys(sees),
    ...modal,
    ...allowedDifferences.flatMap((allowedDifference) => allowedDifference.in),
  ];
  return [
    ...notModeled.map(([type]) => `${id}: nobody does "${type}", and it is not of the world.`),
    ...unseen.map(({ id: state }) => `${id}: nothing is said of what is seen in ${state}.`),
    ...events.filter((type) => !sent.has(type)).map((type) => `${id}: there is no event "${type}".`),
    ...world.filter((one) => !sent.has(one) && !cases.includes(one)).map((one) => `${id}: there is no event "${one}".`),
    ...Object.keys(does)
      .filter((type) => world.includes(type))
      .map((type) => `${id}: "${type}" is done by hand and of the world.`),
    ...named.filter((state) => !states.has(state)).map((state) => `${id}: there is no state "${state}".`),
  ];
}

/** Fills in what a part says nothing of, and forgets its machine's types: only that machine's events come back to it. */
const partOf = <M extends AnyStateMachine>(tests: PartTests<M>): Part => ({
  world: [],
  also: {},
  modal: [],
  allowedDifferences: [],
  ...(tests as unknown as Pick<Part, "testModel" | "does" | "sees">),
});

function withoutFaults(faults: string[]): void {
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

/** A machine that is shown on a page of another one. @throws {Error} naming what is forgotten or mistyped */
export function definePartTests<M extends AnyStateMachine>(tests: PartTests<M>): Part {
  const part = partOf(tests);
  withoutFaults(faultsOf(part));
  return part;
}

/** A machine with a page of its own. @throws {Error} naming what is forgotten or mistyped */
export function defineScreenTests<M extends AnyStateMachine>(tests: ScreenTests<M>): Screen {
  const { render, children = {}, hides = [], ignores = [] } = tests;
  const screen: Screen = { ...partOf(tests), render: render as unknown as Screen["render"], children, hides, ignores };
  const { testModel } = screen;
  const states = new Set(nodesOf(testModel.machine).map(({ id }) => id));
  withoutFaults([
    ...faultsOf(screen),
    ...Object.keys(testModel.children ?? {})
      .filter((id) => !children[id])
      .map((id) => `${testModel.machine.id}: nothing is said of its child "${id}".`),
    ...Object.keys(children)
      .filter((id) => !testModel.children?.[id])
      .map((id) => `${testModel.machine.id}: its test model runs no child "${id}".`),
    ...hides
      .filter(({ child }) => !children[child])
      .map(({ child }) => `${testModel.machine.id}: there is no child "${child}".`),
    ...hides
      .flatMap((hidden) => hidden.in)
      .filter((state) => !states.has(state))
      .map((state) => `${testModel.machine.id}: there is no state "${state}".`),
  ]);
  return screen;
}

/** the allowed difference for a difference between page and machine, where there is one; of one control, or of any. */
export function allowedDifferenceFor(
  { allowedDifferences }: Part,
  drift: Drift,
  event: string,
  snapshot: AnyMachineSnapshot,
  control?: string,
) {
  const states = snapshot._nodes.map(({ id }) => id);
  return allowedDifferences.find(
    (one) =>
      one.drift === drift &&
      one.event === event &&
      one.in.some((id) => states.includes(id)) &&
      (one.of === undefined || one.of === control) &&
      (one.when?.(snapshot) ?? true),
  );
}

/** The part that shows a player: the screen itself, or one of its children. */
export const partFor = (screen: Screen, player: string): Part | undefined =>
  player === "" ? screen : screen.children[player];

/** Whether an event comes from the world and not from a control. */
export const isOfWorld = ({ world }: Part, type: string, one: string): boolean =>
  world.includes(type) || world.includes(caseOf(type, one));
