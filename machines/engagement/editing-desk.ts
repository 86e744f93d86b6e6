import { assign, emit, fromPromise, setup } from "xstate";
import type { EditingOverview } from "../../contract/engagement/editing";
import type { Failure } from "../../contract/errors";
import { isEditor } from "../shared/editor";
import type { ConnectionChanged, ScreenMeta, SessionChanged, SignInRequested } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";

interface Context {
  overview: EditingOverview | null;
  failure: Failure | null;
}
type Event = SessionChanged | ConnectionChanged | { type: "editing.retry" } | { type: "signIn.open" };

const screen = "EditingPage";

/**
 * The editors' overview: what is a draft, what is translated, and how old the content is. Editors and administrators
 * only (R10).
 */
export const editingDeskMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SignInRequested,
    tags: {} as "pending" | "failed" | "forbidden" | "signedOut",
    meta: {} as ScreenMeta,
  },
  actors: { loadOverview: fromPromise<EditingOverview>(notProvided("loadOverview")) },
  actions: {
    keepOverview: assign((_, overview: EditingOverview) => ({ overview, failure: null })),
    keepFailure: keepFailure(),
    forget: assign({ overview: null, failure: null }),
    askToSignIn: emit({ type: "signIn.requested" }),
  },
  guards: {
    isVisitor: (_, { learner }: SessionChanged) => learner === null,
    isEditor: (_, session: SessionChanged) => isEditor(session),
    isSignedOut: sessionGuards.isSignedOut,
    isForbidden: refusedAs("forbidden"),
    ...connectionGuards,
  },
}).createMachine({
  id: "editingDesk",
  description: "Managing the content.",
  context: { overview: null, failure: null },
  initial: "waiting",
  on: {
    "session.changed": [
      { guard: { type: "isVisitor", params: ({ event }) => event }, target: ".signedOut", actions: "forget" },
      { guard: { type: "isEditor", params: ({ event }) => event }, target: ".loading", actions: "forget" },
      { target: ".forbidden", actions: "forget" },
    ],
  },
  states: {
    waiting: {
      description: "The profile is not known yet, and the page is not for everyone.",
      meta: { screen, requirements: ["R10", "R21"] },
      tags: "pending",
    },
    loading: {
      description: "The content's status is loading.",
      meta: { screen, requirements: ["R10"] },
      tags: "pending",
      invoke: {
        id: "loadOverview",
        src: "loadOverview",
        onDone: { target: "shown", actions: { type: "keepOverview", params: ({ event }) => event.output } },
        onError: [
          { guard: "isSignedOut", target: "signedOut" },
          { guard: "isForbidden", target: "forbidden" },
          failTo("failed"),
        ],
      },
    },
    shown: {
      description: "All drafts by kind, each item's languages, and the time of the import.",
      meta: { screen, requirements: ["R10"] },
    },
    signedOut: {
      description: "The page needs an account: it says so and offers to sign in, which comes back here.",
      meta: { screen, requirements: ["S6.signIn", "R11", "R37"] },
      tags: "signedOut",
      on: { "signIn.open": { actions: "askToSignIn" } },
    },
    forbidden: {
      description: "The account has no editing rights: the page says who it is for.",
      meta: { screen, requirements: ["R10", "R11"] },
      tags: "forbidden",
    },
    failed: {
      description: "It did not arrive; it is retried on request and when the network is back.",
      meta: { screen, requirements: ["R11", "R40"] },
      tags: "failed",
      on: {
        "editing.retry": "loading",
        ...retryOnline("loading"),
      },
    },
  },
});
