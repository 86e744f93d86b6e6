import { assign, emit, fromPromise, setup } from "xstate";
import type { Credentials } from "../../contract/account/session";
import type { Failure } from "../../contract/errors";
import type { AccountChanged, NavigationRequested, ScreenMeta, SessionChanged } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { failureOf, refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { sessionGuards } from "../shared/session";

interface Input {
  /** Path on this site to return to. */
  returnTo: string;
  /** Why a sign-in with an account of another site failed; null without a failure. */
  problem: string | null;
}
interface Context extends Input {
  /** Where to sign in with an account of another site; null if that is not offered, or not known yet. */
  elsewhere: string | null;
  email: string;
  password: string;
  failure: Failure | null;
}
type Event =
  | { type: "email.change"; email: string }
  | { type: "password.change"; password: string }
  | { type: "credentials.submit" }
  | { type: "secondStep.cancel" }
  | SessionChanged;

/**
 * Signing in with e-mail and password or with an account of another site, then back to the page that requested it (R11,
 * R16).
 */
export const signInMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as NavigationRequested | AccountChanged,
    tags: {} as "busy" | "sending" | "failed",
    meta: {} as ScreenMeta,
  },
  actors: {
    signIn: fromPromise<void, Credentials>(notProvided("signIn")),
    /** Null where accounts of another site are not taken. */
    loadLoginState: fromPromise<string | null, { returnTo: string }>(notProvided("loadLoginState")),
  },
  actions: {
    keepElsewhere: assign((_, elsewhere: string | null) => ({ elsewhere })),
    announceAccount: emit({ type: "account.changed" }),
    keepFailure: keepFailure(),
  },
  guards: {
    hasCredentials: ({ context }) => context.email.trim() !== "" && context.password !== "",
    isSignedIn: sessionGuards.isSignedIn,
    isRefused: refusedAs("wrong_credentials", "invalid"),
    isLimited: refusedAs("too_many"),
    needsPasskey: refusedAs("passkey_needed"),
  },
}).createMachine({
  id: "signIn",
  description: "A visitor becomes a learner and continues where they were.",
  context: ({ input }) => ({ ...input, elsewhere: null, email: "", password: "", failure: null }),
  initial: "preparing",
  on: {
    // Also for learners who open this page with a session, or sign in in another tab.
    "session.changed": { guard: "isSignedIn", target: ".signedIn" },
    "email.change": { actions: assign({ email: ({ event }) => event.email }) },
    "password.change": { actions: assign({ password: ({ event }) => event.password }) },
  },
  states: {
    preparing: {
      description: "Checking whether accounts of another site are accepted; signing in already works.",
      meta: { screen: "SignInPage", requirements: ["R16"] },
      tags: "busy",
      invoke: {
        id: "loadLoginState",
        src: "loadLoginState",
        input: ({ context: { returnTo } }) => ({ returnTo }),
        onDone: { target: "entering", actions: { type: "keepElsewhere", params: ({ event }) => event.output } },
        // Signing in with a password still works, so no message is shown.
        onError: "entering",
      },
      on: { "credentials.submit": { guard: "hasCredentials", target: "submitting" } },
    },
    entering: {
      description: "E-mail and password are being typed.",
      meta: { screen: "SignInPage", requirements: ["R16"] },
      on: { "credentials.submit": { guard: "hasCredentials", target: "submitting" } },
    },
    submitting: {
      description: "The server is checking.",
      meta: { screen: "SignInPage", requirements: ["R16"] },
      tags: ["busy", "sending"],
      entry: assign({ failure: null, problem: null }),
      invoke: {
        id: "signIn",
        src: "signIn",
        input: ({ context: { email, password } }) => ({ email, password }),
        onDone: "confirming",
        onError: [
          { guard: "needsPasskey", target: "secondStep", actions: assign({ password: "" }) },
          {
            guard: "isRefused",
            target: "refused",
            actions: assign({ password: "", failure: ({ event }) => failureOf(event) }),
          },
          {
            guard: "isLimited",
            ...failTo("limited"),
          },
          failTo("failed"),
        ],
      },
    },
    confirming: {
      description: "Signed in; the profile is loading.",
      meta: { screen: "SignInPage", requirements: ["R16"] },
      tags: ["busy", "sending"],
      entry: "announceAccount",
      // A profile that does not arrive must not trap anyone here.
      after: { 6000: { target: "failed", actions: assign({ failure: { code: "timeout", status: 0 } as Failure }) } },
    },
    secondStep: {
      description: "The password is right, and the account is asked for its passkey too.",
      meta: { screen: "SignInPage", requirements: ["R61"] },
      on: { "secondStep.cancel": "entering" },
    },
    refused: {
      description: "E-mail or password is wrong; the e-mail stays in its field.",
      meta: { screen: "SignInPage", requirements: ["R11", "R16"] },
      tags: "failed",
      on: { "credentials.submit": { guard: "hasCredentials", target: "submitting" } },
    },
    limited: {
      description: "Too many tries; the page says how long to wait.",
      meta: { screen: "SignInPage", requirements: ["R11"] },
      tags: "failed",
      on: { "credentials.submit": { guard: "hasCredentials", target: "submitting" } },
    },
    failed: {
      description: "The server could not be reached; what was typed stays.",
      meta: { screen: "SignInPage", requirements: ["R11"] },
      tags: "failed",
      on: { "credentials.submit": { guard: "hasCredentials", target: "submitting" } },
    },
    signedIn: {
      description: "Back to the page that requested sign-in.",
      meta: { screen: "SignInPage", requirements: ["R11"] },
      tags: ["busy", "sending"],
      entry: [
        assign({ password: "" }),
        emit(({ context }) => ({ type: "navigation.requested", href: context.returnTo, replace: true })),
      ],
    },
  },
});
