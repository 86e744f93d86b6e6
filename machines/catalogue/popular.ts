import { fromPromise, setup } from "xstate";
import type { CourseListItem } from "../../contract/courses/courses";
import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, ScreenMeta, ScreenReopened } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { notProvided } from "../shared/not-provided";
import { nothingLoaded, type Page, type Paged, shownLimit } from "../shared/paged";
import { emptyPageTo, pagedList, pagedTransitions, pageTo } from "../shared/paged-list";
import { connectionGuards, retryOnline } from "../shared/session";
import type { PopularSource } from "./popular-source";

/** A popular card, the same from both sources; names that differ on the wire are mapped at the edge (R34). */
export type PopularCard = Omit<CourseListItem, "timeToFinish"> & { timing: number };

interface Input {
  locale: string;
  source: PopularSource;
}
interface Context extends Input, Paged<PopularCard> {
  failure: Failure | null;
}
type Event = { type: "cards.more" } | { type: "popular.retry" } | ScreenReopened | ConnectionChanged;

/** Cards per page (specification, section 9). */
const limit = 6;
const list = pagedList<Context, Event, PopularCard>(() => limit);
const on = pagedTransitions<Event>()("cards.more");

/** The most popular courses: six cards, and more on request. The same for everyone. */
export const popularMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    tags: {} as "busy" | "busyMore" | "failed" | "failedMore" | "empty",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadPopular: fromPromise<Page<PopularCard>, Input & { page: number; limit: number }>(notProvided("loadPopular")),
  },
  actions: {
    replaceCards: list.replace,
    appendCards: list.append,
    refreshCards: list.refresh,
    keepFailure: keepFailure(),
  },
  guards: {
    isEmpty: list.isEmpty,
    hasMore: list.hasMore,
    ...connectionGuards,
  },
}).createMachine({
  id: "popular",
  description: "The most popular courses.",
  context: ({ input }) => ({ ...input, ...nothingLoaded, failure: null }),
  initial: "loading",
  states: {
    loading: {
      description: "The first six are loading, from this language's source.",
      meta: { screen: "PopularCards", requirements: ["S7.popular", "R15"] },
      tags: "busy",
      invoke: {
        id: "loadPopular",
        src: "loadPopular",
        input: ({ context: { locale, source } }) => ({ locale, source, page: 1, limit }),
        onDone: [emptyPageTo("empty", "replaceCards"), pageTo("shown", "replaceCards")],
        onError: failTo("failed"),
      },
    },
    shown: {
      description: "Cards, six at a time.",
      meta: { screen: "PopularCards", requirements: ["S3.popularCard", "S9.popular"] },
      on: on.shown,
    },
    refreshing: {
      description: "Shown again: all that is shown is requested again, and stays if no answer comes.",
      meta: { screen: "PopularCards", requirements: ["S9.popular", "R41"] },
      invoke: {
        id: "refreshCards",
        src: "loadPopular",
        input: ({ context: { locale, source, page } }) => ({
          locale,
          source,
          page: 1,
          limit: shownLimit({ page, limit }),
        }),
        onDone: [emptyPageTo("empty", "replaceCards"), pageTo("shown", "refreshCards")],
        onError: "shown",
      },
      on: on.refreshing,
    },
    loadingMore: {
      description: "The next six are loading; they will be appended.",
      meta: { screen: "PopularCards", requirements: ["S9.popular", "R41"] },
      tags: "busyMore",
      invoke: {
        id: "loadMore",
        src: "loadPopular",
        input: ({ context: { locale, source, page } }) => ({ locale, source, page: page + 1, limit }),
        onDone: pageTo("shown", "appendCards"),
        onError: failTo("moreFailed"),
      },
      on: on.loadingMore,
    },
    empty: {
      description: "Nothing is popular yet: the block is hidden, with its heading.",
      meta: { screen: "none", requirements: ["S9.popular"] },
      tags: "empty",
    },
    moreFailed: {
      description: "The next six did not load; what is shown stays, and the reader can try again.",
      meta: { screen: "PopularCards", requirements: ["R11", "R41"] },
      tags: "failedMore",
      on: { ...on.moreFailed, ...retryOnline("loadingMore") },
    },
    failed: {
      description: "The cards did not arrive; it is retried on request and when the network is back.",
      meta: { screen: "PopularCards", requirements: ["R11", "R40"] },
      tags: "failed",
      on: { "popular.retry": "loading", ...retryOnline("loading") },
    },
  },
});
