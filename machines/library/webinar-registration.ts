import { assign, emit, fromPromise, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import type { WebinarRegistration } from "../../contract/library/webinars";
import type { ConnectionChanged, FocusRequested, ScreenMeta, SessionChanged, SignInRequested } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, learnerGuards, retryOnline, sessionGuards } from "../shared/session";

interface Input {
  locale: string;
  slug: string;
}
interface Context extends Input {
  registration: WebinarRegistration | null;
  learnerId: number | null;
  failure: Failure | null;
}
type Event =
  | SessionChanged
  | ConnectionChanged
  | { type: "webinar.register" }
  | { type: "registration.cancel" }
  | { type: "registration.retry" };

const screen = "WebinarRegistration";
const place = ({ context: { locale, slug } }: { context: Context }): Input => ({ locale, slug });

/** Registering for a webinar. Only the server knows the way in, and gives it while it is open (R68). */
export const webinarRegistrationMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SignInRequested | FocusRequested,
    tags: {} as "pending" | "busy" | "failed" | "registered" | "canceled",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadRegistration: fromPromise<WebinarRegistration, Input>(notProvided("loadRegistration")),
    register: fromPromise<WebinarRegistration, Input>(notProvided("register")),
    unregister: fromPromise<WebinarRegistration, Input>(notProvided("unregister")),
    /** Ends at an instant of the server's clock, even after the device slept. */
    waitUntil: fromPromise<void, { at: string; now: string }>(notProvided("waitUntil")),
  },
  actions: {
    takeLearner: assign((_, { learner }: SessionChanged) => ({
      learnerId: learner?.id ?? 0,
      registration: null,
      failure: null,
    })),
    keepRegistration: assign((_, registration: WebinarRegistration) => ({ registration, failure: null })),
    keepFailure: keepFailure(),
    askToSignIn: emit({ type: "signIn.requested" }),
    requestFocus: emit({ type: "focus.requested", part: "registration" }),
  },
  guards: {
    ...sessionGuards,
    ...learnerGuards,
    ...connectionGuards,
    isOver: ({ context: { registration } }) =>
      registration !== null && Date.parse(registration.endsAt) <= Date.parse(registration.now),
    hasEnded: refusedAs("webinar_over"),
    isRegistered: ({ context }) => context.registration?.registered === true,
    hasWayIn: ({ context }) => context.registration?.joinUrl != null,
  },
}).createMachine({
  id: "webinarRegistration",
  description: "Registering for a webinar.",
  context: ({ input }) => ({ ...input, registration: null, learnerId: null, failure: null }),
  initial: "unknown",
  on: {
    "session.changed": [
      {
        guard: { type: "isSameLearner", params: ({ event }) => event },
        description: "The same learner: nothing is interrupted.",
      },
      { guard: "isSignedIn", target: ".loading", actions: { type: "takeLearner", params: ({ event }) => event } },
      { target: ".signedOut", actions: { type: "takeLearner", params: ({ event }) => event } },
    ],
  },
  states: {
    unknown: {
      description: "It is not known yet who is here.",
      meta: { screen, requirements: ["R21", "R68"] },
      tags: "pending",
    },
    signedOut: {
      description: "A visitor signs in first and comes back.",
      meta: { screen, requirements: ["R11", "R68"] },
      on: { "webinar.register": { actions: "askToSignIn" } },
    },
    loading: {
      description: "Checking whether the learner is registered.",
      meta: { screen, requirements: ["R68"] },
      tags: "pending",
      invoke: {
        id: "loadRegistration",
        src: "loadRegistration",
        input: place,
        onDone: { target: "deciding", actions: { type: "keepRegistration", params: ({ event }) => event.output } },
        onError: [{ guard: "isSignedOut", target: "signedOut" }, failTo("loadFailed")],
      },
    },
    deciding: {
      description: "Decides by the registration and the server's clock.",
      always: [
        { guard: "isOver", target: "over" },
        { guard: "hasWayIn", target: "joinable" },
        { guard: "isRegistered", target: "registered" },
        { target: "open" },
      ],
    },
    open: {
      description: "The learner can register.",
      meta: { screen, requirements: ["R11", "R68"] },
      on: { "webinar.register": "registering" },
    },
    registering: {
      description: "The registration is being saved; a mail with the calendar entry follows.",
      meta: { screen, requirements: ["R68"] },
      tags: "busy",
      invoke: {
        id: "register",
        src: "register",
        input: place,
        onDone: {
          target: "deciding",
          actions: [{ type: "keepRegistration", params: ({ event }) => event.output }, "requestFocus"],
        },
        onError: [
          { guard: "hasEnded", target: "over" },
          { guard: "isSignedOut", target: "signedOut", actions: "askToSignIn" },
          failTo("open"),
        ],
      },
    },
    registered: {
      description: "Registered; the way in opens by itself 15 minutes before the start.",
      meta: { screen, requirements: ["R11", "R68"] },
      tags: "registered",
      invoke: {
        id: "waitForWayIn",
        src: "waitUntil",
        input: ({ context: { registration } }) => ({
          at: registration?.joinFrom ?? "",
          now: registration?.now ?? "",
        }),
        onDone: "loading",
        onError: "loadFailed",
      },
      on: { "registration.cancel": "cancelling" },
    },
    cancelling: {
      description: "The registration is being canceled.",
      meta: { screen, requirements: ["R68"] },
      tags: ["busy", "registered"],
      invoke: {
        id: "unregister",
        src: "unregister",
        input: place,
        onDone: {
          target: "canceled",
          actions: [{ type: "keepRegistration", params: ({ event }) => event.output }, "requestFocus"],
        },
        onError: [{ guard: "isSignedOut", target: "signedOut", actions: "askToSignIn" }, failTo("deciding")],
      },
    },
    canceled: {
      description: "No longer registered, and the page says so; the learner can register again.",
      meta: { screen, requirements: ["R11", "R68"] },
      tags: "canceled",
      always: { guard: "isOver", target: "over" },
      on: { "webinar.register": "registering" },
    },
    joinable: {
      description: "The way in is open, until the end.",
      meta: { screen, requirements: ["R11", "R68"] },
      tags: "registered",
      invoke: {
        id: "waitForEnd",
        src: "waitUntil",
        input: ({ context: { registration } }) => ({ at: registration?.endsAt ?? "", now: registration?.now ?? "" }),
        onDone: "over",
        onError: "loadFailed",
      },
      on: { "registration.cancel": "cancelling" },
    },
    over: {
      description: "The webinar is over: nobody can register or join.",
      meta: { screen, requirements: ["R68"] },
    },
    loadFailed: {
      description: "The registration did not arrive; the reader can try again.",
      meta: { screen, requirements: ["R11", "R40", "R68"] },
      tags: "failed",
      on: { "registration.retry": "loading", ...retryOnline("loading") },
    },
  },
});
