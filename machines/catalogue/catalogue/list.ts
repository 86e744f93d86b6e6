import { failTo } from "../../shared/failing";
import { shownLimit } from "../../shared/paged";
import { emptyPageTo, pagedTransitions, pageTo } from "../../shared/paged-list";
import { retryOnline } from "../../shared/session";
import { type Event, queryOf } from "./context";
import { catalogueSetup } from "./setup";

const on = pagedTransitions<Event>()("cards.more");

export const list = catalogueSetup.createStateConfig({
  description: "The cards that match the filters.",
  initial: "loading",
  on: {
    "filters.change": {
      guard: { type: "isOther", params: ({ event }) => event.filters },
      target: ".loading",
      actions: [{ type: "takeFilters", params: ({ event }) => event.filters }, "announceFilters", "matchAddress"],
    },
    "words.type": {
      guard: "hasWords",
      target: ".typing",
      actions: {
        type: "takeFilters",
        params: ({ context, event }) => ({ ...context.filters, search: event.search }),
      },
    },
    "address.changed": {
      guard: { type: "isNews", params: ({ event }) => event.filters },
      target: ".loading",
      actions: [{ type: "takeFilters", params: ({ event }) => event.filters }, "matchAddress"],
    },
  },
  states: {
    typing: {
      description: "Words are being typed; the search waits for a pause.",
      meta: { screen: "CataloguePage", requirements: ["S2.filters", "R41"] },
      tags: ["busy", "searching"],
      after: { pauseInTyping: { target: "loading", actions: ["announceFilters", "matchAddress"] } },
    },
    loading: {
      description: "Page 1 is loading; it will replace what is shown.",
      meta: { screen: "CataloguePage", requirements: ["S4.courseList", "R41"] },
      tags: ["busy", "searching"],
      invoke: {
        id: "loadPage",
        src: "loadPage",
        input: ({ context }) => ({ ...queryOf(context), page: 1 }),
        onDone: [emptyPageTo("empty", "replaceCards"), pageTo("shown", "replaceCards")],
        onError: failTo("failed"),
      },
    },
    shown: {
      description: "Cards, and how many there are in all.",
      meta: { screen: "CataloguePage", requirements: ["S3.courseCard", "S4.courseList"] },
      on: on.shown,
    },
    refreshing: {
      description: "Shown again: all that is shown is requested again, and stays if no answer comes.",
      meta: { screen: "CataloguePage", requirements: ["S4.courseList", "R41"] },
      invoke: {
        id: "refreshCards",
        src: "loadPage",
        input: ({ context }) => ({ ...queryOf(context), limit: shownLimit(context), page: 1 }),
        onDone: [emptyPageTo("empty", "replaceCards"), pageTo("shown", "refreshCards")],
        onError: "shown",
      },
      on: on.refreshing,
    },
    loadingMore: {
      description: "The next page is loading; it will be appended.",
      meta: { screen: "CataloguePage", requirements: ["S4.courseList", "R41"] },
      tags: "busyMore",
      invoke: {
        id: "loadMore",
        src: "loadPage",
        input: ({ context }) => ({ ...queryOf(context), page: context.page + 1 }),
        onDone: pageTo("shown", "appendCards"),
        onError: failTo("moreFailed"),
      },
      on: on.loadingMore,
    },
    moreFailed: {
      description: "The next page did not arrive; what is shown stays.",
      meta: { screen: "CataloguePage", requirements: ["R11", "R41"] },
      tags: "failedMore",
      on: on.moreFailed,
    },
    empty: {
      description: "Nothing matches; the page offers to clear the filters.",
      meta: { screen: "CataloguePage", requirements: ["S4.courseList"] },
      tags: "empty",
      on: { "screen.reopened": "loading" },
    },
    failed: {
      description: "The list did not load; filters stay, and the reader can try again.",
      meta: { screen: "CataloguePage", requirements: ["R11", "R40"] },
      tags: "failed",
      on: {
        "catalogue.retry": "loading",
        "screen.reopened": "loading",
        ...retryOnline("loading"),
      },
    },
  },
});
