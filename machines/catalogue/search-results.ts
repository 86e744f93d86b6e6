import { assign, emit, fromPromise, setup } from "xstate";
import type { SearchCount, SearchItem, SearchKind } from "../../contract/catalogue/search";
import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, ScreenMeta, ScreenReopened } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { notProvided } from "../shared/not-provided";
import { nothingLoaded, type Page, type Paged, shownLimit } from "../shared/paged";
import { emptyPageTo, outputOf, pagedList, pagedTransitions, pageTo } from "../shared/paged-list";
import { connectionGuards, retryOnline } from "../shared/session";

/** The parameters of the search, as in the address. */
export interface Question {
  words: string;
  /** The only kind to show; null for all. */
  kind: SearchKind | null;
}
/** The fields of a found item that the page shows. */
export interface Hit
  extends Pick<SearchItem, "kind" | "url" | "title" | "language" | "highlights" | "partOf" | "categories"> {
  /** Unique among all kinds. */
  id: string;
}
/** A page of what was found, and how much there is of each kind. */
export interface FoundPage extends Page<Hit> {
  counts: SearchCount[];
}
interface Input extends Question {
  locale: string;
  /** Results per page (section 9: 10). */
  limit: number;
}
interface Context extends Input, Paged<Hit> {
  /** Of each kind that has any, whatever is shown. */
  counts: SearchCount[];
  failure: Failure | null;
  /** What the address says: an echo of our own change is ignored. */
  address: Question;
}
type Event =
  | { type: "words.type"; words: string }
  | { type: "kind.choose"; kind: SearchKind | null }
  | { type: "address.changed"; question: Question }
  | { type: "hits.more" }
  | { type: "results.retry" }
  | ScreenReopened
  | ConnectionChanged;

const list = pagedList<Context, Event, Hit>(({ limit }) => limit);
const on = pagedTransitions<Event>()("hits.more");

/** The transition of a page that has arrived, which also brings the counts. */
const foundTo = <TTarget extends string, TAction extends string>(target: TTarget, action: TAction) => {
  const { actions } = pageTo(target, action);
  return { target, actions: [actions, { type: "keepCounts", params: outputOf }] } as const;
};
/** The same, for an empty page. */
const nothingTo = <TTarget extends string, TAction extends string>(target: TTarget, action: TAction) =>
  ({ guard: emptyPageTo(target, action).guard, ...foundTo(target, action) }) as const;

const questionOf = ({ words, kind }: Question): Question => ({ words, kind });
const isSame = (a: Question, b: Question): boolean => a.words === b.words && a.kind === b.kind;

/** All results of a search in one list; the last request wins (R41). */
export const searchResultsMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: "question.changed"; question: Question },
    tags: {} as "busy" | "searching" | "busyMore" | "failed" | "failedMore" | "empty",
    meta: {} as ScreenMeta,
  },
  actors: { loadHits: fromPromise<FoundPage, Input & { page: number }>(notProvided("loadHits")) },
  actions: {
    announceQuestion: emit(({ context }) => ({ type: "question.changed" as const, question: questionOf(context) })),
    matchAddress: assign(({ context }) => ({ address: questionOf(context) })),
    replaceHits: list.replace,
    appendHits: list.append,
    refreshHits: list.refresh,
    keepCounts: assign((_, { counts }: FoundPage) => ({ counts })),
    keepFailure: keepFailure(),
  },
  guards: {
    hasNoWords: ({ context }) => context.words.trim() === "",
    isEmpty: list.isEmpty,
    isOther: ({ context }, kind: SearchKind | null) => context.kind !== kind,
    isNews: ({ context }, question: Question) => !isSame(context.address, question),
    hasMore: list.hasMore,
    ...connectionGuards,
  },
  delays: {
    /** After the last key before a search is sent. */
    pauseInTyping: 300,
  },
}).createMachine({
  id: "searchResults",
  description: "All results of a search.",
  context: ({ input }) => ({ ...input, ...nothingLoaded, counts: [], failure: null, address: questionOf(input) }),
  initial: "asking",
  on: {
    "words.type": { target: ".typing", actions: assign({ words: ({ event }) => event.words }) },
    "kind.choose": {
      guard: { type: "isOther", params: ({ event }) => event.kind },
      target: ".asking",
      actions: [assign({ kind: ({ event }) => event.kind }), "announceQuestion", "matchAddress"],
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
      entry: assign({ cards: [], total: 0, counts: [] }),
    },
    typing: {
      description: "Words are being typed; the search waits for a pause.",
      meta: { screen: "SearchResultsPage", requirements: ["S7.search", "R41"] },
      tags: ["busy", "searching"],
      after: { pauseInTyping: { target: "asking", actions: ["announceQuestion", "matchAddress"] } },
    },
    loading: {
      description: "The first results are loading; they will replace what is shown.",
      meta: { screen: "SearchResultsPage", requirements: ["S7.search", "R41"] },
      tags: ["busy", "searching"],
      invoke: {
        id: "loadHits",
        src: "loadHits",
        input: ({ context: { locale, words, kind, limit } }) => ({ locale, words, kind, limit, page: 1 }),
        onDone: [nothingTo("empty", "replaceHits"), foundTo("shown", "replaceHits")],
        onError: failTo("failed"),
      },
    },
    shown: {
      description: "Results with the matching passages, best first, and how many there are of each kind.",
      meta: { screen: "SearchResultsPage", requirements: ["S3.searchHit", "S7.search", "L19"] },
      on: on.shown,
    },
    refreshing: {
      description: "Shown again: all that is shown is requested again, and stays if no answer comes.",
      meta: { screen: "SearchResultsPage", requirements: ["S7.search", "R41"] },
      invoke: {
        id: "refreshHits",
        src: "loadHits",
        input: ({ context }) => ({
          locale: context.locale,
          words: context.words,
          kind: context.kind,
          limit: shownLimit(context),
          page: 1,
        }),
        onDone: [nothingTo("empty", "replaceHits"), foundTo("shown", "refreshHits")],
        onError: "shown",
      },
      on: on.refreshing,
    },
    loadingMore: {
      description: "The next results are loading; they will be appended.",
      meta: { screen: "SearchResultsPage", requirements: ["S7.search", "R41"] },
      tags: "busyMore",
      invoke: {
        id: "loadMore",
        src: "loadHits",
        input: ({ context: { locale, words, kind, limit, page } }) => ({ locale, words, kind, limit, page: page + 1 }),
        onDone: foundTo("shown", "appendHits"),
        onError: failTo("moreFailed"),
      },
      on: on.loadingMore,
    },
    moreFailed: {
      description: "The next results did not arrive; what is shown stays.",
      meta: { screen: "SearchResultsPage", requirements: ["R11", "R41"] },
      tags: "failedMore",
      on: on.moreFailed,
    },
    empty: {
      description: "No results, or none of this kind; the page says what to try.",
      meta: { screen: "SearchResultsPage", requirements: ["S7.search", "L19"] },
      tags: "empty",
    },
    failed: {
      description: "The results did not load; the words stay, and the reader can try again.",
      meta: { screen: "SearchResultsPage", requirements: ["R11", "R40"] },
      tags: "failed",
      on: { "results.retry": "loading", ...retryOnline("loading") },
    },
  },
});
