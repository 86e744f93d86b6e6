import { assign, emit, fromPromise, setup } from "xstate";
import type { SeriesCard } from "../../contract/courses/series";
import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, ScreenMeta, ScreenReopened, SessionChanged, SignInRequested } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";
import { seriesGate } from "./series-gate";

interface Input {
  locale: string;
}
interface Context extends Input {
  cards: SeriesCard[];
  failure: Failure | null;
}
type Event = SessionChanged | ConnectionChanged | { type: "series.retry" } | { type: "signIn.open" } | ScreenReopened;

const gate = seriesGate("SeriesListPage");

/** All series, for those with access: students in English, editors and administrators in every language (R10). */
export const seriesListMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SignInRequested,
    tags: {} as "pending" | "failed" | "empty" | "forbidden" | "signedOut",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadSeriesList: fromPromise<SeriesCard[], Input>(notProvided("loadSeriesList")),
  },
  actions: {
    keepCards: assign((_, cards: SeriesCard[]) => ({ cards, failure: null })),
    keepFailure: keepFailure(),
    forget: assign({ cards: [], failure: null }),
    askToSignIn: emit({ type: "signIn.requested" }),
  },
  guards: {
    ...sessionGuards,
    isForbidden: refusedAs("forbidden"),
    isEmpty: (_, cards: SeriesCard[]) => cards.length === 0,
    ...connectionGuards,
  },
}).createMachine({
  id: "seriesList",
  description: "Finding a series.",
  context: ({ input }) => ({ ...input, cards: [], failure: null }),
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
      description: "The list is loading.",
      meta: { screen: "SeriesListPage", requirements: ["S7.series"] },
      tags: "pending",
      invoke: {
        id: "loadSeriesList",
        src: "loadSeriesList",
        input: ({ context: { locale } }) => ({ locale }),
        onDone: [
          { guard: { type: "isEmpty", params: ({ event }) => event.output }, target: "empty" },
          { target: "shown", actions: { type: "keepCards", params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: "isSignedOut", target: "signedOut" },
          { guard: "isForbidden", target: "forbidden" },
          failTo("failed"),
        ],
      },
    },
    shown: {
      description: "One card for each series.",
      meta: { screen: "SeriesListPage", requirements: ["S7.series", "R10"] },
      on: { "screen.reopened": "refreshing" },
    },
    refreshing: {
      description: "Shown again: the list is requested again, and stays if no answer comes.",
      meta: { screen: "SeriesListPage", requirements: ["S7.series", "R10"] },
      invoke: {
        id: "refreshSeriesList",
        src: "loadSeriesList",
        input: ({ context: { locale } }) => ({ locale }),
        onDone: [
          { guard: { type: "isEmpty", params: ({ event }) => event.output }, target: "empty", actions: "forget" },
          { target: "shown", actions: { type: "keepCards", params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: "isSignedOut", target: "signedOut", actions: "forget" },
          { guard: "isForbidden", target: "forbidden", actions: "forget" },
          { target: "shown" },
        ],
      },
      on: { "screen.reopened": { target: "refreshing", reenter: true } },
    },
    empty: {
      description: "None is published yet: a link to the courses.",
      meta: { screen: "SeriesListPage", requirements: ["S7.series"] },
      tags: "empty",
    },
    signedOut: gate.signedOut,
    forbidden: gate.forbidden,
    failed: {
      description: "The list did not arrive; the reader can try again.",
      meta: { screen: "SeriesListPage", requirements: ["R11", "R40"] },
      tags: "failed",
      on: { "series.retry": "loading", ...retryOnline("loading") },
    },
  },
});
