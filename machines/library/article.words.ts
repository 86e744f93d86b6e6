import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { articleMachine } from "./article";

export const articleWords = wordsFor<typeof articleMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    ...shared.screenReopened,
    "article.retry": "the reader presses Try again",
  },
  guards: {
    ...shared.connectionWords,
    isLasting: "it is not a webinar that ends",
    isOver: "the webinar is over",
    isNotFound: "there is no such page",
    isEditor: "an editor is signed in",
    isDraftOfOthers: "the page is a draft that this reader must not see",
  },
  actions: {
    ...shared.keepsFailure,
    keepArticle: "show the text",
    forgetArticle: "remove the text from the page",
  },
  delays: {},
  actors: {
    loadArticle: { doing: "loading the text", done: "the text is loaded" },
    waitUntil: {
      doing: "waiting for the end of the webinar",
      done: "the webinar ends",
      failed: "waiting is not possible",
    },
  },
  invokes: { refreshArticle: { doing: "loading the text again", done: "the text is loaded again" } },
});
