import type { ActorLogic, AnyStateMachine, EventObject, Snapshot } from "xstate";
import type { Flow } from "./flow";
import { nodesOf } from "./identify";

type Play = { type: "puppet.done"; output: unknown } | { type: "puppet.fail"; error: unknown };
type PuppetSnapshot = Snapshot<unknown> & { input: unknown };

/** An actor that does nothing until it is told how it ends: then it ends at once, as a promise would a moment later. */
export const puppet: ActorLogic<PuppetSnapshot, EventObject, unknown> = {
  getInitialSnapshot: (_, input) => ({ status: "active", output: undefined, error: undefined, input }),
  transition(snapshot, event) {
    const play = event as Play;
    if (play.type === "puppet.done") return { ...snapshot, status: "done", output: play.output, error: undefined };
    if (play.type === "puppet.fail") return { ...snapshot, status: "error", output: undefined, error: play.error };
    return snapshot;
  },
  getPersistedSnapshot: (snapshot) => snapshot,
};

/** Told about every effect that a machine would have had. */
export type OnEffect = (name: string, params: unknown) => void;

/** A machine that does more at once never comes to rest: it breaks instead of going on for ever. */
const mostMicrosteps = 1000;

/** Actions that XState resolves itself (assign, raise, sendTo …) carry a `resolve`; the others are effects. */
const isEffect = (action: unknown): boolean => typeof action === "function" && !("resolve" in action);

/** A flow's machine with a puppet for every actor and a note for every effect; listed children stay real. */
export function played(flow: Flow, onEffect: OnEffect = () => undefined): AnyStateMachine {
  const { actors, actions } = flow.machine.implementations;
  const real = new Map(
    Object.entries(flow.children ?? {}).map(([id, child]) => [sourceOf(flow, id), played(child, onEffect)]),
  );
  const sources = new Set([...Object.keys(actors), ...invokesOf(flow.machine).map(({ src }) => src)]);
  const machine: AnyStateMachine = flow.machine.provide({
    actors: Object.fromEntries([...sources].map((src) => [src, real.get(src) ?? puppet])),
    actions: Object.fromEntries(
      Object.entries(actions)
        .filter(([, action]) => isEffect(action))
        .map(([name]) => [name, (_: unknown, params: unknown) => onEffect(name, params)]),
    ),
  } as never);
  machine.options.maxIterations = mostMicrosteps;
  return machine;
}

/** Every invoke with the name of the actor that it runs. */
function invokesOf(machine: AnyStateMachine): { id: string; src: string }[] {
  return nodesOf(machine).flatMap(({ id: state, invoke }) =>
    invoke.map(({ id, src }) => {
      // XState makes up a name for logic that is written inline, and takes the logic past any that is provided.
      if (typeof src !== "string" || src.startsWith("xstate.invoke."))
        throw new Error(`${state} invokes an actor that has no name in the machine's setup.`);
      return { id, src };
    }),
  );
}

/** The name of the actor that a child is: as it is invoked, or, of one that is spawned, as it stands in the setup. */
function sourceOf({ machine, children }: Flow, id: string): string {
  const invoked = invokesOf(machine).find((invoke) => invoke.id === id);
  const logic = children?.[id]?.machine;
  const src = invoked?.src ?? Object.entries(machine.implementations.actors).find(([, actor]) => actor === logic)?.[0];
  if (!src) throw new Error(`${machine.id} has no child "${id}".`);
  return src;
}
