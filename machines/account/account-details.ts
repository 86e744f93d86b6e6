import { assign, emit, fromPromise, sendTo, setup } from "xstate";
import type { AdminUserDetails } from "../../contract/account/admin";
import type { Failure } from "../../contract/errors";
import { staffIn } from "../shared/administration";
import type { ConnectionChanged, ScreenMeta, ScreenReopened, SessionChanged, SignInRequested } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";
import { staffOnly } from "../shared/staff-only";
import { changeOf, isKeptForOthers, type Right, rightsChangeMachine } from "./rights-change";
import { sessionsEndingMachine } from "./sessions-ending";
import type { ActionSettled } from "./staff-action";

interface Context {
  id: number;
  /** The administrator who is here: some rights of their own are not theirs to change. */
  ownId: number;
  seed: string;
  account: AdminUserDetails | null;
  failure: Failure | null;
}
type Event =
  | SessionChanged
  | ConnectionChanged
  | ScreenReopened
  | ActionSettled
  | { type: "right.change"; right: Right }
  | { type: "sessions.end" }
  | { type: "account.retry" }
  | { type: "signIn.open" };

const screen = "AccountDetailsPage";
const meta: ScreenMeta = { screen, requirements: ["R62"] };

/** What an administrator may ask for while the account is shown. */
const changes = {
  "right.change": {
    guard: { type: "isChangeable", params: ({ event }: { event: { right: Right } }) => event.right },
    actions: { type: "askAboutRight", params: ({ event }: { event: { right: Right } }) => event.right },
  },
  "sessions.end": { guard: "hasSessions", actions: "askAboutSessions" },
} as const;

/** One account for administrators: its plan, its rights, its sessions, and what was last recorded about it (R62). */
export const accountDetailsMachine = setup({
  types: {
    input: {} as { id: number },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SignInRequested,
    tags: {} as "pending" | "failed" | "forbidden" | "signedOut" | "notFound",
    meta: {} as ScreenMeta,
    children: {} as { rightsChange: "rightsChange"; sessionsEnding: "sessionsEnding" },
  },
  actors: {
    loadAccount: fromPromise<AdminUserDetails, { id: number }>(notProvided("loadAccount")),
    rightsChange: rightsChangeMachine,
    sessionsEnding: sessionsEndingMachine,
  },
  actions: {
    keepAccount: assign((_, account: AdminUserDetails) => ({ account, failure: null })),
    keepOwn: assign((_, { learner, seed }: SessionChanged) => ({ ownId: learner?.id ?? 0, seed })),
    keepFailure: keepFailure(),
    forget: assign({ account: null, failure: null }),
    askToSignIn: emit({ type: "signIn.requested" }),
    askAboutRight: sendTo("rightsChange", ({ context: { account, seed } }, right: Right) => ({
      type: "action.open",
      subject: changeOf(account as AdminUserDetails, right),
      seed,
    })),
    askAboutSessions: sendTo("sessionsEnding", ({ context }) => {
      const { id, email, otherSessions: sessions } = context.account as AdminUserDetails;
      return { type: "action.open", subject: { id, email, sessions }, seed: context.seed };
    }),
    closeRights: sendTo("rightsChange", { type: "action.close" }),
    closeSessions: sendTo("sessionsEnding", { type: "action.close" }),
  },
  guards: {
    isVisitor: (_, { learner }: SessionChanged) => learner === null,
    isAdministrator: (_, session: SessionChanged) => staffIn(session) === "administrators",
    isSignedOut: sessionGuards.isSignedOut,
    isForbidden: refusedAs("forbidden"),
    isMissing: refusedAs("not_found"),
    /** Nobody locks themselves out by accident. */
    isChangeable: ({ context: { id, ownId } }, right: Right) => !isKeptForOthers(right) || id !== ownId,
    hasSessions: ({ context: { account } }) => (account as AdminUserDetails).otherSessions > 0,
    ...connectionGuards,
  },
}).createMachine({
  id: "accountDetails",
  description: "One account as an administrator sees it.",
  context: ({ input }) => ({ id: input.id, ownId: 0, seed: "", account: null, failure: null }),
  invoke: [
    { id: "rightsChange", src: "rightsChange" },
    { id: "sessionsEnding", src: "sessionsEnding" },
  ],
  initial: "waiting",
  on: {
    "session.changed": [
      {
        guard: { type: "isVisitor", params: ({ event }) => event },
        target: ".signedOut",
        actions: ["forget", "closeRights", "closeSessions"],
      },
      {
        guard: { type: "isAdministrator", params: ({ event }) => event },
        target: ".open",
        actions: ["forget", { type: "keepOwn", params: ({ event }) => event }, "closeRights", "closeSessions"],
      },
      { target: ".forbidden", actions: ["forget", "closeRights", "closeSessions"] },
    ],
  },
  states: {
    waiting: {
      description: "The profile is not known yet, and the page is not for everyone.",
      meta: { screen, requirements: ["R10", "R21"] },
      tags: "pending",
    },
    open: {
      description: "An administrator is here.",
      initial: "loading",
      states: {
        loading: {
          description: "The account is loading.",
          meta,
          tags: "pending",
          invoke: {
            id: "loadAccount",
            src: "loadAccount",
            input: ({ context: { id } }) => ({ id }),
            onDone: { target: "shown", actions: { type: "keepAccount", params: ({ event }) => event.output } },
            onError: [
              { guard: "isSignedOut", target: "#accountDetails.signedOut" },
              { guard: "isForbidden", target: "#accountDetails.forbidden" },
              { guard: "isMissing", target: "missing" },
              failTo("failed"),
            ],
          },
        },
        shown: {
          description: "The account, with what an administrator may change.",
          meta,
          on: {
            "screen.reopened": "refreshing",
            "action.settled": "refreshing",
            ...changes,
          },
        },
        refreshing: {
          description: "What is there now is requested, and what is shown stays until it comes.",
          meta,
          on: {
            "screen.reopened": { target: "refreshing", reenter: true },
            "action.settled": { target: "refreshing", reenter: true },
            ...changes,
          },
          invoke: {
            id: "refreshAccount",
            src: "loadAccount",
            input: ({ context: { id } }) => ({ id }),
            onDone: { target: "shown", actions: { type: "keepAccount", params: ({ event }) => event.output } },
            onError: [
              {
                guard: "isSignedOut",
                target: "#accountDetails.signedOut",
                actions: ["forget", "closeRights", "closeSessions"],
              },
              {
                guard: "isForbidden",
                target: "#accountDetails.forbidden",
                actions: ["forget", "closeRights", "closeSessions"],
              },
              { guard: "isMissing", target: "missing", actions: ["forget", "closeRights", "closeSessions"] },
              // What is shown may be out of date: with it, nothing is changed.
              failTo("failed", "forget"),
            ],
          },
        },
        missing: {
          description: "There is no such account, or no longer.",
          meta: { screen, requirements: ["R11"] },
          tags: "notFound",
        },
        failed: {
          description: "The account did not arrive; it can be tried again.",
          meta: { screen, requirements: ["R11", "R40"] },
          tags: "failed",
          on: { "account.retry": "loading", ...retryOnline("loading") },
        },
      },
    },
    ...staffOnly(screen),
  },
});
