import { assign, emit, fromPromise, setup } from "xstate";
import type { SearchHit } from "../../contract/catalogue/search";
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

/** Where results are looked for: courses and lessons, webinars, or the glossary (section 7: `app`). */
export type SearchApp = "academy" | "webinars" | "glossary";

/** What is asked for; the address says the same. */
export interface Question {
  words: string;
  app: SearchApp;
}
/** As much of a hit as the page shows. */
export type Hit = Pick<SearchHit, "id" | "type" | "url" | "title" | "language" | "highlights" | "categories">;
interface Input extends Question {
  locale: string;
  /** Results per page (section 9: 10). */
  limit: number;
}
interface Context extends Input, Paged<Hit> {
  failure: Failure | null;
  /** What the address says: an echo of what it was told is no news. */
  address: Question;
}
type Event =
  | { type: "words.type"; words: string }
  | { type: "app.choose"; app: SearchApp }
  | { type: "address.changed"; question: Question }
  | { type: "hits.more" }
  | { type: "results.retry" }
  | ScreenReopened
  | ConnectionChanged;

const questionOf = ({ words, app }: Question): Question => ({ words, app });
const isSame = (a: Question, b: Question): boolean => a.words === b.words && a.app === b.app;

/** All results of a search, by where they were found; what is asked last is what is shown (R41). */
export const searchResultsMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: "question.changed"; question: Question },
    tags: {} as "busy" | "searching" | "busyMore" | "failed" | "failedMore" | "empty",
    meta: {} as ScreenMeta,
  },
  actors: { loadHits: fromPromise<Page<Hit>, Input & { page: number }>(notProvided("loadHits")) },
  actions: {
    announceQuestion: emit(({ context }) => ({ type: "question.changed" as const, question: questionOf(context) })),
    matchAddress: assign(({ context }) => ({ address: questionOf(context) })),
    replaceHits: assign((_, page: Page<Hit>) => ({ ...firstPage(page), failure: null })),
    appendHits: assign(({ context }, page: Page<Hit>) => ({ ...withNextPage(context, page), failure: null })),
    refreshHits: assign(({ context }, page: Page<Hit>) => withRefreshed(context, page, shownLimit(context))),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
  },
  guards: {
    hasNoWords: ({ context }) => context.words.trim() === "",
    isEmpty: (_, page: Page<Hit>) => page.data.length === 0,
    isOther: ({ context }, app: SearchApp) => context.app !== app,
    isNews: ({ context }, question: Question) => !isSame(context.address, question),
    hasMore: ({ context }) => hasMorePages(context),
    isOnline: (_, { online }: ConnectionChanged) => online,
  },
  delays: {
    /** After the last key before a search is sent. */
    pauseInTyping: 300,
  },
}).createMachine({
  id: "searchResults",
  description: "All results of a search.",
  context: ({ input }) => ({ ...input, cards: [], total: 0, page: 1, failure: null, address: questionOf(input) }),
  initial: "asking",
  on: {
    "words.type": { target: ".typing", actions: assign({ words: ({ event }) => event.words }) },
    "app.choose": {
      guard: { type: "isOther", params: ({ event }) => event.app },
      target: ".asking",
      actions: [assign({ app: ({ event }) => event.app }), "announceQuestion", "matchAddress"],
    },
    "address.changed": {
      guard: { type: "isNews", params: ({ event }) => event.question },
      target: ".asking",
      actions: [assign(({ event }) => event.question), "matchAddress"],
    },
  },
  states: {
    asking: {
      description: "Decides whether there is anything to search for.",
      always: [{ guard: "hasNoWords", target: "idle" }, { target: "loading" }],
    },
    idle: {
      description: "No words yet: the page says what can be searched.",
      meta: { screen: "SearchResultsPage", requirements: ["S7.search"] },
      entry: assign({ cards: [], total: 0 }),
    },
    typing: {
      description: "Words are being typed; the search waits for a pause.",
      meta: { screen: "SearchResultsPage", requirements: ["S7.search", "R41"] },
      tags: ["busy", "searching"],
      after: { pauseInTyping: { target: "asking", actions: ["announceQuestion", "matchAddress"] } },
    },
    loading: {
      description: "The first results are on their way; they will replace what is shown.",
      meta: { screen: "SearchResultsPage", requirements: ["S7.search", "R41"] },
      tags: ["busy", "searching"],
      invoke: {
        id: "loadHits",
        src: "loadHits",
        input: ({ context: { locale, words, app, limit } }) => ({ locale, words, app, limit, page: 1 }),
        onDone: [
          {
            guard: { type: "isEmpty", params: ({ event }) => event.output },
            target: "empty",
            actions: { type: "replaceHits", params: ({ event }) => event.output },
          },
          { target: "shown", actions: { type: "replaceHits", params: ({ event }) => event.output } },
        ],
        onError: { target: "failed", actions: { type: "keepFailure", params: ({ event }) => failureOf(event) } },
      },
    },
    shown: {
      description: "Results with the passages that fit, and how many there are in all.",
      meta: { screen: "SearchResultsPage", requirements: ["S3.searchHit", "S7.search", "L19"] },
      on: { "hits.more": { guard: "hasMore", target: "loadingMore" }, "screen.reopened": "refreshing" },
    },
    refreshing: {
      description: "Shown again: all that is shown is asked for again, and stays if no answer comes.",
      meta: { screen: "SearchResultsPage", requirements: ["S7.search", "R41"] },
      invoke: {
        id: "refreshHits",
        src: "loadHits",
        input: ({ context }) => ({
          locale: context.locale,
          words: context.words,
          app: context.app,
          limit: shownLimit(context),
          page: 1,
        }),
        onDone: [
          {
            guard: { type: "isEmpty", params: ({ event }) => event.output },
            target: "empty",
            actions: { type: "replaceHits", params: ({ event }) => event.output },
          },
          { target: "shown", actions: { type: "refreshHits", params: ({ event }) => event.output } },
        ],
        onError: "shown",
      },
      on: {
        "hits.more": { guard: "hasMore", target: "loadingMore" },
        "screen.reopened": { target: "refreshing", reenter: true },
      },
    },
    loadingMore: {
      description: "The next results are on their way; they will be appended.",
      meta: { screen: "SearchResultsPage", requirements: ["S7.search", "R41"] },
      tags: "busyMore",
      invoke: {
        id: "loadMore",
        src: "loadHits",
        input: ({ context: { locale, words, app, limit, page } }) => ({ locale, words, app, limit, page: page + 1 }),
        onDone: { target: "shown", actions: { type: "appendHits", params: ({ event }) => event.output } },
        onError: { target: "moreFailed", actions: { type: "keepFailure", params: ({ event }) => failureOf(event) } },
      },
      on: { "screen.reopened": "refreshing" },
    },
    moreFailed: {
      description: "The next results did not arrive; what is shown stays.",
      meta: { screen: "SearchResultsPage", requirements: ["R11", "R41"] },
      tags: "failedMore",
      on: { "hits.more": "loadingMore", "screen.reopened": "refreshing" },
    },
    empty: {
      description: "Nothing fits here; the page says where else to look.",
      meta: { screen: "SearchResultsPage", requirements: ["S7.search", "L19"] },
      tags: "empty",
    },
    failed: {
      description: "The results did not arrive; the words stay, asking again is one press away.",
      meta: { screen: "SearchResultsPage", requirements: ["R11", "R40"] },
      tags: "failed",
      on: {
        "results.retry": "loading",
        "connection.changed": { guard: { type: "isOnline", params: ({ event }) => event }, target: "loading" },
      },
    },
  },
});
