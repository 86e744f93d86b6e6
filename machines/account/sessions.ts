import { assign, emit, fromPromise, setup } from "xstate";
import type { DeviceSession } from "../../contract/account/sessions";
import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, ScreenMeta, SessionChanged, SessionLost } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, learnerGuards, retryOnline, sessionGuards } from "../shared/session";

interface Context {
  learnerId: number | null;
  /** The one that this browser has first. */
  sessions: DeviceSession[];
  /** The session that is being ended; null if none is, or all others are. */
  endingId: number | null;
  failure: Failure | null;
}
type Event =
  | { type: "session.end"; id: number }
  | { type: "others.end" }
  | { type: "sessions.retry" }
  | SessionChanged
  | ConnectionChanged;

const meta: ScreenMeta = { screen: "SessionList", requirements: ["R60"] };

/** Where a learner is signed in: they end a session on another device, or all others (R60). */
export const sessionsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SessionLost,
    tags: {} as "pending" | "busy" | "failed",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadSessions: fromPromise<DeviceSession[]>(notProvided("loadSessions")),
    endSession: fromPromise<void, { id: number }>(notProvided("endSession")),
    endOtherSessions: fromPromise<void>(notProvided("endOtherSessions")),
  },
  actions: {
    keepFailure: keepFailure(),
    keepLearner: assign((_, { learner }: SessionChanged) => ({ learnerId: learner?.id ?? null })),
    forget: assign({ learnerId: null, sessions: [], endingId: null, failure: null }),
    keepSessions: assign((_, sessions: DeviceSession[]) => ({ sessions })),
    keepEnding: assign((_, endingId: number) => ({ endingId })),
    removeEnded: assign({
      sessions: ({ context: { sessions, endingId } }) => sessions.filter(({ id }) => id !== endingId),
    }),
    removeOthers: assign({ sessions: ({ context }) => context.sessions.filter(({ isCurrent }) => isCurrent) }),
    announceLoss: emit({ type: "session.lost" }),
  },
  guards: {
    ...sessionGuards,
    ...connectionGuards,
    ...learnerGuards,
    isOther: ({ context }, id: number) => context.sessions.some((one) => one.id === id && !one.isCurrent),
    hasOthers: ({ context }) => context.sessions.some(({ isCurrent }) => !isCurrent),
    isGone: refusedAs("not_found"),
  },
}).createMachine({
  id: "sessions",
  description: "The learner's list of browsers that are signed in to the account.",
  context: { learnerId: null, sessions: [], endingId: null, failure: null },
  initial: "waiting",
  on: {
    "session.changed": [
      // Another name is not another account.
      { guard: { type: "isSameLearner", params: ({ event }) => event } },
      {
        guard: "isSignedIn",
        target: ".loading",
        actions: ["forget", { type: "keepLearner", params: ({ event }) => event }],
      },
      { target: ".signedOut", actions: "forget" },
    ],
  },
  states: {
    waiting: {
      description: "The profile is not known yet.",
      meta,
      tags: "pending",
    },
    signedOut: {
      description: "A visitor is signed in nowhere; the page says how to sign in.",
      meta,
    },
    loading: {
      description: "The list is being loaded.",
      meta,
      tags: "pending",
      invoke: {
        id: "loadSessions",
        src: "loadSessions",
        onDone: { target: "listed", actions: { type: "keepSessions", params: ({ event }) => event.output } },
        onError: [{ guard: "isSignedOut", target: "signedOut", actions: ["forget", "announceLoss"] }, failTo("failed")],
      },
    },
    failed: {
      description: "The list could not be loaded; the learner can try again.",
      meta,
      tags: "failed",
      on: { "sessions.retry": "loading", ...retryOnline("loading") },
    },
    listed: {
      description: "The list is there.",
      initial: "settled",
      on: {
        "session.end": {
          guard: { type: "isOther", params: ({ event }) => event.id },
          target: ".ending",
          actions: { type: "keepEnding", params: ({ event }) => event.id },
        },
        "others.end": { guard: "hasOthers", target: ".endingOthers" },
      },
      states: {
        settled: {
          description: "Every browser that is signed in, this one first.",
          meta,
        },
        ending: {
          description: "The server is ending the session of one browser.",
          meta,
          tags: "busy",
          on: { "session.end": {}, "others.end": {} },
          invoke: {
            id: "endSession",
            src: "endSession",
            input: ({ context }) => ({ id: context.endingId ?? 0 }),
            onDone: { target: "ended", actions: "removeEnded" },
            onError: [
              // It was signed out there meanwhile.
              { guard: "isGone", target: "ended", actions: "removeEnded" },
              { guard: "isSignedOut", target: "#sessions.signedOut", actions: ["forget", "announceLoss"] },
              failTo("endFailed"),
            ],
          },
        },
        endingOthers: {
          description: "The server is ending the sessions of all other browsers.",
          meta,
          tags: "busy",
          on: { "session.end": {}, "others.end": {} },
          invoke: {
            id: "endOtherSessions",
            src: "endOtherSessions",
            onDone: { target: "othersEnded", actions: "removeOthers" },
            onError: [
              { guard: "isSignedOut", target: "#sessions.signedOut", actions: ["forget", "announceLoss"] },
              failTo("endFailed"),
            ],
          },
        },
        ended: {
          description: "That browser is signed out and no longer in the list.",
          meta,
        },
        othersEnded: {
          description: "Only this browser is still signed in.",
          meta,
        },
        endFailed: {
          description: "Nothing has ended, as far as is known; the list stays and the learner can try again.",
          meta,
          tags: "failed",
        },
      },
    },
  },
});
