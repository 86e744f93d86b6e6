import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { searchResultsMachine } from "./search-results";

export const searchResultsWords = wordsFor<typeof searchResultsMachine>()({
  events: {
    ...shared.connectionChanged,
    ...shared.screenReopened,
    "words.type": "the reader types search words",
    "app.choose": "the reader chooses where to search",
    "address.changed": "the address changes, as with Back",
    "hits.more": "the reader asks for more results",
    "results.retry": "the reader presses Try again",
  },
  guards: {
    ...shared.connectionWords,
    hasNoWords: "there are no words",
    isEmpty: "nothing matches",
    isOther: "it is another place to search",
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
  },
  delays: { pauseInTyping: "a pause in typing" },
  actors: { loadHits: { doing: "loading results", done: "the results are loaded" } },
  invokes: {
    loadMore: { doing: "loading more results", done: "more results are loaded" },
    refreshHits: { doing: "loading the results again", done: "the results are loaded again" },
  },
  inline: {
    "assign words": "keep the words",
    "assign app": "note where to search",
    assign: "take over the search from the address",
    "assign cards, total": "remove the results",
  },
});
