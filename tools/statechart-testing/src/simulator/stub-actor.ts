import type {
  ActorLogic,
  AnyActorLogic,
  AnyActorRef,
  AnyStateMachine,
  EventObject,
  InspectionEvent,
  Snapshot,
} from "xstate";
import { nodesOf } from "../model/identify";
import type { TestModel } from "../model/test-model";

type Play = { type: "stub.done"; output: unknown } | { type: "stub.fail"; error: unknown };
type StubSnapshot = Snapshot<unknown> & { input: unknown };

/** An actor that does nothing until a step ends it. It then ends immediately, where a promise would take a moment. */
export const stubActor: ActorLogic<StubSnapshot, EventObject, unknown> = {
  getInitialSnapshot: (_, input) => ({ status: "active", output: undefined, error: undefined, input }),
  transition(snapshot, event) {
    const play = event as Play;
    if (play.type === "stub.done") return { ...snapshot, status: "done", output: play.output, error: undefined };
    if (play.type === "stub.fail") return { ...snapshot, status: "error", output: undefined, error: play.error };
    return snapshot;
  },
  getPersistedSnapshot: (snapshot) => snapshot,
};

/** A machine with stubbed actors, and those of its children that are not stubbed. */
export interface StubbedMachine {
  machine: AnyStateMachine;
  children: ReadonlyMap<string, StubbedMachine>;
}

/** Called for every effect that the machine would have had. */
export type OnEffect = (name: string, params: unknown) => void;

/** A machine that takes more microsteps at once is in an endless loop: XState throws at this limit. */
const maxMicrosteps = 1000;

/** Actions that XState resolves itself (assign, raise, sendTo …) have a `resolve`; all others are effects. */
const isEffect = (action: unknown): boolean => typeof action === "function" && !("resolve" in action);

/** The machine of a test model with every actor stubbed and every effect reported; listed children are not stubbed. */
export function stubbed(testModel: TestModel, onEffect: OnEffect = () => undefined): StubbedMachine {
  const { actors, actions } = testModel.machine.implementations;
  const children = new Map(
    Object.entries(testModel.children ?? {}).map(([id, child]) => [id, stubbed(child, onEffect)]),
  );
  const real = new Map(
    [...children].flatMap(([id, child]) => {
      const src = sourceOf(testModel, id);
      return src === null ? [] : [[src, child.machine] as const];
    }),
  );
  const sources = new Set([...Object.keys(actors), ...invokesOf(testModel.machine).flatMap(({ src }) => src ?? [])]);
  const machine: AnyStateMachine = testModel.machine.provide({
    actors: Object.fromEntries([...sources].map((src) => [src, real.get(src) ?? stubActor])),
    actions: Object.fromEntries(
      Object.entries(actions)
        .filter(([, action]) => isEffect(action))
        .map(([name]) => [name, (_: unknown, params: unknown) => onEffect(name, params)]),
    ),
  } as never);
  machine.options.maxIterations = maxMicrosteps;
  return { machine, children };
}

/** The logic that replaces an actor started by the machine. */
function logicFor({ children }: StubbedMachine, id: string): AnyActorLogic {
  return children.get(id)?.machine ?? stubActor;
}

/**
 * Replaces inline logic. No implementation can be provided for it, so it is replaced when the actor is created, before
 * the actor has a state.
 */
export function inlineStubs(subject: StubbedMachine): (happened: InspectionEvent) => void {
  const known = new WeakMap<AnyActorRef, StubbedMachine>();
  return (happened) => {
    if (happened.type !== "@xstate.actor") return;
    const actor = happened.actorRef as AnyActorRef & { logic: AnyActorLogic };
    if (actor.logic === subject.machine) known.set(actor, subject);
    const parent = actor._parent && known.get(actor._parent);
    if (!parent) return;
    const logic = logicFor(parent, actor.id);
    if (actor.logic !== logic) actor.logic = logic;
    const child = parent.children.get(actor.id);
    if (child) known.set(actor, child);
  };
}

/** Every invoke with the name of its actor logic; null for inline logic. */
function invokesOf(machine: AnyStateMachine): { id: string; src: string | null }[] {
  return nodesOf(machine).flatMap(({ invoke }) =>
    invoke.map(({ id, src }) => {
      // XState generates a name for inline logic and ignores any provided implementation.
      return { id, src: typeof src === "string" && !src.startsWith("xstate.invoke.") ? src : null };
    }),
  );
}

/** The name of a child's logic in the machine's setup; null for inline logic. */
function sourceOf({ machine, children }: TestModel, id: string): string | null {
  const invoked = invokesOf(machine).find((invoke) => invoke.id === id);
  if (invoked) return invoked.src;
  const logic = children?.[id]?.machine;
  const src = Object.entries(machine.implementations.actors).find(([, actor]) => actor === logic)?.[0];
  if (!src)
    throw new Error(
      `The test model of ${machine.id} lists the child "${id}", which the machine neither invokes nor spawns; correct its id, or remove it.`,
    );
  return src;
}
