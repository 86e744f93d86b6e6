import { assign, fromPromise, setup } from "xstate";
import type { EventType } from "../../contract/catalogue/site";
import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, ScreenMeta } from "../shared/events";
import { failTo } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline } from "../shared/session";

interface Input {
  slug: string;
}
interface Context extends Input {
  eventType: EventType | null;
  failure: Failure | null;
}
type Event = ConnectionChanged | { type: "schedule.retry" };

/** A kind of meeting that can be booked, as the scheduling service describes it. Booking itself is done there. */
export const scheduleMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    tags: {} as "busy" | "failed" | "notFound",
    meta: {} as ScreenMeta,
  },
  actors: { loadEventType: fromPromise<EventType, Input>(notProvided("loadEventType")) },
  actions: { keepFailure: assign((_, failure: Failure) => ({ failure })) },
  guards: {
    takesBookings: (_, eventType: EventType) => eventType.bookingUrl !== null,
    isNotFound: refusedAs("not_found", "invalid"),
    ...connectionGuards,
  },
}).createMachine({
  id: "schedule",
  description: "Booking a meeting.",
  context: ({ input }) => ({ ...input, eventType: null, failure: null }),
  initial: "loading",
  states: {
    loading: {
      description: "The kind of meeting is loading from the scheduling service.",
      meta: { screen: "SchedulePage", requirements: ["S7.scheduling"] },
      tags: "busy",
      invoke: {
        id: "loadEventType",
        src: "loadEventType",
        input: ({ context: { slug } }) => ({ slug }),
        onDone: [
          {
            guard: { type: "takesBookings", params: ({ event }) => event.output },
            target: "shown.bookable",
            actions: assign({ eventType: ({ event }) => event.output, failure: null }),
          },
          {
            target: "shown.notBookable",
            actions: assign({ eventType: ({ event }) => event.output, failure: null }),
          },
        ],
        onError: [
          {
            guard: "isNotFound",
            ...failTo("notFound"),
          },
          failTo("failed"),
        ],
      },
    },
    shown: {
      description: "What the meeting is about, and how long it takes.",
      initial: "bookable",
      states: {
        bookable: {
          description: "A link leads to its booking page.",
          meta: { screen: "SchedulePage", requirements: ["S7.scheduling"] },
        },
        notBookable: {
          description: "It is closed for bookings, and the page says so instead of showing a dead link.",
          meta: { screen: "SchedulePage", requirements: ["S7.scheduling"] },
        },
      },
    },
    notFound: {
      description: "There is no such kind of meeting: the not-found page, with search.",
      meta: { screen: "NotFound", requirements: ["R11"] },
      tags: "notFound",
    },
    failed: {
      description: "The service could not be reached; it is retried on request and when the network is back.",
      meta: { screen: "SchedulePage", requirements: ["R11", "R40"] },
      tags: "failed",
      on: {
        "schedule.retry": "loading",
        ...retryOnline("loading"),
      },
    },
  },
});
