import { wordsFor } from "../../shared/machine-words";
import * as shared from "../../shared/words";
import type { enrolmentMachine } from "./index";

export const enrolmentWords = wordsFor<typeof enrolmentMachine>()({
  events: {
    ...shared.sessionChanged,
    "course.enrol": "the reader presses Enroll for free",
    "course.leave": "the learner presses Leave course",
    "removal.confirm": "the learner confirms leaving",
    "removal.cancel": "the learner stays in the course",
    "enrolment.retry": "the learner presses Try again",
  },
  guards: {
    ...shared.sessionWords,
    isIntended: "the visitor wanted to enroll before signing in",
    isEnrolled: "the learner is in the course",
    lacksPlan: "the course needs a plan that the learner does not have",
    isPlanNeeded: "the course needs a plan that the learner does not have",
    isInside: "the learner is in the course already",
    wasPressed: "the button was pressed early",
  },
  actions: {
    ...shared.takesSeed,
    ...shared.keepsFailure,
    ...shared.asksToSignIn,
    requestFocus: "move the reader to the new button",
    rememberIntent: "remember the wish to enroll",
    keepProgress: "keep the learner's progress",
    forget: "forget the learner's progress",
    clearFailure: "clear the earlier failure",
    announceEnrolled: "say that the learner is enrolled",
    announceLeft: "say that the learner has left",
    tellPage: (enrolled) =>
      enrolled === null
        ? "tell the page that enrollment is unknown"
        : enrolled
          ? "tell the page that the learner is enrolled"
          : "tell the page that there is no enrollment",
  },
  delays: {},
  actors: {
    checkEnrolment: { doing: "checking the enrollment", done: "the enrollment is known" },
    enrol: { doing: "enrolling", done: "the learner is enrolled", failed: "enrolling fails" },
    removeEnrolment: { doing: "leaving the course", done: "the course is left" },
  },
});
