import { assign, emit, fromPromise, setup, stateIn } from "xstate";
import type { Failure } from "../../contract/errors";
import type { AccountChanged, NavigationRequested, ScreenMeta, SessionChanged } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { sessionGuards } from "../shared/session";

interface Context {
  /** The secret in the link; empty if the address has none. */
  linkToken: string;
  password: string;
  /** Path on this site to go on to. */
  returnTo: string;
  failure: Failure | null;
}
/** What confirms an address. */
export type Confirmation = Pick<Context, "linkToken" | "password">;
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
    /** From the part of the address that browsers send to no server. */
    readLink: fromPromise<string>(notProvided("readLink")),
    confirmEmail: fromPromise<{ returnTo: string }, Confirmation>(notProvided("confirmEmail")),
  },
  actions: {
    keepLink: assign((_, linkToken: string) => ({ linkToken })),
    keepReturn: assign((_, returnTo: string) => ({ returnTo, password: "" })),
    announceAccount: emit({ type: "account.changed" }),
    keepFailure: keepFailure(),
    clearPassword: assign({ password: "" }),
  },
  guards: {
    // On the server, the session has no seed.
    isInBrowser: (_, { seed }: SessionChanged) => seed !== "",
    lacksLink: (_, linkToken: string) => linkToken === "",
    wasPressed: stateIn({ reading: "pressed" }),
    hasPassword: ({ context }) => context.password !== "",
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
    waiting: {
      description: "The page is the server’s, which does not get the link; the browser reads it as soon as it can.",
      meta,
      on: {
        "session.changed": { guard: { type: "isInBrowser", params: ({ event }) => event }, target: "reading" },
        "confirmation.submit": { guard: "hasPassword", target: "reading.pressed" },
      },
    },
    reading: {
      description: "The link is being read from the address.",
      invoke: {
        id: "readLink",
        src: "readLink",
        onDone: [
          { guard: { type: "lacksLink", params: ({ event }) => event.output }, target: "unusable" },
          {
            guard: "wasPressed",
            target: "submitting",
            actions: { type: "keepLink", params: ({ event }) => event.output },
          },
          { target: "entering", actions: { type: "keepLink", params: ({ event }) => event.output } },
        ],
        onError: "unusable",
      },
      initial: "idle",
      states: {
        idle: {
          description: "The button was not pressed.",
          meta,
          on: { "confirmation.submit": { guard: "hasPassword", target: "pressed" } },
        },
        pressed: {
          description: "The button was pressed: the password is sent as soon as the link is read.",
          meta,
          tags: "busy",
        },
      },
    },
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
