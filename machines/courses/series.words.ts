import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { seriesMachine } from "./series";

export const seriesWords = wordsFor<typeof seriesMachine>()({
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
    isNotFound: "there is no such series",
    isTracked: "the watched marks are known from before",
  },
  actions: {
    ...shared.keepsFailure,
    ...shared.asksToSignIn,
    keepSeries: "show the series",
    keepProgress: "mark the watched episodes",
    forget: "remove the series from the page",
  },
  delays: {},
  actors: {
    loadSeries: { doing: "loading the series", done: "the series is loaded" },
    loadProgress: { doing: "checking what was watched", done: "it is known what was watched" },
  },
  invokes: {
    refreshSeries: { doing: "loading the series again", done: "the series is loaded again" },
  },
});
