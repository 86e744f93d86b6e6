import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { academyPlusMachine } from "./academy-plus";

export const academyPlusWords = wordsFor<typeof academyPlusMachine>()({
  events: {
    ...shared.connectionChanged,
    ...shared.screenReopened,
    "content.retry": "the reader presses Try again",
  },
  guards: { ...shared.connectionWords, isEmpty: "academy-plus contains nothing" },
  actions: { ...shared.keepsFailure, keepContent: "show the courses and series" },
  delays: {},
  actors: { loadPlus: { doing: "loading the content", done: "the content is loaded" } },
  invokes: { refreshPlus: { doing: "loading the content again", done: "the content is loaded again" } },
});
