import { assign, emit, fromPromise, setup } from "xstate";
import type { Failure } from "../../../contract/errors";
import type {
  ConnectionChanged,
  NoticeAnnounced,
  ScreenMeta,
  SessionChanged,
  SignInRequested,
} from "../../shared/events";
import { keepFailure } from "../../shared/failing";
import { refusedAs } from "../../shared/failure";
import { notProvided } from "../../shared/not-provided";
import { connectionGuards, learnerGuards, sessionGuards, takeSeed } from "../../shared/session";
import type { ProgressSettled } from "../progress-settled";

interface Input {
  locale: string;
  slug: string;
}
interface Context extends Input {
  /** The stars that the server has; 0 means none (R9). */
  stars: number;
  /** The stars that are chosen and not saved; 0 means none. */
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

/** Types, actors, actions and guards of the whole machine; its phases import this file but not each other. */
export const ratingSetup = setup({
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
    takeSeed: takeSeed(),
    takeLearner: assign((_, { learner, seed }: SessionChanged) => ({
      learnerId: learner?.id ?? 0,
      seed,
      stars: 0,
      draft: 0,
      failure: null,
    })),
    keepStars: assign(({ context }, stars: number) => ({ stars, draft: 0, failure: null, done: context.done + 1 })),
    keepDraft: assign((_, draft: number) => ({ draft })),
    /** Other stars are another command: it must not reuse the key of those that were not saved (R18). */
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
    ...learnerGuards,
    ...sessionGuards,
    isEnrolled: (_, { enrolled }: ProgressSettled) => enrolled === true,
    isNotEnrolled: (_, { enrolled }: ProgressSettled) => enrolled === false,
    ...connectionGuards,
    isOutside: refusedAs("not_enrolled", "plan_needed", "signed_out"),
    isRefused: refusedAs("not_enrolled", "plan_needed"),
    areStars: (_, stars: number) => areStars(stars),
    isUnrated: ({ context }) => context.stars === 0,
  },
});

const starsOf = ({ event }: { event: { stars: number } }): number => event.stars;
/** Stars are chosen, one to five (R9). */
export const chooseStars = <const TAction extends string>(action: TAction) =>
  ({
    "rating.choose": {
      guard: { type: "areStars", params: starsOf },
      target: "choosing",
      actions: { type: action, params: starsOf },
    },
  }) as const;
/** The learner is in the course. */
export const loadOnceEnrolled = {
  "progress.settled": {
    guard: { type: "isEnrolled", params: ({ event }: { event: ProgressSettled }) => event },
    target: "loading",
  },
} as const;
