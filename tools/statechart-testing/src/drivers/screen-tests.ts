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

/** A control that is on the page without being part of the page's machine, and why. */
interface Ignored {
  role: Control["role"];
  /** All controls of its kind if it has no name. */
  name?: string | RegExp;
  why: string;
}

/** A child machine that runs without being shown on the page, and why. */
interface Hidden {
  child: string;
  /** Ids of the page machine's own states. */
  in: readonly string[];
  why: string;
}

/** A step after which nothing on the page has the focus although something had it before, and why. */
export interface FocusLoss {
  /** The label of the step without its case: `answer.submit`, `rate → saved`, `quiz: answer.submit`, `time`. */
  after: string;
  /** Ids of states of the page's machines before the step; anywhere if there are none. */
  in?: readonly string[];
  why: string;
}

/**
 * `missing`: the machine takes an event that the page does not offer. `idle`: the reverse. `unable`: the page offers
 * the event, but not with the payload of the test model's case.
 */
type Drift = "missing" | "idle" | "unable";

/** An allowed difference between page and machine, and the reason. */
interface AllowedDifference<T extends string, S> {
  drift: Drift;
  event: T;
  /** Ids of states; it applies if the machine is in one of them. */
  in: readonly string[];
  /** Limits it to the control with this name. */
  of?: string;
  /** Limits it to where this holds. */
  when?(snapshot: S): boolean;
  why: string;
}

/** A conditional type, so that the parameters of the functions are inferred. */
type DoesOf<M> = M extends AnyStateMachine
  ? { [T in TypeOf<M>]?: (user: User, event: EventOf<M, T>, snapshot: SnapshotFrom<M>) => Promise<void> }
  : never;

type SeesOf<M> = M extends AnyStateMachine
  ? Record<string, (user: User, snapshot: SnapshotFrom<M>) => Promise<void>>
  : never;
type AllowedDifferencesOf<M> = M extends AnyStateMachine
  ? readonly AllowedDifference<TypeOf<M>, SnapshotFrom<M>>[]
  : never;

/** How a page shows a machine: what causes its events, and what is visible in its states. */
export interface PartTests<M extends AnyStateMachine> {
  testModel: TestModel<M>;
  /** By event: how a user causes it. Also called without effect, to find the controls that it needs. */
  does: DoesOf<M>;
  /** Events that no control sends, or single cases (`event (case)`): the test sends them to the actor. */
  world?: readonly string[];
  /** By state id: what a user must see in it. */
  sees: SeesOf<M>;
  /** By event: other controls that send it, with payloads that no case of the test model has. */
  also?: { [T in TypeOf<M>]?: readonly Control[] };
  /** Ids of states in which a dialog covers the other machines on the page. */
  modal?: readonly string[];
  allowedDifferences?: AllowedDifferencesOf<M>;
}

/** The tests of a machine's view on a page. */
export interface ScreenTests<M extends AnyStateMachine> extends PartTests<M> {
  render(actor: ActorRefFrom<M>): ReactElement;
  /** By actor id: unstubbed child machines that are shown on the same page. */
  children?: Record<string, Part>;
  /** Where a child runs without being on the page. */
  hides?: readonly Hidden[];
  ignores?: readonly Ignored[];
  /** Where keyboard users lose their place: steps that remove the focused control and give the focus to no other. */
  losesFocus?: readonly FocusLoss[];
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
  losesFocus: readonly FocusLoss[];
}

/** The event types of a test model, with the names of their cases. Only children or the parent send other types. */
export function eventNames(testModel: TestModel): Map<string, string[]> {
  const heard = nodesOf(testModel.machine).flatMap(({ transitions }) => [...transitions.keys()]);
  const types = new Set([...heard, ...Object.keys(testModel.events)].filter((type) => !/^xstate\.|\*$/.test(type)));
  return new Map([...types].map((type) => [type, Object.keys(casesOf(testModel, type))]));
}

const caseOf = (type: string, one: string): string => `${type} (${one})`;

