import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { myCoursesMachine } from "./my-courses";

export const myCoursesWords = wordsFor<typeof myCoursesMachine>()({
  events: {
    ...shared.connectionChanged,
    ...shared.screenReopened,
    "courses.more": "the learner asks for more courses",
    "courses.retry": "the learner presses Try again",
  },
  guards: {
    ...shared.connectionWords,
    isSignedOut: shared.sessionWords.isSignedOut,
    hasCourses: "there are courses",
    hasMore: "there are more courses",
  },
  actions: {
    ...shared.keepsFailure,
    ...shared.announcesLoss,
    keepFirst: "show these courses",
    appendCourses: "add these courses",
    refreshCourses: "renew the courses that are shown",
    forgetCourses: "remove the courses from the page",
  },
  delays: {},
  actors: { loadInProgress: { doing: "loading the courses", done: "the courses are loaded" } },
  invokes: {
    loadMore: { doing: "loading more courses", done: "more courses are loaded" },
    refreshCourses: { doing: "loading the courses again", done: "the courses are loaded again" },
  },
});
