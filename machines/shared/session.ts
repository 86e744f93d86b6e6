import { assign, type EventObject } from "xstate";
import type { Learner, SessionChanged } from "./events";
import { refusedAs } from "./failure";

/** What the academy may have announced. */
interface Heard {
  event: EventObject & { learner?: Learner | null; online?: boolean };
}

/** Guards of machines that need to know who is here. */
export const sessionGuards = {
  /** The academy has announced a learner. */
  isSignedIn: ({ event }: Heard): boolean => event.type === "session.changed" && Boolean(event.learner),
  /** The server has refused a call because nobody is signed in. */
  isSignedOut: refusedAs("signed_out"),
};

/** Guards of machines that keep whose data they hold. */
export const learnerGuards = {
  /** The same learner, perhaps with another name: what they do is not interrupted. */
  isSameLearner: ({ context }: { context: { learnerId: number | null } }, { learner }: SessionChanged): boolean =>
    learner !== null && learner.id === context.learnerId,
};

/** The action of a machine that takes the seed of its idempotency keys from the academy's event. */
export const takeSeed = <TContext extends { seed: string }, TEvent extends EventObject>() =>
  assign<TContext, TEvent, SessionChanged, TEvent, never>((_, { seed }) => ({ seed }) as Partial<TContext>);

/** Guards of machines that wait for the network. */
export const connectionGuards = {
  isOnline: ({ event }: Heard): boolean => event.type === "connection.changed" && event.online === true,
};

/** Goes to the state as soon as the network is back (L3). */
export const retryOnline = <TTarget extends string>(target: TTarget) =>
  ({ "connection.changed": { guard: "isOnline", target } }) as const;
