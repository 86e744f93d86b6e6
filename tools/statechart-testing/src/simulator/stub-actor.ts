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

/** An actor that does nothing until it is told how it ends: then it ends at once, as a promise would a moment later. */
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

/** A machine whose actors are stubs, and the children of it that stay real. */
export interface StubbedMachine {
  machine: AnyStateMachine;
  children: ReadonlyMap<string, StubbedMachine>;
}

/** Told about every effect that a machine would have had. */
export type OnEffect = (name: string, params: unknown) => void;

/** A machine that does more at once never comes to rest: it breaks instead of going on for ever. */
const maxMicrosteps = 1000;

/** Actions that XState resolves itself (assign, raise, sendTo …) carry a `resolve`; the others are effects. */
const isEffect = (action: unknown): boolean => typeof action === "function" && !("resolve" in action);

/** A test model's machine with a stub for every actor and a note for every effect; listed children stay real. */
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

/** What an actor is replaced by that its machine starts. */
function logicFor({ children }: StubbedMachine, id: string): AnyActorLogic {
  return children.get(id)?.machine ?? stubActor;
}

/**
 * Replaces logic that is written where it is invoked or spawned: no implementation can be provided for it, so it is
 * exchanged as the actor comes into being, before it has a state.
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

/** Every invoke with the name of the actor that it runs. */
function invokesOf(machine: AnyStateMachine): { id: string; src: string | null }[] {
  return nodesOf(machine).flatMap(({ invoke }) =>
    invoke.map(({ id, src }) => {
      // XState makes up a name for logic that is written inline, and takes the logic past any that is provided.
      return { id, src: typeof src === "string" && !src.startsWith("xstate.invoke.") ? src : null };
    }),
  );
}

/** The name of a child's logic in the setup of its machine; none of one that is written where it is invoked. */
function sourceOf({ machine, children }: TestModel, id: string): string | null {
  const invoked = invokesOf(machine).find((invoke) => invoke.id === id);
  if (invoked) return invoked.src;
  const logic = children?.[id]?.machine;
  const src = Object.entries(machine.implementations.actors).find(([, actor]) => actor === logic)?.[0];
  if (!src) throw new Error(`${machine.id} has no child "${id}".`);
  return src;
}
