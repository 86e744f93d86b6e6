import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { courseLandingMachine } from "./course-landing";

export const courseLandingWords = wordsFor<typeof courseLandingMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    "progress.settled": "it becomes known whether the learner is enrolled",
    "part.opened": "another part of the page appears",
    "enrolment.requested": "a part of the page asks to enroll",
    "course.retry": "the reader presses Try again",
  },
  guards: {
    ...shared.connectionWords,
    isSamePerson: "it is still the same person",
    isEditor: "an editor is signed in",
    isDraftOfOthers: "the course is a draft that this reader must not see",
    isNews: "that has changed",
    isSettled: "that is already known",
    isNotFound: "there is no such course",
  },
  actions: {
    tellEnrolment: "tell the enrollment who is here",
    takePerson: "note who is here",
    forgetCourse: "remove the course from the page",
    keepSettled: "note whether the learner is enrolled",
    announce: "tell the parts of the page",
  },
  delays: {},
  actors: {
    loadCourse: { doing: "loading the course", done: "the course is loaded" },
    enrolment: "the enrollment",
  },
  inline: {
    "send course.enrol to enrolment": "enroll, as with the button",
    "assign course, failure": "show the course",
    "assign failure": shared.keepsFailure.keepFailure,
  },
});
