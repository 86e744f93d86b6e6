import { assign, emit, fromPromise, setup } from "xstate";
import type { Category } from "../../../contract/primitives";
import type { ScreenMeta, SessionChanged } from "../../shared/events";
import { keepFailure } from "../../shared/failing";
import { notProvided } from "../../shared/not-provided";
import type { Page } from "../../shared/paged";
import { pagedList } from "../../shared/paged-list";
import { connectionGuards, sessionGuards } from "../../shared/session";
import {
  type Context,
  type Emitted,
  type Event,
  type Filters,
  type Input,
  type ListedCard,
  type ProgressMap,
  type Shelf,
  sameFilters,
} from "./context";

const list = pagedList<Context, Event, ListedCard>(({ limit }) => limit);

/** Types, actors, actions, guards and delays of the whole catalog; its regions import this file but not each other. */
export const catalogueSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    tags: {} as "busy" | "searching" | "busyMore" | "failed" | "failedMore" | "empty" | "incomplete",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadPage: fromPromise<Page<ListedCard>, Input & { page: number }>(notProvided("loadPage")),
    loadTopics: fromPromise<Category[], { locale: string; shelf: Shelf }>(notProvided("loadTopics")),
    loadProgressMap: fromPromise<ProgressMap, { locale: string }>(notProvided("loadProgressMap")),
  },
  actions: {
    takeFilters: assign((_, filters: Filters) => ({ filters })),
    announceFilters: emit(({ context }) => ({ type: "filters.changed" as const, filters: context.filters })),
    matchAddress: assign(({ context }) => ({ address: context.filters })),
    replaceCards: list.replace,
    appendCards: list.append,
    refreshCards: list.refresh,
    keepProgress: assign((_, progress: ProgressMap) => ({ progress })),
    forgetProgress: assign({ progress: null }),
    announceLoss: emit({ type: "session.lost" }),
    keepFailure: keepFailure(),
  },
  guards: {
    isEmpty: list.isEmpty,
    isOther: ({ context }, filters: Filters) => !sameFilters(context.filters, filters),
    isNews: ({ context }, filters: Filters) => !sameFilters(context.address, filters),
    /** Webinars are found by topic alone (section 7). */
    hasWords: ({ context }) => context.shelf !== "webinars",
    hasMore: list.hasMore,
    hasTopic: ({ context }) => context.topic !== null,
    /** Only courses have progress; webinars and templates have none. */
    isLearner: ({ context: { shelf } }, { learner }: SessionChanged) =>
      learner !== null && shelf !== "webinars" && shelf !== "templates",
    isSignedOut: sessionGuards.isSignedOut,
    ...connectionGuards,
  },
  delays: {
    /** After the last key before a search is sent. */
    pauseInTyping: 300,
  },
});