/** What is missing or mistyped in a part. */
function faultsOf({ testModel, does, world, sees, also, modal, allowedDifferences }: Part): string[] {
  const { id } = testModel.machine;
  const sent = eventNames(testModel);
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
    ...notModeled.map(
      ([type]) =>
        `${id}: "does" has no action for "${type}"; add one, or list the event in "world" if no control sends it.`,
    ),
    ...unseen.map(
      ({ id: state }) => `${id}: "sees" has no entry for ${state}; say what must be visible in this state.`,
    ),
    ...events
      .filter((type) => !sent.has(type))
      .map((type) => `${id}: the machine has no event "${type}"; correct its name, or remove it.`),
    ...world
      .filter((one) => !sent.has(one) && !cases.includes(one))
      .map((one) => `${id}: the machine has no event "${one}"; correct its name, or remove it.`),
    ...Object.keys(does)
      .filter((type) => world.includes(type))
      .map((type) => `${id}: "${type}" is in "does" and in "world"; remove one of them.`),
    ...named
      .filter((state) => !states.has(state))
      .map((state) => `${id}: the machine has no state "${state}"; correct its id, or remove it.`),
  ];
}

/** Adds defaults to a part and drops the types of its machine: it only receives that machine's events. */
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

/** Defines a machine that is shown on another machine's page. @throws {Error} that names what is missing or mistyped */
export function definePartTests<M extends AnyStateMachine>(tests: PartTests<M>): Part {
  const part = partOf(tests);
  withoutFaults(faultsOf(part));
  return part;
}

/** Defines a machine with its own page. @throws {Error} that names what is missing or mistyped */
export function defineScreenTests<M extends AnyStateMachine>(tests: ScreenTests<M>): Screen {
  const { children = {}, hides = [], ignores = [], losesFocus = [] } = tests;
  const render = tests.render as unknown as Screen["render"];
  const screen: Screen = { ...partOf(tests), render, children, hides, ignores, losesFocus };
  const { testModel } = screen;
  const statesOf = (model: TestModel) => nodesOf(model.machine).map(({ id }) => id);
  const states = new Set(statesOf(testModel));
  const everywhere = new Set([...states, ...Object.values(children).flatMap((child) => statesOf(child.testModel))]);
  withoutFaults([
    ...faultsOf(screen),
    ...Object.keys(testModel.children ?? {})
      .filter((id) => !children[id])
      .map(
        (id) =>
          `${testModel.machine.id}: "children" has no entry for "${id}"; describe how its part of the page is used.`,
      ),
    ...Object.keys(children)
      .filter((id) => !testModel.children?.[id])
      .map(
        (id) =>
          `${testModel.machine.id}: its test model has no child "${id}"; add it there under "children", or remove it here.`,
      ),
    ...hides
      .filter(({ child }) => !children[child])
      .map(
        ({ child }) =>
          `${testModel.machine.id}: "children" has no "${child}"; correct the name in "hides", or remove it.`,
      ),
    ...hides
      .flatMap((hidden) => hidden.in)
      .filter((state) => !states.has(state))
      .map(
        (state) =>
          `${testModel.machine.id}: the machine has no state "${state}"; correct its id in "hides", or remove it.`,
      ),
    ...losesFocus
      .flatMap((loss) => loss.in ?? [])
      .filter((state) => !everywhere.has(state))
      .map(
        (state) =>
          `${testModel.machine.id}: the machine has no state "${state}"; correct its id in "losesFocus", or remove it.`,
      ),
  ]);
  return screen;
}

/** The entry that allows a difference between page and machine, if any: for one control, or for all. */
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

/** The part that shows a running machine: the screen itself, or one of its children. */
export const partFor = (screen: Screen, player: string): Part | undefined =>
  player === "" ? screen : screen.children[player];

/** Whether an event comes from the environment and not from a control. */
export const isOfWorld = ({ world }: Part, type: string, one: string): boolean =>
  world.includes(type) || world.includes(caseOf(type, one));
