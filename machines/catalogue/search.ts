import { assign, emit, fromPromise, setup } from "xstate";
import type { SearchHit } from "../../contract/catalogue/search";
import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, NavigationRequested, ScreenMeta } from "../shared/events";
import { failureOf } from "../shared/failure";
import { notProvided } from "../shared/not-provided";

/** As much of a hit as the box shows. */
export type Suggestion = Pick<SearchHit, "id" | "application" | "type" | "url" | "title" | "language" | "highlights">;
interface Found {
  data: Suggestion[];
  total: number;
}
interface Input {
  locale: string;
  /** Path of the page that shows all results; the words are its parameter `search`. */
  resultsPath: string;
}
interface Context extends Input {
  /** What stands in the box. */
  query: string;
  /** The words that the suggestions answer; null = there are none. */
  answered: string | null;
  suggestions: Suggestion[];
  /** How many results there are in all. */
  total: number;
  /** Position of the suggestion that the keyboard has selected, −1 = none. */
  selected: number;
  online: boolean;
  failure: Failure | null;
}
type Event =
  | ConnectionChanged
  | { type: "query.change"; query: string }
  | { type: "search.submit" }
  | { type: "search.clear" }
  | { type: "search.open" }
  | { type: "search.close" }
  | { type: "search.retry" }
  | { type: "selection.next" }
  | { type: "selection.previous" }
  | { type: "selection.choose" }
  | { type: "suggestion.choose"; url: string };

/** At most so many suggestions; the page of results has the rest. */
const limit = 6;
/** In code points (R12). */
const longestQuery = 200;

/** What is typed, cut where the server would refuse it (R12): never in the middle of a code point. */
export const clipped = (query: string): string => [...query].slice(0, longestQuery).join("");
const wordsIn = ({ query }: Pick<Context, "query">): string => query.trim();

/** The next or previous of so many; from the last to the first and back, from none to the nearest end. */
export const neighbour = (selected: number, step: 1 | -1, count: number): number => {
  if (count === 0) return -1;
  if (selected < 0) return step > 0 ? 0 : count - 1;
  return (selected + step + count) % count;
};

/** The page of results for these words; without words it lists everything. */
export const resultsHref = ({ resultsPath, query }: Pick<Context, "resultsPath" | "query">): string =>
  query.trim() === "" ? resultsPath : `${resultsPath}?${new URLSearchParams({ search: query.trim() })}`;

const suggestionOf = ({ id, application, type, url, title, language, highlights }: Suggestion): Suggestion => ({
  id,
  application,
  type,
  url,
  title,
  language,
  highlights,
});

