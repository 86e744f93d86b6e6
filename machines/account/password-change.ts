import { assign, emit, fromPromise, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import type { AccountChanged, ScreenMeta, SessionChanged } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { sessionGuards } from "../shared/session";

interface Context {
  current: string;
  password: string;
  failure: Failure | null;
}
/** What changes a password. */
export type PasswordChange = Pick<Context, "current" | "password">;
type Event =
  | { type: "current.change"; current: string }
  | { type: "password.change"; password: string }
  | { type: "password.save" }
  | SessionChanged;

const meta: ScreenMeta = { screen: "PasswordChangePage", requirements: ["R60"] };
const saves = { "password.save": { guard: "isFilled", target: "saving" } } as const;

/** A learner changes their password, which ends all other sessions (R60). */
export const passwordChangeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as AccountChanged,
    tags: {} as "busy" | "failed",
    meta: {} as ScreenMeta,
  },
  actors: { changePassword: fromPromise<void, PasswordChange>(notProvided("changePassword")) },
  actions: {
    keepFailure: keepFailure(),
    clearCurrent: assign({ current: "" }),
    clearBoth: assign({ current: "", password: "" }),
    announceAccount: emit({ type: "account.changed" }),
  },
  guards: {
    isFilled: ({ context: { current, password } }) => current !== "" && password !== "",
    isVisitor: (_, { learner }: SessionChanged) => learner === null,
    isSignedIn: sessionGuards.isSignedIn,
    isSignedOut: sessionGuards.isSignedOut,
    isWrong: refusedAs("wrong_confirmation"),
    isRefused: refusedAs("invalid", "common_password"),
    isLimited: refusedAs("too_many"),
    hasNone: refusedAs("not_offered"),
  },
}).createMachine({
  id: "passwordChange",
  description: "A learner changes the password of their account.",
  context: { current: "", password: "", failure: null },
  initial: "entering",
  on: {
    "session.changed": { guard: { type: "isVisitor", params: ({ event }) => event }, target: ".signedOut" },
    "current.change": { actions: assign({ current: ({ event }) => event.current }) },
    "password.change": { actions: assign({ password: ({ event }) => event.password }) },
  },
  states: {
    entering: {
      description: "The present password and the new one are being typed.",
      meta,
      on: saves,
    },
    saving: {
      description: "The server is checking the present password and saving the new one.",
      meta,
      tags: "busy",
      entry: assign({ failure: null }),
      invoke: {
        id: "changePassword",
        src: "changePassword",
        input: ({ context: { current, password } }) => ({ current, password }),
        onDone: { target: "saved", actions: "clearBoth" },
        onError: [
          { guard: "isWrong", ...failTo("wrong", "clearCurrent") },
          { guard: "isRefused", ...failTo("refused") },
          { guard: "isLimited", ...failTo("limited") },
          { guard: "hasNone", target: "passwordless", actions: "clearBoth" },
          { guard: "isSignedOut", target: "signedOut", actions: "announceAccount" },
          failTo("failed"),
        ],
      },
    },
    saved: {
      description: "The new password is saved; every other device is signed out.",
      meta,
    },
    wrong: {
      description: "The present password is wrong; the new one stays in its field.",
      meta,
      tags: "failed",
      on: saves,
    },
    refused: {
      description: "The new password is too easy to guess; it stays in its field.",
      meta,
      tags: "failed",
      on: saves,
    },
    limited: {
      description: "Too many tries; the page says how long to wait.",
      meta,
      tags: "failed",
      on: saves,
    },
    failed: {
      description: "The server could not be reached; what was typed stays.",
      meta,
      tags: "failed",
      on: saves,
    },
    passwordless: {
      description: "The account has no password here: its owner signs in through another site.",
      meta,
    },
    signedOut: {
      description: "Nobody is signed in; the page offers to sign in and comes back.",
      meta,
      entry: "clearBoth",
      on: { "session.changed": { guard: "isSignedIn", target: "entering" } },
    },
  },
});
