import { assign, emit, fromPromise, setup } from "xstate";
import type {
  AccountChanged,
  NoticeAnnounced,
  ScreenMeta,
  SessionChanged,
  SessionLost,
  SignInRequested,
} from "../../shared/events";
import { keepFailure } from "../../shared/failing";
import { refusedAs } from "../../shared/failure";
import { notProvided } from "../../shared/not-provided";
import { connectionGuards, sessionGuards } from "../../shared/session";
import { type Context, codeLength, type Event, maxCodeLength } from "./context";

/**
 * Types, actors, actions, guards and delays of the whole promo code; its other files import this one and never each
 * other.
 */
export const promoCodeSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as AccountChanged | NoticeAnnounced | SignInRequested | SessionLost,
    tags: {} as "pending" | "busy" | "failed",
    meta: {} as ScreenMeta,
  },
  actors: {
    /** Resolves on a 204 only (R38). */
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
    // The code changes the profile and the learner's analytics tag.
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
    isTooLong: ({ context }) => codeLength(context.code) > maxCodeLength,
    isOffline: ({ context }) => !context.online,
    ...connectionGuards,
    isRefused: refusedAs("promo_unknown", "promo_expired", "promo_used_up"),
    isLimited: refusedAs("too_many"),
  },
  delays: {
    /** As long as the server says; a minute if it does not say. */
    askedToWait: ({ context }) => (context.failure?.retryAfter ?? 60) * 1000,
  },
});
