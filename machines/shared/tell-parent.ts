import { type ActionArgs, type EventObject, type MachineContext, type NonReducibleUnknown, sendParent } from "xstate";

/**
 * An action that sends an event to the parent machine: `tellParent<StepProgressed>()(({ context }) => …)`. Only the
 * named event compiles, and the parent lists the same type among its own.
 *
 * Not a reference to the parent in the child's context: XState persists a reference by the id of a child, so one that
 * leads upwards would be lost on the way from the server to the browser.
 */
export const tellParent =
  <TTold extends EventObject>() =>
  <
    TContext extends MachineContext,
    TExpressionEvent extends EventObject,
    TParams extends NonReducibleUnknown,
    TEvent extends EventObject,
  >(
    told: (args: ActionArgs<TContext, TExpressionEvent, TEvent>, params: TParams) => TTold,
  ) =>
    sendParent<TContext, TExpressionEvent, TParams, TTold, TEvent>(told);
