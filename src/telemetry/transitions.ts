import type { ActorRefLike, AnyActorRef, InspectionEvent } from "xstate";
import type { TransitionReport } from "../../machines/account/consent";
import { machineOf } from "./recording/actor-internals";

/** The counter itself and its display are not counted. */
const uncounted = ["consent", "reports"];

/** Paths of the innermost states. */
const leavesOf = (value: unknown, way = ""): string[] =>
  typeof value === "string"
    ? [way + value]
    : Object.entries((value ?? {}) as object).flatMap(([state, inner]) => leavesOf(inner, `${way}${state}.`));

/** Numbers in event names are delays, or ids of what an actor was started for. */
const withoutNumbers = (type: string): string => type.replace(/\d+/g, "#");

interface Options {
  locale: string;
  /** Milliseconds, of any clock. */
  now: () => number;
  report: (report: TransitionReport) => void;
}

/**
 * An inspector that reports which states machines leave and enter, and on what kind of event. It never reads an event's
 * payload or a machine's context.
 */
export function countTransitions({ locale, now, report }: Options): (happened: InspectionEvent) => void {
  /** By machine: since when it has been in each of its innermost states; null if the entry was not observed. */
  const known = new WeakMap<ActorRefLike, Map<string, number | null>>();

  return (happened) => {
    if (happened.type !== "@xstate.event" && happened.type !== "@xstate.snapshot") return;
    const actor = happened.actorRef as AnyActorRef;
    const machine = machineOf(actor);
    if (machine === null || uncounted.includes(machine)) return;
    if (happened.type === "@xstate.event") {
      // A starting machine has no state yet; one that was already running has its current state.
      const leaves = happened.event.type === "xstate.init" ? [] : leavesOf(actor.getSnapshot().value);
      if (!known.has(actor)) known.set(actor, new Map(leaves.map((leaf) => [leaf, null])));
      return;
    }

    const before = known.get(actor);
    if (!before) return;
    const leaves = leavesOf((happened.snapshot as { value?: unknown }).value);
    const at = now();
    const left = [...before.keys()].filter((leaf) => !leaves.includes(leaf));
    const entered = leaves.filter((leaf) => !before.has(leaf));
    const since = (leaf: string) => before.get(leaf) ?? null;
    known.set(actor, new Map(leaves.map((leaf) => [leaf, before.has(leaf) ? since(leaf) : at])));
    const hasBegun = happened.event.type === "xstate.init";
    if (entered.length === 0 || (left.length === 0 && !hasBegun)) return;
    const stays = left.map((leaf) => at - (since(leaf) ?? Number.NaN));
    const maxStayMs = Math.max(...stays);
    report({
      type: "transition",
      machine,
      from: left.join(" "),
      event: withoutNumbers(happened.event.type),
      to: entered.join(" "),
      ms: Number.isFinite(maxStayMs) ? Math.round(maxStayMs) : null,
      locale,
    });
  };
}
