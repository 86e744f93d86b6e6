import { wordsFor } from "../../shared/machine-words";
import * as shared from "../../shared/words";
import type { searchMachine } from "./index";

export const searchWords = wordsFor<typeof searchMachine>()({
  events: {
    ...shared.connectionChanged,
    "query.change": "the reader types in the search box",
    "search.submit": "the reader presses Enter or the search button",
    "search.clear": "the reader clears the search box",
    "search.open": "the reader clicks into the search box",
    "search.close": "the reader closes the list",
    "search.retry": "the reader presses Try again",
    "selection.next": "the reader presses the down arrow",
    "selection.previous": "the reader presses the up arrow",
    "selection.choose": "the reader presses Enter on a suggestion",
    "suggestion.choose": "the reader clicks a suggestion",
  },
  guards: {
    ...shared.connectionWords,
    hasSameWords: "the words are the same",
    isBlank: "there are no words",
    isAnswered: "suggestions for these words are here",
    hasNone: "there are no suggestions for these words",
    hasSelection: "a suggestion is selected",
    isSuggested: "it is one of the suggestions",
    isOffline: "the network is gone",
  },
  actions: {
    keepQuery: "keep the words",
    keepFound: "show the suggestions",
    keepFailure: (failure) =>
      failure?.code === "network" ? "note that the network is gone" : "remember why it failed",
    keepConnection: "note whether there is a network",
    forgetFound: "remove the suggestions",
    empty: "empty the search box",
    deselect: "select no suggestion",
    select: (step) => (step === -1 ? "select the previous suggestion" : "select the next suggestion"),
    openPage: "open that page",
  },
  delays: { pauseInTyping: "a pause in typing" },
  actors: { loadSuggestions: { doing: "loading suggestions", done: "the suggestions are loaded" } },
  inline: { "assign query": "keep the words as typed" },
});
