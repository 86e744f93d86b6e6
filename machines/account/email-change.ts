import { assign, emit, fromPromise, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import type { AccountChanged, ScreenMeta, SessionChanged } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { sessionGuards } from "../shared/session";

interface Context {
  email: string;
  password: string;
  failure: Failure | null;
}
/** What asks for another address. */
export type EmailChange = Pick<Context, "email" | "password">;
type Event =
  | { type: "email.change"; email: string }
  | { type: "password.change"; password: string }
  | { type: "link.request" }
  | { type: "request.reopen" }
  | SessionChanged;

const meta: ScreenMeta = { screen: "EmailChangePage", requirements: ["R59"] };
const requests = { "link.request": { guard: "isFilled", target: "sending" } } as const;

/** A learner asks for another email address, which a mail to it confirms (R59). */
export const emailChangeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as AccountChanged,
    tags: {} as "busy" | "failed",
    meta: {} as ScreenMeta,
  },
  actors: { requestEmailChange: fromPromise<void, EmailChange>(notProvided("requestEmailChange")) },
  actions: {
    keepFailure: keepFailure(),
    clearPassword: assign({ password: "" }),
    clearBoth: assign({ email: "", password: "" }),
    announceAccount: emit({ type: "account.changed" }),
  },
  guards: {
    isFilled: ({ context: { email, password } }) => email.trim() !== "" && password !== "",
    isVisitor: (_, { learner }: SessionChanged) => learner === null,
    isSignedIn: sessionGuards.isSignedIn,
    isSignedOut: sessionGuards.isSignedOut,
    isWrong: refusedAs("wrong_confirmation"),
    isRefused: refusedAs("invalid"),
    isLimited: refusedAs("too_many"),
    isUnavailable: refusedAs("not_offered"),
  },
}).createMachine({
  id: "emailChange",
  description: "A learner asks for another email address for their account.",
  context: { email: "", password: "", failure: null },
  initial: "entering",
  on: {
    "session.changed": { guard: { type: "isVisitor", params: ({ event }) => event }, target: ".signedOut" },
    "email.change": { actions: assign({ email: ({ event }) => event.email }) },
    "password.change": { actions: assign({ password: ({ event }) => event.password }) },
  },
  states: {
    entering: {
      description: "The new address and the password are being typed.",
      meta,
      on: requests,
    },
    sending: {
      description: "The server is checking the password and sending the mails.",
      meta,
      tags: "busy",
      entry: assign({ failure: null }),
      invoke: {
        id: "requestEmailChange",
        src: "requestEmailChange",
        input: ({ context: { email, password } }) => ({ email: email.trim(), password }),
        onDone: { target: "sent", actions: "clearPassword" },
        onError: [
          { guard: "isWrong", ...failTo("wrong", "clearPassword") },
          { guard: "isRefused", ...failTo("refused") },
          { guard: "isLimited", ...failTo("limited") },
          { guard: "isUnavailable", target: "unavailable", actions: "clearBoth" },
          { guard: "isSignedOut", target: "signedOut", actions: "announceAccount" },
          failTo("failed"),
        ],
      },
    },
    sent: {
      description: "The new address gets a mail, whether or not it is taken; the old one gets a note.",
      meta,
      on: { "request.reopen": "entering" },
    },
    wrong: {
      description: "The password is wrong; the new address stays in its field.",
      meta,
      tags: "failed",
      on: requests,
    },
    refused: {
      description: "The address is no email address, or the present one; it stays in its field.",
      meta,
      tags: "failed",
      on: requests,
    },
    limited: {
      description: "Too many tries; the page says how long to wait.",
      meta,
      tags: "failed",
      on: requests,
    },
    failed: {
      description: "The server could not be reached; what was typed stays.",
      meta,
      tags: "failed",
      on: requests,
    },
    unavailable: {
      description: "The account has no password here, or the site sends no mail.",
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
