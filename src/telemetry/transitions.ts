import type { ActorRefLike, AnyActorRef, AnyMachineSnapshot, AnyStateNode } from "xstate";
import { stayLimits, uncountedMachines } from "../../contract/telemetry";
import type { StepReport } from "../../machines/account/consent";
import { transitionId } from "../../machines/shared/transition-id";
import type { Happening, Watcher } from "./inspectors";
import { machineOf, parentOf, transitionsIn } from "./recording/actor-internals";

/** Ids of the innermost states of a state value; one in a parallel state may have the value `{}`. */
const leavesOf = (value: unknown, id: string): string[] => {
  if (typeof value === "string") return [`${id}.${value}`];
  const inner = Object.entries((value ?? {}) as object);
  return inner.length === 0 ? [id] : inner.flatMap(([state, one]) => leavesOf(one, `${id}.${state}`));
};

/** Ids of the innermost states that a state enters by itself. */
const initialLeaves = ({ id, type, states, initial }: AnyStateNode): string[] => {
  if (type === "parallel") return Object.values(states).flatMap(initialLeaves);
  if (type === "compound") return (initial.target ?? []).flatMap(initialLeaves);
  return type === "history" ? [] : [id];
};

/** A time in a state as it is counted: up to so many seconds. */
const secondsOf = (ms: number): number | null => stayLimits.find((limit) => ms <= limit * 1000) ?? null;

const rootOf = (actor: AnyActorRef): AnyActorRef => {
  const parent = parentOf(actor);
  return parent ? rootOf(parent) : actor;
};

/** Since when a machine has been in each of its innermost states; null if its entry was not seen. */
type Stays = ReadonlyMap<string, number | null>;

export interface TransitionCounter extends Watcher {
  /** The whole page is left. */
  leavePage(at: number): void;
}

interface Options {
  locale: string;
  report: (report: StepReport) => void;
}

/**
 * Reports which transitions machines take and which states they enter and leave. It never reads an event's payload or a
 * machine's context.
 *
 * Each state that was entered is either left by a transition, or left with the page, or the machine is still in it. A
 * machine that finishes leaves all its states.
 */
export function countTransitions({ locale, report }: Options): TransitionCounter {
  const known = new Map<ActorRefLike, Stays>();

  const tell = (machine: string, told: Partial<StepReport>) =>
    report({ type: "step", machine, transitions: [], entered: [], left: [], leftPage: false, ...told, locale });

  const begin = (actor: AnyActorRef, machine: string, leaves: readonly string[], since: number | null) => {
    known.set(actor, new Map(leaves.map((leaf) => [leaf, since])));
    tell(machine, { entered: [...leaves] });
  };

  const leftAt = (stays: Stays, leaves: readonly string[], at: number): StepReport["left"] =>
    leaves.map((state) => {
      const since = stays.get(state) ?? null;
      return { state, seconds: since === null ? null : secondsOf(at - since) };
    });

  const end = (actor: AnyActorRef, at: number) => {
    const stays = known.get(actor);
    known.delete(actor);
    if (stays) tell(machineOf(actor) ?? "", { left: leftAt(stays, [...stays.keys()], at), leftPage: true });
  };

  const step = (
    actor: AnyActorRef,
    machine: string,
    transitions: string[],
    snapshot: AnyMachineSnapshot,
    at: number,
  ) => {
    const before = known.get(actor) ?? new Map();
    const leaves = leavesOf(snapshot.value, machine);
    const stays: Stays = new Map(leaves.map((leaf) => [leaf, before.has(leaf) ? (before.get(leaf) ?? null) : at]));
    const entered = leaves.filter((leaf) => !before.has(leaf));
    const left = leftAt(
      before,
      [...before.keys()].filter((leaf) => !stays.has(leaf)),
      at,
    );
    const isDone = snapshot.status === "done";
    if (isDone) known.delete(actor);
    else known.set(actor, stays);
    if (transitions.length > 0 || entered.length > 0 || left.length > 0)
      tell(machine, { transitions, entered, left: isDone ? [...left, ...leftAt(stays, leaves, at)] : left });
  };

  return {
    see({ happened, at, value }: Happening) {
      const actor = happened.actorRef as AnyActorRef;
      const machine = machineOf(actor);
      if (machine === null || uncountedMachines.includes(machine)) return;
      if (happened.type === "@xstate.event") {
        // One that was running before it could be seen; a starting one has no state yet.
        if (!known.has(actor) && happened.event.type !== "xstate.init")
          begin(actor, machine, leavesOf(value, machine), null);
        return;
      }
      const snapshot = happened.snapshot as AnyMachineSnapshot;
      if (snapshot.status === "stopped") return end(actor, at);
      if (happened.type === "@xstate.snapshot") {
        // One that was resumed, or whose initial states lead nowhere by themselves.
        if (!known.has(actor) && snapshot.status === "active")
          begin(actor, machine, leavesOf(snapshot.value, machine), at);
        return;
      }
      if (!known.has(actor)) begin(actor, machine, initialLeaves(snapshot.machine.root), at);
      step(actor, machine, transitionsIn(happened).map(transitionId), snapshot, at);
    },
    leave(root, at) {
      for (const actor of [...known.keys()]) if (rootOf(actor as AnyActorRef) === root) end(actor as AnyActorRef, at);
    },
    leavePage(at) {
      for (const actor of [...known.keys()]) end(actor as AnyActorRef, at);
    },
  };
}
