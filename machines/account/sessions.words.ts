import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { sessionsMachine } from "./sessions";

export const sessionsWords = wordsFor<typeof sessionsMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    "session.end": "the learner signs another browser out",
    "others.end": "the learner signs all other browsers out",
    "sessions.retry": "the learner presses Try again",
  },
  guards: {
    ...shared.sessionWords,
    ...shared.connectionWords,
    ...shared.learnerWords,
    isOther: "it is another browser of the list",
    hasOthers: "other browsers are signed in",
    isGone: "it was signed out meanwhile",
  },
  actions: {
    ...shared.keepsFailure,
    ...shared.announcesLoss,
    keepLearner: "remember whose list it is",
    forget: "forget the list",
    keepSessions: "keep the list",
    keepEnding: "remember which one is signed out",
    removeEnded: "take it off the list",
    removeOthers: "take all others off the list",
  },
  delays: {},
  actors: {
    loadSessions: { doing: "loading where the account is signed in", done: "the list is there" },
    endSession: { doing: "signing another browser out", done: "that browser is signed out" },
    endOtherSessions: { doing: "signing all other browsers out", done: "all others are signed out" },
  },
  inline: {},
});
