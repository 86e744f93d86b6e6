import { assign, emit, fromPromise, setup } from "xstate";
import type { Episode, SeriesProgress } from "../../../contract/courses/series";
import type { NavigationRequested, ScreenMeta, SessionChanged, SignInRequested } from "../../shared/events";
import { keepFailure } from "../../shared/failing";
import { refusedAs } from "../../shared/failure";
import { notProvided } from "../../shared/not-provided";
import { connectionGuards, learnerGuards, sessionGuards, takeSeed } from "../../shared/session";
import { playerMachine } from "../player";
import type { Played } from "../player/context";
import { isSeen } from "../watched";
import { type Context, type Event, type Input, type InSeries, isWatched, nothingYet } from "./context";

/** Types, actors, actions and guards of the whole machine; its phases import this file but not each other. */
export const episodeSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SignInRequested | NavigationRequested,
    tags: {} as
      | "pending"
      | "saving"
      | "watched"
      | "failed"
      | "failedMark"
      | "notFound"
      | "forbidden"
      | "planNeeded"
      | "signedOut",
    meta: {} as ScreenMeta,
    children: {} as { player: "player" },
  },
  actors: {
    loadEpisode: fromPromise<Episode, Input>(notProvided("loadEpisode")),
    loadProgress: fromPromise<SeriesProgress, InSeries>(notProvided("loadProgress")),
    watchEpisode: fromPromise<SeriesProgress, Input & { key: string }>(notProvided("watchEpisode")),
    player: playerMachine,
  },
  actions: {
    takeSeed: takeSeed(),
    takePerson: assign((_, { learner, seed }: SessionChanged) => ({
      ...nothingYet,
      learnerId: learner?.id ?? 0,
      seed,
    })),
    keepEpisode: assign((_, episode: Episode) => ({ episode, failure: null })),
    keepProgress: assign((_, progress: SeriesProgress) => ({ progress })),
    keepMarked: assign(({ context }, progress: SeriesProgress) => ({
      progress,
      failure: null,
      done: context.done + 1,
    })),
    keepFailure: keepFailure(),
    forget: assign(nothingYet),
    askToSignIn: emit({ type: "signIn.requested" }),
    openNext: emit(({ context: { episode } }) => ({
      type: "navigation.requested" as const,
      href: `${episode?.series.url}${episode?.next}/`,
    })),
  },
  guards: {
    ...sessionGuards,
    ...learnerGuards,
    isForbidden: refusedAs("forbidden"),
    isPlanNeeded: refusedAs("plan_needed"),
    isNotFound: refusedAs("not_found", "invalid"),
    isNetworkGone: refusedAs("network"),
    ...connectionGuards,
    hasNext: ({ context }) => Boolean(context.episode?.next),
    isWatched: ({ context }, progress: SeriesProgress) => isWatched(progress, context.episodeSlug),
    /** What was played of the clip counts as having watched the episode (R7). */
    isSeen: ({ context }, { watched }: Played) => isSeen(watched, context.episode?.timing ?? 0),
    hasSessionEnded: ({ context }) => context.failure?.code === "signed_out",
  },
});
