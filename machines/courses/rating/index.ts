import { deciding, loadFailed, loading, unavailable, unknown } from "./loading";
import { choosing, failed, rated, saving, unrated } from "./rating";
import { ratingSetup } from "./setup";

/** A learner's own rating of a course: stars are enough (L22), and they can be changed. */
export const ratingMachine = ratingSetup.createMachine({
  id: "rating",
  description: "Rating the course.",
  context: ({ input }) => ({ ...input, stars: 0, draft: 0, learnerId: null, seed: "", done: 0, failure: null }),
  initial: "unknown",
  on: {
    "session.changed": [
      {
        guard: { type: "isSameLearner", params: ({ event }) => event },
        description: "The same learner: what is chosen stays.",
        actions: { type: "takeSeed", params: ({ event }) => event },
      },
      {
        guard: "isSignedIn",
        target: ".unknown",
        actions: { type: "takeLearner", params: ({ event }) => event },
      },
      { target: ".unavailable", actions: { type: "takeLearner", params: ({ event }) => event } },
    ],
    "progress.settled": {
      guard: { type: "isNotEnrolled", params: ({ event }) => event },
      description: "A learner who leaves the course can no longer rate it.",
      target: ".unavailable",
    },
  },
  states: {
    unknown,
    unavailable,
    loading,
    deciding,
    unrated,
    choosing,
    saving,
    rated,
    failed,
    loadFailed,
  },
});
