import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  and,
  type EventObject,
} from "xstate";
import { branchOf, nodesOf, transitionsOf } from "../model/identify";

/** Called with what a machine does while it runs. */
export interface CoverageProbe {
  entered(state: string): void;
  taken(transition: string): void;
  asked(branch: string): void;
  /** The context for a guard: itself, or a proxy. */
  read(context: unknown): unknown;
}

interface GuardArgs {
  context: unknown;
  event: EventObject;
}
/** How XState evaluates its own guards (`and`, `not`, `stateIn` …). */
interface BuiltInGuard {
  check(snapshot: AnyMachineSnapshot, args: GuardArgs, self: BuiltInGuard): boolean;
}
/** How XState resolves its own actions (`assign`, `raise` …). */
interface BuiltInAction {
  type: string;
  resolve(actorScope: unknown, snapshot: AnyMachineSnapshot): [AnyMachineSnapshot, undefined, undefined];
}

/** Without a target or actions, a transition does nothing and does not block any other transition. */
const isInert = ({ target, actions }: AnyTransitionDefinition): boolean => !target && actions.length === 0;

/** A guard that returns the result of another guard and reports it. */
function instrumentedGuard(
  guard: AnyTransitionDefinition["guard"],
  read: CoverageProbe["read"],
  say: (answer: boolean) => void,
): unknown {
  // `and` with one guard is XState's own way to evaluate any guard: named, with parameters, or composed.
  const inner = and((guard ? [guard] : []) as never) as unknown as BuiltInGuard;
  const outer: BuiltInGuard = {
    check(snapshot, args) {
      const answer = inner.check(snapshot, { ...args, context: read(args.context) }, inner);
      say(answer);
      return answer;
    },
  };
  return Object.assign(() => false, outer);
}

/** An action that changes nothing and reports when it runs. */
const mark = (say: () => void): unknown =>
  Object.assign(() => undefined, {
    type: "coverage.mark",
    resolve(_, snapshot) {
      say();
      return [snapshot, undefined, undefined];
    },
  } satisfies BuiltInAction);

/**
 * Instruments a machine in place. XState's inspection API is not enough: it reports all selected transitions, including
 * those dropped because of a conflict, and it does not report guards that failed.
 */
export function instrument(machine: AnyStateMachine, probe: CoverageProbe): void {
  for (const node of nodesOf(machine))
    if (node.parent) Object.assign(node, { entry: [mark(() => probe.entered(node.id)), ...node.entry] });
  for (const [transition, id] of transitionsOf(machine)) {
    const { guard, actions } = transition;
    const inert = isInert(transition);
    if (guard || inert)
      Object.assign(transition, {
        guard: instrumentedGuard(guard, probe.read, (answer) => {
          if (guard) probe.asked(branchOf(id, answer));
          // An action would make a forbidden event look sendable.
          if (inert && answer) probe.taken(id);
        }),
      });
    if (!inert) Object.assign(transition, { actions: [mark(() => probe.taken(id)), ...actions] });
  }
}
