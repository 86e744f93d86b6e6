import type { AnyActorRef } from "xstate";

/**
 * What XState knows of an actor and its public types do not say. The tools that watch machines from outside ask here;
 * the test beside this file names the version of XState that it holds for.
 */

/** The id of the machine that an actor runs; null for one that runs no machine. */
export function machineOf(actor: AnyActorRef): string | null {
  const { id, root } = (actor as unknown as { logic: { id?: string; root?: unknown } }).logic;
  return root && id ? id : null;
}

/** The actor that runs an actor; undefined for the first one of its system. */
export const parentOf = (actor: AnyActorRef): AnyActorRef | undefined => actor._parent;
