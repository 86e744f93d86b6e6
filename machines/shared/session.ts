import type { EventObject } from "xstate";
import type { Learner } from "./events";
import { refusedAs } from "./failure";

/** What the academy may have said. */
interface Heard {
  event: EventObject & { learner?: Learner | null; online?: boolean };
}

/** Guards of machines that need to know who is here. */
export const sessionGuards = {
  /** The academy has named somebody. */
  isSignedIn: ({ event }: Heard): boolean => event.type === "session.changed" && Boolean(event.learner),
  /** The server has refused a call because nobody is signed in any more. */
  isSignedOut: refusedAs("signed_out"),
};

/** Guards of machines that wait for the network. */
export const connectionGuards = {
  isOnline: ({ event }: Heard): boolean => event.type === "connection.changed" && event.online === true,
};

/** Goes there by itself as soon as the network is back (L3). */
export const retryOnline = <TTarget extends string>(target: TTarget) =>
  ({ "connection.changed": { guard: "isOnline", target } }) as const;
