import { assign, emit, fromPromise, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import type { AccountChanged, NavigationRequested, ScreenMeta, SessionChanged } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { sessionGuards } from "../shared/session";
import { linkActors, linkGuards, linkStates, type MailLink } from "./mail-link";

interface Context extends MailLink {
  /** Path on this site to go on to. */
  returnTo: string;
  failure: Failure | null;
}
type Event = { type: "password.change"; password: string } | { type: "confirmation.submit" } | SessionChanged;

const meta: ScreenMeta = { screen: "EmailConfirmationPage", requirements: ["R59"] };
const submits = { "confirmation.submit": { guard: "hasPassword", target: "submitting" } } as const;

/** The link in the mail that confirms a registration: with the chosen password it creates the account (R59). */
export const emailConfirmationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as NavigationRequested | AccountChanged,
    tags: {} as "busy" | "failed",
    meta: {} as ScreenMeta,
  },
  actors: {
    ...linkActors,
    confirmEmail: fromPromise<{ returnTo: string }, MailLink>(notProvided("confirmEmail")),
  },
  actions: {
    keepLink: assign((_, linkToken: string) => ({ linkToken })),
    keepReturn: assign((_, returnTo: string) => ({ returnTo, password: "" })),
    announceAccount: emit({ type: "account.changed" }),
    keepFailure: keepFailure(),
    clearPassword: assign({ password: "" }),
  },
  guards: {
    ...linkGuards,
    isSignedIn: sessionGuards.isSignedIn,
    isRefused: refusedAs("wrong_credentials"),
    isUnusable: refusedAs("link_used", "link_expired", "invalid"),
    isLimited: refusedAs("too_many"),
  },
}).createMachine({
  id: "emailConfirmation",
  description: "Someone who registered confirms the address, and is signed in.",
  context: { linkToken: "", password: "", returnTo: "/academy/", failure: null },
  initial: "waiting",
  on: { "password.change": { actions: assign({ password: ({ event }) => event.password }) } },
  states: {
    ...linkStates(meta, "confirmation.submit", "submitting"),
    entering: {
      description: "The chosen password is being typed.",
      meta,
      on: submits,
    },
    submitting: {
      description: "The server is checking link and password.",
      meta,
      tags: "busy",
      entry: assign({ failure: null }),
      invoke: {
        id: "confirmEmail",
        src: "confirmEmail",
        input: ({ context: { linkToken, password } }) => ({ linkToken, password }),
        onDone: {
          target: "confirming",
          actions: { type: "keepReturn", params: ({ event }) => event.output.returnTo },
        },
        onError: [
          { guard: "isRefused", ...failTo("refused", "clearPassword") },
          { guard: "isUnusable", ...failTo("unusable", "clearPassword") },
          { guard: "isLimited", ...failTo("limited") },
          failTo("failed"),
        ],
      },
    },
    confirming: {
      description: "The account is there and signed in; the profile is loading.",
      meta,
      tags: "busy",
      entry: "announceAccount",
      on: { "session.changed": { guard: "isSignedIn", target: "signedIn" } },
      // A profile that does not arrive must not trap anyone here.
      after: { 6000: "signedIn" },
    },
    signedIn: {
      description: "On to the page that registering began on.",
      meta,
      tags: "busy",
      entry: emit(({ context }) => ({ type: "navigation.requested", href: context.returnTo, replace: true })),
    },
    refused: {
      description: "The password is not the one that was chosen.",
      meta,
      tags: "failed",
      on: submits,
    },
    limited: {
      description: "Too many tries; the page says how long to wait.",
      meta,
      tags: "failed",
      on: submits,
    },
    failed: {
      description: "The server could not be reached; what was typed stays.",
      meta,
      tags: "failed",
      on: submits,
    },
    unusable: {
      description: "The link was used, has expired, or is not complete; the page offers to sign in or register again.",
      meta,
      tags: "failed",
    },
  },
});
