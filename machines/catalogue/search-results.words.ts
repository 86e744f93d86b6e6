import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { searchResultsMachine } from "./search-results";

export const searchResultsWords = wordsFor<typeof searchResultsMachine>()({
  events: {
    ...shared.connectionChanged,
    ...shared.screenReopened,
    "words.type": "the reader types search words",
    "kind.choose": "the reader chooses a kind of results, or all",
    "address.changed": "the address changes, as with Back",
    "hits.more": "the reader asks for more results",
    "results.retry": "the reader presses Try again",
  },
  guards: {
    ...shared.connectionWords,
    hasNoWords: "there are no words",
    isEmpty: "nothing matches",
    isOther: "it is another kind",
    isNews: "the address asks for something else",
    hasMore: "there are more results",
  },
  actions: {
    ...shared.keepsFailure,
    announceQuestion: "put the search into the address",
    matchAddress: "note what the address says",
    replaceHits: "show these results",
    appendHits: "add these results",
    refreshHits: "renew the results that are shown",
    keepCounts: "show how many there are of each kind",
  },
  delays: { pauseInTyping: "a pause in typing" },
  actors: { loadHits: { doing: "loading results", done: "the results are loaded" } },
  invokes: {
    loadMore: { doing: "loading more results", done: "more results are loaded" },
    refreshHits: { doing: "loading the results again", done: "the results are loaded again" },
  },
  inline: {
    "assign words": "keep the words",
    "assign kind": "note which kind to show",
    assign: "take over the search from the address",
    "assign cards, total, counts": "remove the results",
  },
});
