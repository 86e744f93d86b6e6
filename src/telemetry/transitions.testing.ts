import { type Actor, type ActorOptions, type AnyActorRef, type AnyStateMachine, createActor } from "xstate";
import type { StepReport } from "../../machines/account/consent";
import { createInspectors } from "./inspectors";
import { countTransitions } from "./transitions";

/** A page whose machines are counted, and what it reports. */
export function counting() {
  const reports: StepReport[] = [];
  const clock = { now: 0 };
  const inspectors = createInspectors(false, () => clock.now);
  const counter = countTransitions({ locale: "de", report: (one) => reports.push(one) });
  inspectors.watch(counter);
  /** Runs a machine that is counted from its creation on. */
  const run = <M extends AnyStateMachine>(machine: M, options: object = {}): Actor<M> => {
    const inspect = inspectors.forNew();
    const actor = createActor(machine, { ...options, inspect } as ActorOptions<M>);
    removals.set(actor, inspectors.add(actor));
    inspectors.show(actor);
    return actor.start();
  };
  const removals = new Map<unknown, () => void>();
  const leave = (actor: AnyActorRef) => removals.get(actor)?.();
  const transitions = () => reports.flatMap((one) => one.transitions);
  /** How often each state was entered, left, and left with its page. */
  const states = () => {
    const sums: Record<string, [entered: number, left: number, leftWithPage: number]> = {};
    const sumOf = (state: string) => {
      sums[state] ??= [0, 0, 0];
      return sums[state];
    };
    for (const { entered, left, leftPage } of reports) {
      for (const state of entered) sumOf(state)[0] += 1;
      for (const { state } of left) sumOf(state)[leftPage ? 2 : 1] += 1;
    }
    return sums;
  };
  return { reports, clock, counter, inspectors, run, leave, transitions, states };
}
