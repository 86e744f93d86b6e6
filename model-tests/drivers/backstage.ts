import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import type { Flow } from "../engine/flow";
import type { Effect, Stage, Taken } from "../engine/stage";

/** A machine that runs on a stage: the subject, which has no name, or a child that is run for real. */
export interface Player {
  name: string;
  flow: Flow;
  snapshot: AnyMachineSnapshot;
}

/** What a driver with a page needs of a stage: there it is the view that sends the events. */
export interface Backstage {
  readonly subject: AnyActorRef;
  readonly effects: Effect[];
  players(): Player[];
  /** Notes what the machine does while it is played by somebody else. */
  noting(play: () => void): Taken;
  /** Looks what has come of it. */
  settle(when: string): void;
}

/** These are private to the stage: whoever only performs steps must not go past them. */
export const backstageOf = (stage: Stage): Backstage => stage as unknown as Backstage;