/** The search box of every page: suggestions while one types, all results on a page of their own. */
export const searchMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as NavigationRequested,
    tags: {} as "open" | "busy" | "failed" | "empty",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadSuggestions: fromPromise<Found, { locale: string; query: string; limit: number }>(
      notProvided("loadSuggestions"),
    ),
  },
  actions: {
    keepQuery: assign((_, query: string) => ({ query, selected: -1 })),
    keepFound: assign(({ context }, { data, total }: Found) => ({
      suggestions: data.slice(0, limit).map(suggestionOf),
      total,
      answered: wordsIn(context),
      selected: -1,
      failure: null,
    })),
    keepFailure: assign((_, failure: Failure) => ({ failure, suggestions: [], answered: null, selected: -1 })),
    keepConnection: assign((_, { online }: ConnectionChanged) => ({ online })),
    forgetFound: assign({ suggestions: [], total: 0, answered: null, selected: -1, failure: null }),
    empty: assign({ query: "" }),
    deselect: assign({ selected: -1 }),
    // What is shown of earlier words cannot be selected: it is about to be replaced.
    select: assign(({ context }, step: 1 | -1) => ({
      selected:
        context.answered === wordsIn(context) ? neighbour(context.selected, step, context.suggestions.length) : -1,
    })),
    openPage: emit((_, href: string) => ({ type: "navigation.requested" as const, href })),
  },
  guards: {
    hasSameWords: ({ context }, query: string) => wordsIn(context) === query.trim(),
    isBlank: (_, query: string) => query.trim() === "",
    isAnswered: ({ context }) => context.answered === wordsIn(context),
    hasNone: ({ context }) => context.answered === wordsIn(context) && context.suggestions.length === 0,
    hasSelection: ({ context }) => context.selected >= 0,
    isSuggested: ({ context }, url: string) => context.suggestions.some((suggestion) => suggestion.url === url),
    isOffline: ({ context }) => !context.online,
    isOnline: (_, { online }: ConnectionChanged) => online,
  },
  delays: {
    /** After the last key before a search is sent. */
    pauseInTyping: 300,
  },
}).createMachine({
  id: "search",
  description: "Finding something by words, from any page.",
  context: ({ input }) => ({
    ...input,
    query: "",
    answered: null,
    suggestions: [],
    total: 0,
    selected: -1,
    online: true,
    failure: null,
  }),
  initial: "idle",
  on: {
    "connection.changed": { actions: { type: "keepConnection", params: ({ event }) => event } },
    "query.change": [
      // A space more or less asks for nothing else.
      {
        guard: { type: "hasSameWords", params: ({ event }) => clipped(event.query) },
        actions: assign({ query: ({ event }) => clipped(event.query) }),
      },
      {
        guard: { type: "isBlank", params: ({ event }) => clipped(event.query) },
        target: ".idle",
        actions: [{ type: "keepQuery", params: ({ event }) => clipped(event.query) }, "forgetFound"],
      },
      // The suggestions stay until others take their place: a list that comes and goes with each key is unreadable.
      { target: ".typing", actions: { type: "keepQuery", params: ({ event }) => clipped(event.query) } },
    ],
    "search.submit": {
      target: ".closed",
      actions: [{ type: "openPage", params: ({ context }) => resultsHref(context) }, "deselect"],
    },
    "search.clear": { target: ".idle", actions: ["empty", "forgetFound"] },
    "search.close": { target: ".closed", actions: "deselect" },
    "suggestion.choose": {
      guard: { type: "isSuggested", params: ({ event }) => event.url },
      target: ".idle",
      actions: [{ type: "openPage", params: ({ event }) => event.url }, "empty", "forgetFound"],
    },
  },
  states: {
    idle: {
      description: "The box is empty.",
      meta: { screen: "SearchBox", requirements: ["S7.search"] },
    },
    typing: {
      description: "Words are being typed; the search waits for a pause.",
      meta: { screen: "SearchBox", requirements: ["S7.search", "R41"] },
      tags: ["open", "busy"],
      after: { pauseInTyping: "deciding" },
    },
    deciding: {
      description: "What was answered already is not asked again; without a network nothing is asked.",
      always: [
        { guard: "hasNone", target: "noResults" },
        { guard: "isAnswered", target: "results" },
        { guard: "isOffline", target: "offline" },
        { target: "searching" },
      ],
    },
    searching: {
      description: "Suggestions are on their way; other words drop the answer to these (R41).",
      meta: { screen: "SearchBox", requirements: ["S7.search", "R41"] },
      tags: ["open", "busy"],
      invoke: {
        id: "loadSuggestions",
        src: "loadSuggestions",
        input: ({ context }) => ({ locale: context.locale, query: wordsIn(context), limit }),
        onDone: { target: "deciding", actions: { type: "keepFound", params: ({ event }) => event.output } },
        onError: { target: "failed", actions: { type: "keepFailure", params: ({ event }) => failureOf(event) } },
      },
    },
    results: {
      description: "Up to six suggestions, and how many results there are in all; arrow keys go round.",
      meta: { screen: "SearchBox", requirements: ["S3.searchHit", "S7.search", "L17"] },
      tags: "open",
      on: {
        "selection.next": { actions: { type: "select", params: 1 } },
        "selection.previous": { actions: { type: "select", params: -1 } },
        "selection.choose": {
          guard: "hasSelection",
          target: "idle",
          actions: [
            { type: "openPage", params: ({ context }) => context.suggestions[context.selected]?.url ?? "" },
            "empty",
            "forgetFound",
          ],
        },
      },
    },
    closed: {
      description: "The words stand, the list is put away; an arrow key or a click into the box brings it back.",
      meta: { screen: "SearchBox", requirements: ["S7.search", "L17"] },
      always: { guard: { type: "isBlank", params: ({ context }) => context.query }, target: "idle" },
      on: {
        "search.open": "deciding",
        "selection.next": { target: "deciding", actions: { type: "select", params: 1 } },
        "selection.previous": { target: "deciding", actions: { type: "select", params: -1 } },
      },
    },
    noResults: {
      description: "Nothing has these words; the box says so.",
      meta: { screen: "SearchBox", requirements: ["S7.search", "L19"] },
      tags: ["open", "empty"],
    },
    offline: {
      description: "Nothing can be searched without a network; the words stay and are searched for when there is one.",
      meta: { screen: "SearchBox", requirements: ["L3", "R40"] },
      tags: ["open", "failed"],
      entry: { type: "keepFailure", params: { code: "network", status: 0 } },
      on: {
        "connection.changed": {
          guard: { type: "isOnline", params: ({ event }) => event },
          target: "deciding",
          actions: { type: "keepConnection", params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: "The suggestions did not arrive; the words stay, asking again is one press away.",
      meta: { screen: "SearchBox", requirements: ["R11", "R40"] },
      tags: ["open", "failed"],
      on: {
        "search.retry": "deciding",
        "connection.changed": {
          guard: { type: "isOnline", params: ({ event }) => event },
          target: "deciding",
          actions: { type: "keepConnection", params: ({ event }) => event },
        },
      },
    },
  },
});
