import { assign, emit, fromPromise, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import {
  type ConnectionChanged,
  commandKey,
  type NoticeAnnounced,
  type ScreenMeta,
  type SessionChanged,
  type SignInRequested,
} from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";
import type { ProgressSettled } from "./progress-settled";

interface Input {
  locale: string;
  slug: string;
}
interface Context extends Input {
  /** The stars that the server has; 0 is none (R9). */
  stars: number;
  /** The stars that are chosen and not saved; 0 is none. */
  draft: number;
  learnerId: number | null;
  seed: string;
  /** Part of the next command's idempotency key. */
  done: number;
  failure: Failure | null;
}
type Event =
  | SessionChanged
  | ConnectionChanged
  | ProgressSettled
  | { type: "rating.choose"; stars: number }
  | { type: "rating.save" }
  | { type: "rating.cancel" }
  | { type: "rating.retry" };

/** A whole number from 1 to 5 (R9). */
export const areStars = (stars: number): boolean => Number.isInteger(stars) && stars >= 1 && stars <= 5;

/** A learner's own rating of a course: stars suffice (L22), and they may be changed. */
export const ratingMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as NoticeAnnounced | SignInRequested,
    tags: {} as "pending" | "busy" | "failed" | "rateable",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadRating: fromPromise<number, Input>(notProvided("loadRating")),
    rate: fromPromise<number, Input & { rating: number; key: string }>(notProvided("rate")),
  },
  actions: {
    takeSeed: assign((_, { seed }: SessionChanged) => ({ seed })),
    takeLearner: assign((_, { learner, seed }: SessionChanged) => ({
      learnerId: learner?.id ?? 0,
      seed,
      stars: 0,
      draft: 0,
      failure: null,
    })),
    keepStars: assign(({ context }, stars: number) => ({ stars, draft: 0, failure: null, done: context.done + 1 })),
    keepDraft: assign((_, draft: number) => ({ draft })),
    /** Other stars are another command: the key of those that were not saved must not come back with them (R18). */
    replaceDraft: assign(({ context }, draft: number) => ({ draft, failure: null, done: context.done + 1 })),
    dropDraft: assign(({ context }) => ({ draft: 0, failure: null, done: context.done + 1 })),
    keepFailure: keepFailure(),
    announceRated: emit(({ context }) => ({
      type: "notice.announced" as const,
      text: "ratingSaved" as const,
      params: { count: context.stars },
      inPlace: true as const,
    })),
    askToSignIn: emit({ type: "signIn.requested" }),
  },
  guards: {
    isSameLearner: ({ context }, { learner }: SessionChanged) => learner !== null && learner.id === context.learnerId,
    ...sessionGuards,
    isEnrolled: (_, { enrolled }: ProgressSettled) => enrolled === true,
    isNotEnrolled: (_, { enrolled }: ProgressSettled) => enrolled === false,
    ...connectionGuards,
    isOutside: refusedAs("not_enrolled", "signed_out"),
    isRefused: refusedAs("not_enrolled"),
    areStars: (_, stars: number) => areStars(stars),
    isUnrated: ({ context }) => context.stars === 0,
  },
}).createMachine({
  id: "rating",
  description: "Saying what the course was worth.",
  context: ({ input }) => ({ ...input, stars: 0, draft: 0, learnerId: null, seed: "", done: 0, failure: null }),
  initial: "unknown",
  on: {
    "session.changed": [
      {
        guard: { type: "isSameLearner", params: ({ event }) => event },
        description: "The same learner: what is chosen stays.",
        actions: { type: "takeSeed", params: ({ event }) => event },
      },
      {
        guard: "isSignedIn",
        target: ".unknown",
        actions: { type: "takeLearner", params: ({ event }) => event },
      },
      { target: ".unavailable", actions: { type: "takeLearner", params: ({ event }) => event } },
    ],
    "progress.settled": {
      guard: { type: "isNotEnrolled", params: ({ event }) => event },
      description: "Whoever leaves the course cannot rate it any more.",
      target: ".unavailable",
    },
  },
  states: {
    unknown: {
      description: "Nobody has said whether a learner of the course is here.",
      meta: { screen: "RatingStars", requirements: ["R9", "R21"] },
      tags: "pending",
      on: { "progress.settled": { guard: { type: "isEnrolled", params: ({ event }) => event }, target: "loading" } },
    },
    unavailable: {
      description: "A visitor, or somebody who is not in the course: only its learners rate it.",
      meta: { screen: "RatingStars", requirements: ["R9"] },
      on: { "progress.settled": { guard: { type: "isEnrolled", params: ({ event }) => event }, target: "loading" } },
    },
    loading: {
      description: "An earlier rating may be there.",
      meta: { screen: "RatingStars", requirements: ["S7.rating"] },
      tags: "pending",
      invoke: {
        id: "loadRating",
        src: "loadRating",
        input: ({ context: { locale, slug } }) => ({ locale, slug }),
        onDone: { target: "deciding", actions: { type: "keepStars", params: ({ event }) => event.output } },
        onError: [{ guard: "isOutside", target: "unavailable" }, failTo("loadFailed")],
      },
    },
    deciding: {
      description: "0 is no rating.",
      always: [{ guard: "isUnrated", target: "unrated" }, { target: "rated" }],
    },
    unrated: {
      description: "Five empty stars.",
      meta: { screen: "RatingStars", requirements: ["R9", "S9.rating"] },
      tags: "rateable",
      on: {
        "rating.choose": {
          guard: { type: "areStars", params: ({ event }) => event.stars },
          target: "choosing",
          actions: { type: "keepDraft", params: ({ event }) => event.stars },
        },
      },
    },
    choosing: {
      description: "Stars are chosen and not saved, so that arrow keys may pass over them.",
      meta: { screen: "RatingStars", requirements: ["R9", "L22"] },
      tags: "rateable",
      on: {
        "rating.choose": {
          guard: { type: "areStars", params: ({ event }) => event.stars },
          actions: { type: "keepDraft", params: ({ event }) => event.stars },
        },
        "rating.save": "saving",
        "rating.cancel": { target: "deciding", actions: "dropDraft" },
      },
    },
    saving: {
      description: "The stars are on their way; a repeat after a time-out rates once.",
      meta: { screen: "RatingStars", requirements: ["S7.rating", "R9", "R18"] },
      tags: ["busy", "rateable"],
      invoke: {
        id: "rate",
        src: "rate",
        input: ({ context }) => ({
          locale: context.locale,
          slug: context.slug,
          rating: context.draft,
          key: commandKey(context, "rating"),
        }),
        onDone: {
          target: "rated",
          actions: [{ type: "keepStars", params: ({ event }) => event.output }, "announceRated"],
        },
        onError: [
          {
            guard: "isRefused",
            ...failTo("unavailable"),
          },
          {
            guard: "isSignedOut",
            ...failTo("failed", "askToSignIn"),
          },
          failTo("failed"),
        ],
      },
    },
    rated: {
      description: "The learner's stars, and thanks; they may be changed.",
      meta: { screen: "RatingStars", requirements: ["R9", "L22"] },
      tags: "rateable",
      on: {
        "rating.choose": {
          guard: { type: "areStars", params: ({ event }) => event.stars },
          target: "choosing",
          actions: { type: "keepDraft", params: ({ event }) => event.stars },
        },
      },
    },
    failed: {
      description: "The stars did not arrive; they stay chosen, and saving again is one press away.",
      meta: { screen: "RatingStars", requirements: ["R9", "R11"] },
      tags: ["failed", "rateable"],
      on: {
        "rating.save": "saving",
        "rating.choose": {
          guard: { type: "areStars", params: ({ event }) => event.stars },
          target: "choosing",
          actions: { type: "replaceDraft", params: ({ event }) => event.stars },
        },
        "rating.cancel": { target: "deciding", actions: "dropDraft" },
      },
    },
    loadFailed: {
      description: "The earlier rating did not arrive; asking again is one press away.",
      meta: { screen: "RatingStars", requirements: ["R11", "R40"] },
      tags: "failed",
      on: { "rating.retry": "loading", ...retryOnline("loading") },
    },
  },
});
