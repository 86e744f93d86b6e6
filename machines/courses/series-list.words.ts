import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { seriesListMachine } from "./series-list";

export const seriesListWords = wordsFor<typeof seriesListMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    ...shared.screenReopened,
    "series.retry": "the learner presses Try again",
    "signIn.open": "the visitor presses Sign in",
  },
  guards: {
    ...shared.sessionWords,
    ...shared.connectionWords,
    isForbidden: "the account has no access to series",
    isEmpty: "no series is published",
  },
  actions: {
    ...shared.keepsFailure,
    ...shared.asksToSignIn,
    keepCards: "show the series",
    forget: "remove the series from the page",
  },
  delays: {},
  actors: { loadSeriesList: { doing: "loading the list of series", done: "the list of series is loaded" } },
  invokes: {
    refreshSeriesList: { doing: "loading the list again", done: "the list is loaded again" },
  },
});
