import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { recommendedMachine } from "./recommended";

export const recommendedWords = wordsFor<typeof recommendedMachine>()({
  events: { ...shared.connectionChanged, "recommended.retry": "the learner presses Try again" },
  guards: { ...shared.connectionWords, isEmpty: "no course is left to recommend" },
  actions: { ...shared.keepsFailure, keepCards: "show these courses" },
  delays: {},
  actors: { loadRecommended: { doing: "loading recommended courses", done: "the recommended courses are loaded" } },
});
