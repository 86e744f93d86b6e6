import { assign, emit, fromPromise, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import {
  type AccountChanged,
  type ConnectionChanged,
  commandKey,
  type NoticeAnnounced,
  type ScreenMeta,
  type SessionChanged,
  type SessionLost,
  type SignInRequested,
} from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, sessionGuards } from "../shared/session";

interface Context {
  code: string;
  /** The code that was redeemed last, as it was typed. */
  appliedCode: string;
  learnerId: number | null;
  online: boolean;
  failure: Failure | null;
  seed: string;
  /** Counts the codes: each retry of one has the same key, another code another (R18). */
  done: number;
}
type Event =
  | SessionChanged
  | ConnectionChanged
  | { type: "code.change"; code: string }
  | { type: "code.submit" }
  | { type: "signIn.choose" };

/** In code points (R12). */
export const longestCode = 64;
/** Length in code points after trimming, as the server counts (R12). */
export const codeLength = (code: string): number => [...code.trim()].length;

/** Redeeming a promo code. Codes can be guessed, so the server slows down whoever tries many. */
export const promoCodeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as AccountChanged | NoticeAnnounced | SignInRequested | SessionLost,
    tags: {} as "pending" | "busy" | "failed",
    meta: {} as ScreenMeta,
  },
  actors: {
    /** Resolves on a 204 and on nothing else (R38). */
    applyPromo: fromPromise<void, { promo: string; key: string }>(notProvided("applyPromo")),
  },
  actions: {
    keepCode: assign(({ context }, code: string) => ({ code, done: context.done + 1 })),
    keepApplied: assign(({ context }) => ({ code: "", appliedCode: context.code.trim() })),
    takeSession: assign((_, { learner, seed }: SessionChanged) => ({
      learnerId: learner?.id ?? null,
      seed,
      appliedCode: "",
    })),
    forgetLearner: assign({ learnerId: null, failure: null }),
    keepFailure: keepFailure(),
    clearFailure: assign({ failure: null }),
    // The profile bears the code from now on, and so does the learner's analytics tag.
    announceAccount: emit({ type: "account.changed" }),
    announceRedeemed: emit(({ context }) => ({
      type: "notice.announced" as const,
      text: "promoRedeemed" as const,
      params: { code: context.appliedCode },
      inPlace: true as const,
    })),
    askToSignIn: emit({ type: "signIn.requested" }),
    announceLoss: emit({ type: "session.lost" }),
  },
  guards: {
    isSame: ({ context }, { learner }: SessionChanged) => learner !== null && learner.id === context.learnerId,
    ...sessionGuards,
    isBlank: ({ context }) => codeLength(context.code) === 0,
    isTooLong: ({ context }) => codeLength(context.code) > longestCode,
    isOffline: ({ context }) => !context.online,
    ...connectionGuards,
    isRefused: refusedAs("promo_unknown", "promo_expired", "promo_used_up"),
    isLimited: refusedAs("too_many"),
  },
  delays: {
    /** As long as the server said; a minute where it did not. */
    askedToWait: ({ context }) => (context.failure?.retryAfter ?? 60) * 1000,
  },
}).createMachine({
  id: "promoCode",
  description: "A learner redeems a promo code.",
  context: { code: "", appliedCode: "", learnerId: null, online: true, failure: null, seed: "", done: 0 },
  initial: "waiting",
  on: {
    "session.changed": [
      // Another name is not another account; what is on its way stays on its way.
      { guard: { type: "isSame", params: ({ event }) => event } },
      {
        guard: "isSignedIn",
        target: ".entering",
        actions: { type: "takeSession", params: ({ event }) => event },
      },
      { target: ".signedOut", actions: { type: "takeSession", params: ({ event }) => event } },
    ],
    "connection.changed": { actions: assign({ online: ({ event }) => event.online }) },
  },
  states: {
    waiting: {
      description: "Nobody has said who is here; a code may be typed already.",
      meta: { screen: "PromoCode", requirements: ["R21"] },
      tags: "pending",
      on: { "code.change": { actions: { type: "keepCode", params: ({ event }) => event.code } } },
    },
    signedOut: {
      description: "A code is redeemed for an account: said, with the way to sign in; what was typed stays.",
      meta: { screen: "PromoCode", requirements: ["S6.signIn", "R11"] },
      on: {
        "code.change": { actions: { type: "keepCode", params: ({ event }) => event.code } },
        "signIn.choose": { actions: "askToSignIn" },
      },
    },
    entering: {
      description: "A code is being typed.",
      entry: "clearFailure",
      initial: "deciding",
      on: { "code.change": { target: ".deciding", actions: { type: "keepCode", params: ({ event }) => event.code } } },
      states: {
        deciding: {
          description: "Whether it has the length of a code.",
          always: [
            { guard: "isBlank", target: "blank" },
            { guard: "isTooLong", target: "tooLong" },
            { target: "ready" },
          ],
        },
        blank: {
          description: "There is nothing to redeem yet.",
          meta: { screen: "PromoCode", requirements: ["S7.promo", "R12"] },
        },
        tooLong: {
          description: "No code has more than 64 characters, and the page says so.",
          meta: { screen: "PromoCode", requirements: ["R12"] },
        },
        ready: {
          description: "The code can be redeemed.",
          meta: { screen: "PromoCode", requirements: ["S7.promo"] },
          on: {
            "code.submit": [{ guard: "isOffline", target: "#promoCode.offline" }, { target: "#promoCode.applying" }],
          },
        },
      },
    },
    applying: {
      description: "The server looks at the code; a repeat after a time-out redeems it once (R18).",
      meta: { screen: "PromoCode", requirements: ["S7.promo", "R18", "R38"] },
      tags: "busy",
      entry: "clearFailure",
      invoke: {
        id: "applyPromo",
        src: "applyPromo",
        input: ({ context }) => ({ promo: context.code.trim(), key: commandKey(context, "promo") }),
        onDone: { target: "applied", actions: ["keepApplied", "announceAccount", "announceRedeemed"] },
        onError: [
          { guard: "isSignedOut", target: "signedOut", actions: ["forgetLearner", "announceLoss"] },
          {
            guard: "isRefused",
            ...failTo("refused"),
          },
          {
            guard: "isLimited",
            ...failTo("limited"),
          },
          failTo("failed"),
        ],
      },
    },
    applied: {
      description: "Redeemed, and the page says which code; another one may follow.",
      meta: { screen: "PromoCode", requirements: ["S7.promo", "R38"] },
      on: { "code.change": { target: "entering", actions: { type: "keepCode", params: ({ event }) => event.code } } },
    },
    refused: {
      description: "Unknown, expired or used up, and the page says which; the code stays, to be corrected.",
      meta: { screen: "PromoCode", requirements: ["R11", "R38"] },
      tags: "failed",
      on: {
        "code.change": { target: "entering", actions: { type: "keepCode", params: ({ event }) => event.code } },
        "code.submit": [{ guard: "isOffline", target: "offline" }, { target: "applying" }],
      },
    },
    limited: {
      description: "Too many tries: the page says how long to wait, and the code can be redeemed after that.",
      meta: { screen: "PromoCode", requirements: ["R11"] },
      tags: "failed",
      after: { askedToWait: "entering" },
      on: {
        "code.change": { actions: { type: "keepCode", params: ({ event }) => event.code } },
        // A wait that was restored from a snapshot has lost its timer: it begins anew with the page.
        "session.changed": {
          guard: { type: "isSame", params: ({ event }) => event },
          target: "limited",
          reenter: true,
        },
      },
    },
    offline: {
      description: "Nothing was sent without a network; the code is kept, and the notice goes when there is one.",
      meta: { screen: "PromoCode", requirements: ["L3", "R40"] },
      tags: "failed",
      entry: assign({ failure: { code: "network", status: 0 } satisfies Failure }),
      on: {
        "code.change": { target: "entering", actions: { type: "keepCode", params: ({ event }) => event.code } },
        "connection.changed": {
          guard: "isOnline",
          target: "entering",
          actions: assign({ online: true }),
        },
      },
    },
    failed: {
      description: "The server could not say; the code is kept, and trying again is one press away.",
      meta: { screen: "PromoCode", requirements: ["R11", "R38", "R40"] },
      tags: "failed",
      on: {
        "code.change": { target: "entering", actions: { type: "keepCode", params: ({ event }) => event.code } },
        "code.submit": [{ guard: "isOffline", target: "offline" }, { target: "applying" }],
      },
    },
  },
});
