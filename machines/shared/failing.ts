import { assign, type EventObject } from "xstate";
import type { Failure } from "../../contract/errors";
import { failureOf } from "./failure";

/** The action of a machine that remembers why something failed. */
export const keepFailure = <TContext extends { failure: Failure | null }, TEvent extends EventObject>() =>
  assign<TContext, TEvent, Failure, TEvent, never>((_, failure) => ({ failure }) as Partial<TContext>);

/** Names that action for the error that an actor ended with. */
const keepsFailure = {
  type: "keepFailure",
  params: ({ event }: { event: { error: unknown } }): Failure => failureOf(event),
} as const;

/**
 * The transition of an actor's error: to the failure state, with the reason kept.
 * @param also further actions, after the reason is kept
 */
export const failTo = <TTarget extends string, const TActions extends readonly string[]>(
  target: TTarget,
  ...also: TActions
) => ({
  target,
  actions: [keepsFailure, ...also] as [typeof keepsFailure, ...TActions],
});

/** Where a failure changes nothing for the user: only a fault of the site itself is reported. */
export const reportFault = ({ event }: { event: { error: unknown } }): void => {
  failureOf(event);
};
