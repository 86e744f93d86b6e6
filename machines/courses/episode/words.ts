import { wordsFor } from "../../shared/machine-words";
import * as shared from "../../shared/words";
import type { episodeMachine } from "./index";

export const episodeWords = wordsFor<typeof episodeMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    "player.progressed": "the clip plays",
    "episode.mark": "the learner marks it as watched",
    "episode.next": "the learner goes to the next episode",
    "episode.retry": "the learner presses Try again",
    "signIn.open": "the learner presses Sign in",
  },
  guards: {
    ...shared.sessionWords,
    ...shared.learnerWords,
    ...shared.connectionWords,
    isPlanNeeded: "the series needs a plan that the viewer does not have",
    isForbidden: "the account has no access to series",
    isNotFound: "there is no such episode",
    isNetworkGone: "the network is gone",
    hasNext: "there is a next episode",
    isWatched: "it was watched before",
    isSeen: "90% of the clip was played",
    hasSessionEnded: shared.sessionWords.isSignedOut,
  },
  actions: {
    ...shared.takesSeed,
    ...shared.keepsFailure,
    ...shared.asksToSignIn,
    takePerson: "note who is here",
    keepEpisode: "show the episode",
    keepProgress: "note what was watched",
    keepMarked: "show it as watched",
    forget: "remove the episode from the page",
    openNext: "open the next episode",
  },
  delays: {},
  actors: {
    loadEpisode: { doing: "loading the episode", done: "the episode is loaded" },
    loadProgress: { doing: "checking what was watched", done: "it is known what was watched" },
    watchEpisode: { doing: "marking it as watched", done: "it is marked as watched" },
    player: "the clip's player",
  },
});
