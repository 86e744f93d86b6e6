import { wordsFor } from "../../shared/machine-words";
import * as shared from "../../shared/words";
import type { onboardingMachine } from "./index";

export const onboardingWords = wordsFor<typeof onboardingMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    "step.passed": "a step is passed",
    "onboarding.retry": "the learner presses Try again",
  },
  guards: {
    ...shared.connectionWords,
    ...shared.learnerWords,
    isSignedOut: shared.sessionWords.isSignedOut,
    isEmpty: "there are no steps",
    isNobodyKnown: "it is not known who is here",
    isVisitor: "nobody is signed in",
    isEverythingPassed: "every step is passed",
  },
  actions: {
    ...shared.keepsFailure,
    keepSession: "note who is here",
    loseSession: "note that nobody is signed in",
    keepSteps: "show the steps",
    keepProgress: "note which steps are passed",
    addProgress: "add the passed step",
    forgetProgress: "forget which steps are passed",
    startSteps: "start each step",
    tellSession: "tell each step who is here",
    tellProgress: "tell each step whether it is passed",
  },
  delays: {},
  actors: {
    loadSteps: { doing: "loading the steps", done: "the steps are loaded" },
    loadProgress: { doing: "checking which steps are passed", done: "it is known which steps are passed" },
    step: "a step",
  },
});
