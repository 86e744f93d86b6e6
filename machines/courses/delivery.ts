import { assign, emit, fromCallback, fromPromise, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, NoticeAnnounced, ScreenMeta, SessionChanged, SessionLost } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { pauseAfter } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";

/** Something that a learner did and the server rejected. */
export interface RefusedThing {
  /** Its idempotency key. */
  id: string;
  kind: "examAnswer" | "quizAnswer" | "stepDone" | "feedback";
  /** Path of the page that it was done on; empty if it belongs to none. */
  page: string;
  /** What was written, if there is nothing else to show. */
  text: string | null;
  failure: Failure;
}
/** The result for everything that this device kept. */
export interface Delivered {
  /** How many items the server has now. */
  count: number;
  /** What it rejected, to be sent again or discarded. */
  refused: RefusedThing[];
}
interface Context {
  learnerId: number;
  refused: RefusedThing[];
  /** Why the last try failed: says how long to wait. */
  failure: Failure | null;
}
type Event =
  | SessionChanged
  | ConnectionChanged
  | { type: "undelivered.found" }
  | { type: "thing.retry"; id: string }
  | { type: "thing.discard"; id: string };
interface Chosen {
  learnerId: number;
  id: string;
}

/**
 * Delivers what a learner did on this device and the server does not have, from any open page: the original page may be
 * closed (L3). It leaves alone what the open page delivers itself.
 */
export const deliveryMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as NoticeAnnounced | SessionLost,
    tags: {} as "busy" | "refused",
    meta: {} as ScreenMeta,
  },
  actors: {
    deliverKept: fromPromise<Delivered, { learnerId: number }>(notProvided("deliverKept")),
    /** Sends `undelivered.found` when this device keeps something new. */
    watchKept: fromCallback<{ type: string }, { learnerId: number }>(notProvided("watchKept")),
  },
  actions: {
    takeLearner: assign((_, { learner }: SessionChanged) => ({
      learnerId: learner?.id ?? 0,
      refused: [],
      failure: null,
    })),
    takeRefused: assign((_, { refused }: Delivered) => ({ refused, failure: null })),
    keepFailure: keepFailure(),
    announceDelivered: emit({ type: "notice.announced", text: "keptDelivered" }),
    announceLoss: emit({ type: "session.lost" }),
    /** Marks it on the device for sending again. */
    allowRetry: (_, _chosen: Chosen) => notProvided("allowRetry")(),
    discard: (_, _chosen: Chosen) => notProvided("discard")(),
  },
  guards: {
    ...sessionGuards,
    ...connectionGuards,
    hasRefused: (_, { refused }: Delivered) => refused.length > 0,
    hasDelivered: (_, { count }: Delivered) => count > 0,
    hasDeliveredAndRefused: (_, { count, refused }: Delivered) => count > 0 && refused.length > 0,
  },
  delays: {
    /** Before another try: as long as the server asked for, and at least 10 s, because the open page tries as well. */
    resendPause: ({ context }) => pauseAfter(context.failure, 10_000),
  },
}).createMachine({
  id: "delivery",
  description: "What this device keeps for the server.",
  context: { learnerId: 0, refused: [], failure: null },
  initial: "signedOut",
  on: {
    "session.changed": [
      {
        guard: "isSignedIn",
        target: ".signedIn",
        actions: { type: "takeLearner", params: ({ event }) => event },
      },
      { target: ".signedOut", actions: { type: "takeLearner", params: ({ event }) => event } },
    ],
  },
  states: {
    signedOut: {
      description: "Nobody is signed in: what is kept waits for its learner.",
      meta: { screen: "UndeliveredNotice", requirements: ["L3", "R11"] },
    },
    signedIn: {
      description: "A learner is here.",
      invoke: {
        id: "watchKept",
        src: "watchKept",
        input: ({ context: { learnerId } }) => ({ learnerId }),
      },
      initial: "sending",
      on: { "undelivered.found": ".sending" },
      states: {
        sending: {
          description: "Everything kept is sent in its original order, each item under its own key.",
          meta: { screen: "UndeliveredNotice", requirements: ["L3", "R18"] },
          tags: "busy",
          invoke: {
            id: "deliverKept",
            src: "deliverKept",
            input: ({ context: { learnerId } }) => ({ learnerId }),
            onDone: [
              {
                guard: { type: "hasDeliveredAndRefused", params: ({ event }) => event.output },
                target: "refused",
                actions: [{ type: "takeRefused", params: ({ event }) => event.output }, "announceDelivered"],
              },
              {
                guard: { type: "hasRefused", params: ({ event }) => event.output },
                target: "refused",
                actions: { type: "takeRefused", params: ({ event }) => event.output },
              },
              {
                guard: { type: "hasDelivered", params: ({ event }) => event.output },
                target: "empty",
                actions: [{ type: "takeRefused", params: ({ event }) => event.output }, "announceDelivered"],
              },
              { target: "empty", actions: { type: "takeRefused", params: ({ event }) => event.output } },
            ],
            onError: [
              { guard: "isSignedOut", target: "#delivery.signedOut", actions: "announceLoss" },
              failTo("waiting"),
            ],
          },
        },
        waiting: {
          description: "The server could not be reached or asks to wait: resent automatically.",
          meta: { screen: "UndeliveredNotice", requirements: ["L3", "R11"] },
          after: { resendPause: "sending" },
          on: { ...retryOnline("sending") },
        },
        empty: {
          description: "Nothing is kept except what the open page delivers itself.",
          meta: { screen: "UndeliveredNotice", requirements: ["L3"] },
          on: { ...retryOnline("sending") },
        },
        refused: {
          description: "The server rejected something: the page says what and why, and offers to try again.",
          meta: { screen: "UndeliveredNotice", requirements: ["R11", "L3", "L4"] },
          tags: "refused",
          on: {
            "thing.retry": {
              target: "sending",
              actions: {
                type: "allowRetry",
                params: ({ context: { learnerId }, event: { id } }) => ({ learnerId, id }),
              },
            },
            "thing.discard": {
              target: "sending",
              actions: { type: "discard", params: ({ context: { learnerId }, event: { id } }) => ({ learnerId, id }) },
            },
            ...retryOnline("sending"),
          },
        },
      },
    },
  },
});
