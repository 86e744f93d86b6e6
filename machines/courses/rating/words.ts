import { wordsFor } from "../../shared/machine-words";
import * as shared from "../../shared/words";
import type { ratingMachine } from "./index";

export const ratingWords = wordsFor<typeof ratingMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    "progress.settled": "it becomes known whether the learner is enrolled",
    "rating.choose": "the learner chooses stars",
    "rating.save": "the learner presses Save rating",
    "rating.cancel": "the learner cancels",
    "rating.retry": "the learner presses Try again",
  },
  guards: {
    ...shared.learnerWords,
    ...shared.sessionWords,
    ...shared.connectionWords,
    isEnrolled: "the learner is in the course",
    isNotEnrolled: "the learner is not in the course",
    isOutside: "the learner is not in the course or not signed in",
    isRefused: "the learner is no longer in the course",
    areStars: "it is one to five stars",
    isUnrated: "there is no rating",
  },
  actions: {
    ...shared.takesSeed,
    ...shared.keepsFailure,
    ...shared.asksToSignIn,
    takeLearner: "note who the learner is",
    keepStars: "show the stars as saved",
    keepDraft: "show the chosen stars",
    replaceDraft: "show the newly chosen stars",
    dropDraft: "drop the chosen stars",
    announceRated: "say thank you",
  },
  delays: {},
  actors: {
    loadRating: { doing: "loading the earlier rating", done: "the earlier rating is loaded" },
    rate: { doing: "saving the rating", done: "the rating is saved" },
  },
});
