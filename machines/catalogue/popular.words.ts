import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { popularMachine } from "./popular";

export const popularWords = wordsFor<typeof popularMachine>()({
  events: {
    ...shared.connectionChanged,
    ...shared.screenReopened,
    "cards.more": "the reader asks for more courses",
    "popular.retry": "the reader presses Try again",
  },
  guards: {
    ...shared.connectionWords,
    isEmpty: "there are no popular courses",
    hasMore: "there are more courses",
  },
  actions: {
    ...shared.keepsFailure,
    replaceCards: "show these courses",
    appendCards: "add these courses",
    refreshCards: "renew the courses that are shown",
  },
  delays: {},
  actors: { loadPopular: { doing: "loading popular courses", done: "the popular courses are loaded" } },
  invokes: {
    loadMore: { doing: "loading more courses", done: "more courses are loaded" },
    refreshCards: { doing: "loading the courses again", done: "the courses are loaded again" },
  },
});
