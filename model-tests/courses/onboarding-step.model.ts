import { defineTestModel } from "statechart-testing/model/test-model";
import type { OnboardingProgress } from "../../contract/courses/onboarding";
import { onboardingStepMachine } from "../../machines/courses/onboarding-step";
import { machines } from "../../machines/index";
import { offline, signedOut, whoIsHere } from "../shared/cases";

/** The passed ones of two steps. */
export const passedSteps = (...passed: number[]): OnboardingProgress => ({
  progress: 50 * passed.length,
  data: [1, 2].map((id) => ({
    id,
    progress: passed.includes(id) ? 100 : 0,
    passedAt: passed.includes(id) ? "2026-03-01T10:00:00.000Z" : null,
  })),
  total: 2,
});

export const onboardingStepModel = defineTestModel({
  machine: onboardingStepMachine,
  inputs: machines.onboardingStep.inputs,
  events: { "session.changed": whoIsHere, "step.settled": { passed: { passed: true }, open: { passed: false } } },
  outcomes: { passStep: { passed: { output: ({ id }) => passedSteps(id) }, signedOut, offline } },
  words: {
    events: {
      "step.settled": {
        passed: "The page finds out that you have done this step.",
        open: "The page finds out that you have not done this step.",
      },
    },
    outcomes: { passStep: { asks: "mark the step as done", passed: "it is done" } },
  },
});
