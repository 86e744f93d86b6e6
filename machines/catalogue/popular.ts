import { assign, fromPromise, setup } from "xstate";
import type { CourseListItem } from "../../contract/courses/courses";
import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, ScreenMeta, ScreenReopened } from "../shared/events";
import { failureOf } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import {
  firstPage,
  hasMorePages,
  type Page,
  type Paged,
  shownLimit,
  withNextPage,
  withRefreshed,
} from "../shared/paged";
import type { PopularSource } from "./popular-source";

/** A popular card, alike from both sources; names that differ on the wire are mapped at the edge (R34). */
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

/** What most learners choose: six cards, and more on request. The same for everybody. */
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
    replaceCards: assign((_, page: Page<PopularCard>) => ({ ...firstPage(page), failure: null })),
    appendCards: assign(({ context }, page: Page<PopularCard>) => ({ ...withNextPage(context, page), failure: null })),
    refreshCards: assign(({ context }, page: Page<PopularCard>) =>
      withRefreshed(context, page, shownLimit({ ...context, limit })),
    ),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
  },
  guards: {
    isEmpty: (_, page: Page<PopularCard>) => page.data.length === 0,
    hasMore: ({ context }) => hasMorePages(context),
    isOnline: (_, { online }: ConnectionChanged) => online,
  },
}).createMachine({
  id: "popular",
  description: "The courses that most learners choose.",
  context: ({ input }) => ({ ...input, cards: [], total: 0, page: 1, failure: null }),
  initial: "loading",
  states: {
    loading: {
      description: "The first six are on their way, from the source that this language has.",
      meta: { screen: "PopularCards", requirements: ["S7.popular", "R15"] },
      tags: "busy",
      invoke: {
        id: "loadPopular",
        src: "loadPopular",
        input: ({ context: { locale, source } }) => ({ locale, source, page: 1, limit }),
        onDone: [
          {
            guard: { type: "isEmpty", params: ({ event }) => event.output },
            target: "empty",
            actions: { type: "replaceCards", params: ({ event }) => event.output },
          },
          { target: "shown", actions: { type: "replaceCards", params: ({ event }) => event.output } },
        ],
        onError: { target: "failed", actions: { type: "keepFailure", params: ({ event }) => failureOf(event) } },
      },
    },
    shown: {
      description: "Cards, six at a time.",
      meta: { screen: "PopularCards", requirements: ["S3.popularCard", "S9.popular"] },
      on: { "cards.more": { guard: "hasMore", target: "loadingMore" }, "screen.reopened": "refreshing" },
    },
    refreshing: {
      description: "Shown again: all that is shown is asked for again, and stays if no answer comes.",
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
        onDone: [
          {
            guard: { type: "isEmpty", params: ({ event }) => event.output },
            target: "empty",
            actions: { type: "replaceCards", params: ({ event }) => event.output },
          },
          { target: "shown", actions: { type: "refreshCards", params: ({ event }) => event.output } },
        ],
        onError: "shown",
      },
      on: {
        "cards.more": { guard: "hasMore", target: "loadingMore" },
        "screen.reopened": { target: "refreshing", reenter: true },
      },
    },
    loadingMore: {
      description: "The next six are on their way; they will be appended.",
      meta: { screen: "PopularCards", requirements: ["S9.popular", "R41"] },
      tags: "busyMore",
      invoke: {
        id: "loadMore",
        src: "loadPopular",
        input: ({ context: { locale, source, page } }) => ({ locale, source, page: page + 1, limit }),
        onDone: { target: "shown", actions: { type: "appendCards", params: ({ event }) => event.output } },
        onError: { target: "moreFailed", actions: { type: "keepFailure", params: ({ event }) => failureOf(event) } },
      },
      on: { "screen.reopened": "refreshing" },
    },
    empty: {
      description: "Nothing is popular yet: the block is left out, with its heading.",
      meta: { screen: "none", requirements: ["S9.popular"] },
      tags: "empty",
    },
    moreFailed: {
      description: "The next six did not arrive; what is shown stays, asking again is one press away.",
      meta: { screen: "PopularCards", requirements: ["R11", "R41"] },
      tags: "failedMore",
      on: {
        "cards.more": "loadingMore",
        "screen.reopened": "refreshing",
        "connection.changed": { guard: { type: "isOnline", params: ({ event }) => event }, target: "loadingMore" },
      },
    },
    failed: {
      description: "The cards did not arrive; asking again is one press away, or happens when the network is back.",
      meta: { screen: "PopularCards", requirements: ["R11", "R40"] },
      tags: "failed",
      on: {
        "popular.retry": "loading",
        "connection.changed": { guard: { type: "isOnline", params: ({ event }) => event }, target: "loading" },
      },
    },
  },
});
