import type { AnyActorRef, AnyTransitionDefinition, InspectionEvent } from "xstate";

/**
 * What XState knows about an actor and does not expose in its public types. Tools that inspect machines from outside
 * use it; the test for this file names the XState version that it holds for.
 */

/** The id of the machine that an actor runs; null for one that runs no machine. */
export function machineOf(actor: AnyActorRef): string | null {
  const { id, root } = (actor as unknown as { logic: { id?: string; root?: unknown } }).logic;
  return root && id ? id : null;
}

/** The parent of an actor; undefined for the first one of its system. */
export const parentOf = (actor: AnyActorRef): AnyActorRef | undefined => actor._parent;

/**
 * The transitions that a machine took in a microstep. XState reports those that it selected, of which it drops some if
 * they exclude each other; no machine of the site has such (`model-tests/qa/counted.test.ts`).
 */
export const transitionsIn = (
  microstep: Extract<InspectionEvent, { type: "@xstate.microstep" }>,
): readonly AnyTransitionDefinition[] => microstep._transitions;
