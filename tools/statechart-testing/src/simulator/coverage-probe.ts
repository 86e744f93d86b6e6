import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  and,
  type EventObject,
} from "xstate";
import { branchOf, nodesOf, transitionsOf } from "../model/identify";

/** Told what a machine does while it runs. */
export interface CoverageProbe {
  entered(state: string): void;
  taken(transition: string): void;
  asked(branch: string): void;
}

interface GuardArgs {
  context: unknown;
  event: EventObject;
}
/** How XState asks its own guards (`and`, `not`, `stateIn` …). */
interface BuiltInGuard {
  check(snapshot: AnyMachineSnapshot, args: GuardArgs, self: BuiltInGuard): boolean;
}
/** How XState resolves its own actions (`assign`, `raise` …). */
interface BuiltInAction {
  type: string;
  resolve(actorScope: unknown, snapshot: AnyMachineSnapshot): [AnyMachineSnapshot, undefined, undefined];
}

/** Without target and action nothing is done, and no other transition is kept from anything. */
const isInert = ({ target, actions }: AnyTransitionDefinition): boolean => !target && actions.length === 0;

/** A guard that answers as another one does, and says what. */
function instrumentedGuard(guard: AnyTransitionDefinition["guard"], say: (answer: boolean) => void): unknown {
  // `and` of one is XState's own way of asking any kind of guard: named, with parameters, or made of others.
  const inner = and((guard ? [guard] : []) as never) as unknown as BuiltInGuard;
  const outer: BuiltInGuard = {
    check(snapshot, args) {
      const answer = inner.check(snapshot, args, inner);
      say(answer);
      return answer;
    },
  };
  return Object.assign(() => false, outer);
}

/** An action that changes nothing and says that its turn has come. */
const mark = (say: () => void): unknown =>
  Object.assign(() => undefined, {
    type: "coverage.mark",
    resolve(_, snapshot) {
      say();
      return [snapshot, undefined, undefined];
    },
  } satisfies BuiltInAction);

/**
 * Puts ears into a machine of one's own: XState's inspection names the transitions that it selected, among them those
 * that it drops because they conflict with others, and no guard that was refused.
 */
export function instrument(machine: AnyStateMachine, probe: CoverageProbe): void {
  for (const node of nodesOf(machine))
    if (node.parent) Object.assign(node, { entry: [mark(() => probe.entered(node.id)), ...node.entry] });
  for (const [transition, id] of transitionsOf(machine)) {
    const { guard, actions } = transition;
    const inert = isInert(transition);
    if (guard || inert)
      Object.assign(transition, {
        guard: instrumentedGuard(guard, (answer) => {
          if (guard) probe.asked(branchOf(id, answer));
          // An action would make a forbidden event look like one that can be sent.
          if (inert && answer) probe.taken(id);
        }),
      });
    if (!inert) Object.assign(transition, { actions: [mark(() => probe.taken(id)), ...actions] });
  }
}
