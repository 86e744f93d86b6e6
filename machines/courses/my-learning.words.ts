import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { myLearningMachine } from "./my-learning";

export const myLearningWords = wordsFor<typeof myLearningMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    ...shared.screenReopened,
  },
  guards: {
    ...shared.learnerWords,
    isSignedIn: shared.sessionWords.isSignedIn,
  },
  actions: {
    ...shared.asksToSignIn,
    takeLearner: "note who the learner is",
    tellInProgress: "tell the courses in progress",
    tellCompleted: "tell the completed courses",
    tellNotes: "tell the notes",
  },
  delays: {},
  actors: {
    myCourses: "a list of courses",
    myNotes: "the notes and bookmarks",
  },
  invokes: {
    inProgress: { doing: "the courses in progress", done: "the courses in progress end" },
    completed: { doing: "the completed courses", done: "the completed courses end" },
  },
});
