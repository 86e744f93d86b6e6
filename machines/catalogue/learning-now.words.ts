import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { learningNowMachine } from "./learning-now";

export const learningNowWords = wordsFor<typeof learningNowMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    "filter.change": "the learner switches to completed courses or back",
    "showAll.toggle": "the learner presses Show all or Show fewer",
    "courses.more": "the learner asks for more courses",
    "learning.retry": "the learner presses Try again",
  },
  guards: {
    ...shared.sessionWords,
    ...shared.connectionWords,
    isSame: "it is still the same learner",
    isOther: "it is the other filter",
    hasCourses: "there are courses",
    hasChangedFilter: "the learner has changed the filter",
    isLong: "there are more than three courses",
    hasMore: "there are more courses",
  },
  actions: {
    ...shared.keepsFailure,
    ...shared.announcesLoss,
    startAnew: "start with this learner",
    takeFilter: "take over the filter",
    replaceCourses: "show these courses",
    appendCourses: "add these courses",
  },
  delays: {},
  actors: {
    loadInProgress: { doing: "loading the learner's courses", done: "the learner's courses are loaded" },
  },
  invokes: {
    loadMore: { doing: "loading more courses", done: "more courses are loaded" },
  },
});
