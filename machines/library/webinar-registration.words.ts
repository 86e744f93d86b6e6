import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { webinarRegistrationMachine } from "./webinar-registration";

export const webinarRegistrationWords = wordsFor<typeof webinarRegistrationMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    "webinar.register": "somebody presses Register",
    "registration.cancel": "the learner presses Cancel registration",
    "registration.retry": "the learner presses Try again",
  },
  guards: {
    ...shared.learnerWords,
    ...shared.sessionWords,
    ...shared.connectionWords,
    isOver: "the webinar is over",
    hasEnded: "the webinar has ended meanwhile",
    isRegistered: "the learner is registered",
    hasWayIn: "the learner is registered, and the way in is open",
  },
  actions: {
    ...shared.keepsFailure,
    ...shared.asksToSignIn,
    takeLearner: "note who the learner is",
    keepRegistration: "show whether the learner is registered",
    requestFocus: "move the focus to the registration",
  },
  delays: {},
  actors: {
    loadRegistration: { doing: "loading the registration", done: "the registration is loaded" },
    register: { doing: "registering", done: "the learner is registered" },
    unregister: { doing: "canceling the registration", done: "the registration is canceled" },
    waitUntil: { doing: "waiting for the time", done: "the time has come" },
  },
});
