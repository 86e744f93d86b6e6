import { assign, emit, fromPromise, setup } from "xstate";
import type { Episode, SeriesProgress } from "../../contract/courses/series";
import type { Failure } from "../../contract/errors";
import {
  type ConnectionChanged,
  commandKey,
  type NavigationRequested,
  type ScreenMeta,
  type SessionChanged,
  type SignInRequested,
} from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { failureOf, refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";
import { type EpisodeSeen, episodePlayerMachine } from "./episode-player";
import { seriesGate } from "./series-gate";

interface InSeries {
  locale: string;
  seriesSlug: string;
}
interface Input extends InSeries {
  episodeSlug: string;
}
interface Context extends Input {
  episode: Episode | null;
  progress: SeriesProgress | null;
  learnerId: number | null;
  seed: string;
  done: number;
  failure: Failure | null;
}
type Event =
  | SessionChanged
  | ConnectionChanged
  | EpisodeSeen
  | { type: "episode.mark" }
  | { type: "episode.next" }
  | { type: "episode.retry" }
  | { type: "signIn.open" };

const nothingYet = { episode: null, progress: null, failure: null };

/** Whether the server has the episode as watched. */
export const isWatched = (progress: SeriesProgress, episodeSlug: string): boolean =>
  progress.watched.some(({ slug }) => slug === episodeSlug);

const gate = seriesGate("EpisodePage");

/** One episode of a series: watched by watching it, or by saying so. */
export const episodeMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SignInRequested | NavigationRequested,
    tags: {} as "pending" | "saving" | "watched" | "failed" | "failedMark" | "notFound" | "forbidden" | "signedOut",
    meta: {} as ScreenMeta,
    children: {} as { episodePlayer: "episodePlayer" },
  },
  actors: {
    loadEpisode: fromPromise<Episode, Input>(notProvided("loadEpisode")),
    loadProgress: fromPromise<SeriesProgress, InSeries>(notProvided("loadProgress")),
    markWatched: fromPromise<SeriesProgress, Input & { key: string }>(notProvided("markWatched")),
    episodePlayer: episodePlayerMachine,
  },
  actions: {
    takeSeed: assign((_, { seed }: SessionChanged) => ({ seed })),
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
    isSameLearner: ({ context }, { learner }: SessionChanged) => learner !== null && learner.id === context.learnerId,
    isForbidden: refusedAs("forbidden"),
    isNotFound: refusedAs("not_found", "invalid"),
    isNetworkGone: refusedAs("network"),
    ...connectionGuards,
    hasNext: ({ context }) => Boolean(context.episode?.next),
    isWatched: ({ context }, progress: SeriesProgress) => isWatched(progress, context.episodeSlug),
    hasSessionEnded: ({ context }) => context.failure?.code === "signed_out",
  },
}).createMachine({
  id: "episode",
  description: "Watching an episode.",
  context: ({ input }) => ({ ...input, ...nothingYet, learnerId: null, seed: "", done: 0 }),
  initial: "waiting",
  on: {
    "session.changed": [
      {
        guard: "isSignedIn",
        target: ".loading",
        actions: { type: "takePerson", params: ({ event }) => event },
      },
      { target: ".signedOut", actions: { type: "takePerson", params: ({ event }) => event } },
    ],
  },
  states: {
    waiting: gate.waiting,
    loading: {
      description: "The episode is on its way. Reading it marks nothing (R7).",
      meta: { screen: "EpisodePage", requirements: ["S7.episode", "R7"] },
      tags: "pending",
      invoke: {
        id: "loadEpisode",
        src: "loadEpisode",
        input: ({ context: { locale, seriesSlug, episodeSlug } }) => ({ locale, seriesSlug, episodeSlug }),
        onDone: { target: "shown", actions: { type: "keepEpisode", params: ({ event }) => event.output } },
        onError: [
          { guard: "isSignedOut", target: "signedOut" },
          { guard: "isForbidden", target: "forbidden" },
          { guard: "isNotFound", target: "notFound" },
          failTo("failed"),
        ],
      },
    },
    shown: {
      description: "The clip is there to be watched; whether it counts as watched, only the server says.",
      invoke: {
        id: "episodePlayer",
        src: "episodePlayer",
        input: ({ context }) => ({ seconds: context.episode?.timing ?? 0 }),
      },
      on: {
        "session.changed": {
          guard: { type: "isSameLearner", params: ({ event }) => event },
          description: "The same learner, perhaps by another name: watching is not disturbed.",
          actions: { type: "takeSeed", params: ({ event }) => event },
        },
        "episode.next": {
          guard: "hasNext",
          description: "Going on marks nothing: only watching does, or saying so.",
          actions: "openNext",
        },
      },
      initial: "checking",
      states: {
        checking: {
          description: "Asking whether it was watched on an earlier visit.",
          meta: { screen: "EpisodePage", requirements: ["S7.seriesProgress"] },
          invoke: {
            id: "loadProgress",
            src: "loadProgress",
            input: ({ context: { locale, seriesSlug } }) => ({ locale, seriesSlug }),
            onDone: [
              {
                guard: { type: "isWatched", params: ({ event }) => event.output },
                target: "watched",
                actions: { type: "keepProgress", params: ({ event }) => event.output },
              },
              { target: "watching", actions: { type: "keepProgress", params: ({ event }) => event.output } },
            ],
            onError: [
              { guard: "isSignedOut", target: "#episode.signedOut", actions: "forget" },
              {
                target: "watching",
                description: "Marking what is marked changes nothing, so the answer can be done without.",
                actions: { type: "keepFailure", params: ({ event }) => failureOf(event) },
              },
            ],
          },
          on: { "episode.seen": "marking" },
        },
        watching: {
          description: "Not watched yet: 90 % of its distinct seconds mark it, or saying so (R7).",
          meta: { screen: "EpisodePage", requirements: ["R7", "L13"] },
          on: { "episode.seen": "marking", "episode.mark": "marking" },
        },
        marking: {
          description: "Marking is on its way while the clip plays on; a repeat after a time-out marks once.",
          meta: { screen: "EpisodePage", requirements: ["S4.episode", "S7.watch", "R18"] },
          tags: "saving",
          invoke: {
            id: "markWatched",
            src: "markWatched",
            input: ({ context }) => ({
              locale: context.locale,
              seriesSlug: context.seriesSlug,
              episodeSlug: context.episodeSlug,
              key: commandKey(context, "episode"),
            }),
            onDone: { target: "watched", actions: { type: "keepMarked", params: ({ event }) => event.output } },
            onError: [
              {
                guard: "isNetworkGone",
                ...failTo("waitingForNetwork"),
              },
              failTo("unmarked"),
            ],
          },
        },
        waitingForNetwork: {
          description: "Not marked yet: it is kept, and sent when the network is back or somebody asks.",
          meta: { screen: "EpisodePage", requirements: ["L3", "R40"] },
          tags: "failedMark",
          on: {
            "episode.mark": "marking",
            ...retryOnline("marking"),
          },
        },
        unmarked: {
          description: "It could not be marked; the clip plays on, and marking again is one press away.",
          meta: { screen: "EpisodePage", requirements: ["R11"] },
          tags: "failedMark",
          on: {
            "episode.mark": "marking",
            "signIn.open": { guard: "hasSessionEnded", actions: "askToSignIn" },
          },
        },
        watched: {
          description: "Watched, and said so.",
          meta: { screen: "EpisodePage", requirements: ["S4.episode", "L13"] },
          tags: "watched",
        },
      },
    },
    signedOut: gate.signedOut,
    forbidden: gate.forbidden,
    notFound: {
      description: "The series has no such episode: the not-found page, with search.",
      meta: { screen: "NotFound", requirements: ["R11"] },
      tags: "notFound",
    },
    failed: {
      description: "The episode did not arrive; asking again is one press away.",
      meta: { screen: "EpisodePage", requirements: ["R11", "R40"] },
      tags: "failed",
      on: { "episode.retry": "loading", ...retryOnline("loading") },
    },
  },
});
