import { assign, emit, fromCallback, fromPromise, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import type { AccountChanged, ScreenMeta } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import type { NoPasskey } from "./passkeys/context";

/** Alone, or as the second step, after the password. */
export type Step = "alone" | "after-password";

/** What became of an attempt to sign in with a passkey. */
export type SigningIn = { kind: "signedIn" } | { kind: NoPasskey };

interface Context {
  step: Step;
  isSupported: boolean;
  code: string;
  problem: NoPasskey | null;
  failure: Failure | null;
}

/** What happens when somebody chooses a passkey among the suggestions for the field of the e-mail address. */
export type ChosenPasskey = { type: "passkey.accepted" } | { type: "passkey.refused"; failure: Failure };

type Event = { type: "passkey.use" } | { type: "code.change"; code: string } | { type: "code.submit" } | ChosenPasskey;

const meta: ScreenMeta = { screen: "PasskeySignIn", requirements: ["R61"] };

/** What can be done while nothing is being checked. */
const choices = {
  "passkey.use": { guard: "isSupported", target: "asking" },
  "code.submit": { guard: "hasCode", target: "checkingCode" },
} as const;

const keepsCode = {
  actions: { type: "keepCode", params: ({ event }: { event: { code: string } }) => event.code },
} as const;
/** The same after the password, where the field for a code is too. */
const choicesOfStaff = { ...choices, "code.change": keepsCode } as const;
/** The same where either may be the case. */
const choicesOfAll = {
  ...choices,
  "passkey.use": "asking",
  "code.change": { guard: "hasPassword", ...keepsCode },
} as const;

/** Signing in with a passkey; after the password also with a recovery code (R61). */
export const passkeySignInMachine = setup({
  types: {
    input: {} as { step: Step },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as AccountChanged,
    tags: {} as "pending" | "busy" | "failed",
    meta: {} as ScreenMeta,
  },
  actors: {
    checkSupport: fromPromise<boolean>(notProvided("checkSupport")),
    /** Offers passkeys among the suggestions for the e-mail address, where the browser can. */
    suggestPasskeys: fromCallback<{ type: "none" }>(notProvided("suggestPasskeys")),
    usePasskey: fromPromise<SigningIn, { step: Step }>(notProvided("usePasskey")),
    signInByCode: fromPromise<void, { code: string }>(notProvided("signInByCode")),
  },
  actions: {
    keepSupport: assign((_, isSupported: boolean) => ({ isSupported })),
    keepCode: assign((_, code: string) => ({ code })),
    keepProblem: assign((_, signingIn: SigningIn) => ({
      problem: signingIn.kind === "signedIn" ? null : signingIn.kind,
    })),
    keepFailure: keepFailure(),
    keepRefusal: assign((_, failure: Failure) => ({ failure })),
    clear: assign({ problem: null, failure: null }),
    announceAccount: emit({ type: "account.changed" }),
  },
  guards: {
    isOfNoUse: ({ context }, isSupported: boolean) => !isSupported && context.step === "alone",
    isSupported: ({ context }) => context.isSupported,
    isAlone: ({ context }) => context.step === "alone",
    hasPassword: ({ context }) => context.step === "after-password",
    /** Only after the password: there is no field for a code before. */
    hasCode: ({ context }) => context.code !== "",
    isSignedIn: (_, { kind }: SigningIn) => kind === "signedIn",
    isExpired: refusedAs("sign_in_expired"),
    isWrong: refusedAs("recovery_code_wrong", "invalid"),
  },
}).createMachine({
  id: "passkeySignIn",
  description: "Somebody signs in with a passkey, alone or after the password.",
  context: ({ input }) => ({ ...input, isSupported: false, code: "", problem: null, failure: null }),
  initial: "checking",
  states: {
    checking: {
      description: "Whether the browser has passkeys for this page is being found out.",
      meta,
      tags: "pending",
      invoke: {
        id: "checkSupport",
        src: "checkSupport",
        onDone: [
          { guard: { type: "isOfNoUse", params: ({ event }) => event.output }, target: "absent" },
          { target: "offered", actions: { type: "keepSupport", params: ({ event }) => event.output } },
        ],
        onError: "absent",
      },
    },
    absent: {
      description: "The browser has no passkeys for this page, and the page does not speak of them.",
      meta,
    },
    offered: {
      description: "A passkey can be used; after the password, a recovery code too.",
      always: { guard: "isAlone", target: "suggested" },
      meta,
      on: choicesOfStaff,
    },
    suggested: {
      description: "A passkey can be used, also from the suggestions for the e-mail address.",
      meta,
      invoke: { id: "suggestPasskeys", src: "suggestPasskeys" },
      on: {
        "passkey.use": "asking",
        "passkey.accepted": "signedIn",
        "passkey.refused": { target: "failed", actions: { type: "keepRefusal", params: ({ event }) => event.failure } },
      },
    },
    asking: {
      description: "The browser asks for the passkey, and the server checks it.",
      meta,
      tags: "busy",
      entry: "clear",
      invoke: {
        id: "usePasskey",
        src: "usePasskey",
        input: ({ context: { step } }) => ({ step }),
        onDone: [
          { guard: { type: "isSignedIn", params: ({ event }) => event.output }, target: "signedIn" },
          {
            target: "stopped",
            actions: { type: "keepProblem", params: ({ event }) => event.output },
          },
        ],
        onError: [{ guard: "isExpired", target: "expired" }, failTo("failed")],
      },
    },
    stopped: {
      description: "No passkey was used; another try, or another way, is possible.",
      meta,
      on: choicesOfAll,
    },
    failed: {
      description: "The passkey was not accepted, or the server could not be reached; the page says which.",
      meta,
      tags: "failed",
      on: choicesOfAll,
    },
    checkingCode: {
      description: "The server checks the recovery code.",
      meta,
      tags: "busy",
      entry: "clear",
      invoke: {
        id: "signInByCode",
        src: "signInByCode",
        input: ({ context }) => ({ code: context.code }),
        onDone: "signedIn",
        onError: [
          { guard: "isExpired", target: "expired" },
          { guard: "isWrong", ...failTo("codeWrong") },
          failTo("codeFailed"),
        ],
      },
    },
    codeWrong: {
      description: "The code is wrong or was used; it stays and can be corrected.",
      meta,
      tags: "failed",
      on: choicesOfStaff,
    },
    codeFailed: {
      description: "The code could not be checked; it stays.",
      meta,
      tags: "failed",
      on: choicesOfStaff,
    },
    expired: {
      description: "The password was given too long ago: signing in begins again.",
      meta,
      tags: "failed",
    },
    signedIn: {
      description: "Signed in; the site finds out as whom, and the page goes on.",
      meta,
      tags: "busy",
      entry: "announceAccount",
    },
  },
});
