import { assign, emit, fromPromise, setup } from "xstate";
import type { EpisodeSummary, Series, SeriesProgress } from "../../contract/courses/series";
import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, ScreenMeta, ScreenReopened, SessionChanged, SignInRequested } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";
import { seriesGate } from "./series-gate";

interface Input {
  locale: string;
  seriesSlug: string;
}
interface Context extends Input {
  series: Series | null;
  progress: SeriesProgress | null;
  failure: Failure | null;
}
type Event = SessionChanged | ConnectionChanged | { type: "series.retry" } | { type: "signIn.open" } | ScreenReopened;

/**
 * The episode to continue with: the one that the server names, if it still exists; otherwise the first unwatched one;
 * otherwise, for a review, the first (L14). Null in a series without episodes.
 */
export function resumeEpisode(series: Series, progress: SeriesProgress | null): EpisodeSummary | null {
  const isWatched = ({ id }: EpisodeSummary) => progress?.watched.some(({ episodeId }) => episodeId === id) === true;
  return (
    series.episodes.find(({ slug }) => slug === progress?.resume) ??
    series.episodes.find((episode) => !isWatched(episode)) ??
    series.episodes[0] ??
    null
  );
}

const gate = seriesGate("SeriesPage");

/** One series: what it is about, its episodes, and which of them the learner has watched. */
export const seriesMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SignInRequested,
    tags: {} as "pending" | "failed" | "failedProgress" | "notFound" | "forbidden" | "signedOut",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadSeries: fromPromise<Series, Input>(notProvided("loadSeries")),
    loadProgress: fromPromise<SeriesProgress, Input>(notProvided("loadProgress")),
  },
  actions: {
    keepSeries: assign((_, series: Series) => ({ series, failure: null })),
    keepProgress: assign((_, progress: SeriesProgress) => ({ progress, failure: null })),
    keepFailure: keepFailure(),
    forget: assign({ series: null, progress: null, failure: null }),
    askToSignIn: emit({ type: "signIn.requested" }),
  },
  guards: {
    ...sessionGuards,
    isForbidden: refusedAs("forbidden"),
    isNotFound: refusedAs("not_found", "invalid"),
    isTracked: ({ context }) => context.progress !== null,
    ...connectionGuards,
  },
}).createMachine({
  id: "series",
  description: "Following a series.",
  context: ({ input }) => ({ ...input, series: null, progress: null, failure: null }),
  initial: "waiting",
  on: {
    "session.changed": [
      { guard: "isSignedIn", target: ".loading", actions: "forget" },
      { target: ".signedOut", actions: "forget" },
    ],
  },
  states: {
    waiting: gate.waiting,
    loading: {
      description: "The series is loading.",
      meta: { screen: "SeriesPage", requirements: ["S7.series"] },
      tags: "pending",
      invoke: {
        id: "loadSeries",
        src: "loadSeries",
        input: ({ context: { locale, seriesSlug } }) => ({ locale, seriesSlug }),
        onDone: { target: "shown", actions: { type: "keepSeries", params: ({ event }) => event.output } },
        onError: [
          { guard: "isSignedOut", target: "signedOut" },
          { guard: "isForbidden", target: "forbidden" },
          { guard: "isNotFound", target: "notFound" },
          failTo("failed"),
        ],
      },
    },
    shown: {
      description: "What it is about, who made it, and its episodes.",
      initial: "loadingProgress",
      on: { "screen.reopened": { target: ".refreshing", reenter: true } },
      states: {
        refreshing: {
          description: "Shown again: the series is requested again, and stays if no answer comes.",
          meta: { screen: "SeriesPage", requirements: ["S7.series"] },
          invoke: {
            id: "refreshSeries",
            src: "loadSeries",
            input: ({ context: { locale, seriesSlug } }) => ({ locale, seriesSlug }),
            onDone: { target: "loadingProgress", actions: { type: "keepSeries", params: ({ event }) => event.output } },
            onError: [
              { guard: "isSignedOut", target: "#series.signedOut", actions: "forget" },
              { guard: "isForbidden", target: "#series.forbidden", actions: "forget" },
              { guard: "isNotFound", target: "#series.notFound", actions: "forget" },
              { guard: "isTracked", target: "tracked" },
              { target: "untracked" },
            ],
          },
        },
        loadingProgress: {
          description: "Checking which episodes are watched; space for the marks is reserved.",
          meta: { screen: "SeriesPage", requirements: ["S7.seriesProgress", "R15"] },
          invoke: {
            id: "loadProgress",
            src: "loadProgress",
            input: ({ context: { locale, seriesSlug } }) => ({ locale, seriesSlug }),
            onDone: { target: "tracked", actions: { type: "keepProgress", params: ({ event }) => event.output } },
            onError: [
              { guard: "isSignedOut", target: "#series.signedOut", actions: "forget" },
              { guard: "isTracked", target: "tracked" },
              failTo("untracked"),
            ],
          },
        },
        tracked: {
          description: "Watched episodes are marked, and going on opens the first unwatched one.",
          meta: { screen: "SeriesPage", requirements: ["S4.episode", "L14"] },
        },
        untracked: {
          description: "The watched marks did not load; the episodes can still be opened.",
          meta: { screen: "SeriesPage", requirements: ["R11", "R40"] },
          tags: "failedProgress",
          on: {
            "series.retry": "loadingProgress",
            ...retryOnline("loadingProgress"),
          },
        },
      },
    },
    signedOut: gate.signedOut,
    forbidden: gate.forbidden,
    notFound: {
      description: "No published series has this address: the not-found page, with search.",
      meta: { screen: "NotFound", requirements: ["R11"] },
      tags: "notFound",
    },
    failed: {
      description: "The series did not arrive; the reader can try again.",
      meta: { screen: "SeriesPage", requirements: ["R11", "R40"] },
      tags: "failed",
      on: { "series.retry": "loading", ...retryOnline("loading") },
    },
  },
});
