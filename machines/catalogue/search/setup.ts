import { assign, emit, fromPromise, setup } from "xstate";
import type { Failure } from "../../../contract/errors";
import type { ConnectionChanged, NavigationRequested, ScreenMeta } from "../../shared/events";
import { notProvided } from "../../shared/not-provided";
import { type Context, type Event, type Found, type Input, limit, neighbour, suggestionOf, wordsIn } from "./context";

/** Types, actors, actions, guards and delays of the whole search; its other files import this file but not each other. */
export const searchSetup = setup({
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
    // Results for earlier words cannot be selected: they are about to be replaced.
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
});
