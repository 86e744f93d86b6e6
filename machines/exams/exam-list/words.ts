import { wordsFor } from "../../shared/machine-words";
import * as shared from "../../shared/words";
import type { examListMachine } from "./index";

export const examListWords = wordsFor<typeof examListMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    ...shared.screenReopened,
    "exams.retry": "the reader presses Try again",
    "signIn.open": "the visitor presses Sign in",
  },
  guards: {
    ...shared.sessionWords,
    ...shared.connectionWords,
    isEmpty: "no exam is published",
    opensLater: "the waiting period of an exam runs",
  },
  actions: {
    ...shared.keepsFailure,
    ...shared.announcesLoss,
    ...shared.asksToSignIn,
    keepExams: "show the exams",
    keepStatuses: "show the learner's status in each exam",
    keepStatusesFailure: "remember why the status is unknown",
    forgetLearner: "forget the learner's statuses",
  },
  delays: {},
  actors: {
    loadExams: { doing: "loading the exams", done: "the exams are loaded" },
    loadStatuses: { doing: "loading the learner's statuses", done: "the learner's statuses are loaded" },
    waitUntil: {
      doing: "waiting until the next exam opens again",
      done: "a waiting period is over",
      failed: "waiting is not possible",
    },
  },
  invokes: {
    refreshExams: { doing: "loading the exams again", done: "the exams are loaded again" },
    refreshStatuses: { doing: "loading the statuses again", done: "the statuses are loaded again" },
  },
  inline: { "assign now": "note the time" },
});
