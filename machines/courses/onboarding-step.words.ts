import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { onboardingStepMachine } from "./onboarding-step";

export const onboardingStepWords = wordsFor<typeof onboardingStepMachine>()({
  events: {
    ...shared.sessionChanged,
    "step.settled": "it becomes known whether the step is passed",
    "step.pass": "the reader marks the step as done",
  },
  guards: {
    ...shared.sessionWords,
    isPassed: "the step is passed",
  },
  actions: {
    ...shared.takesSeed,
    ...shared.keepsFailure,
    ...shared.asksToSignIn,
    notePassed: "note that it is passed",
    clearFailure: "clear the earlier failure",
    tellOnboarding: "tell the onboarding",
  },
  delays: {},
  actors: { passStep: { doing: "marking the step as done", done: "the step is marked as done" } },
});
