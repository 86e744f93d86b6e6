import { defineTestModel, without } from "statechart-testing/model/test-model";
import type { OnboardingStep } from "../../contract/courses/onboarding";
import { onboardingMachine } from "../../machines/courses/onboarding";
import { machines } from "../../machines/index";
import { network, offline, signedOut, whoIsHereNow } from "../shared/cases";
import { onboardingSteps } from "../shared/demo-content";
import { onboardingStepModel, passedSteps } from "./onboarding-step.model";

/** A step of this id and number. */
export const onboardingStep = (id: number): OnboardingStep => ({
  id,
  number: id,
  slug: `step-${id}`,
  title: onboardingSteps[id - 1]?.title ?? `Step ${id}`,
  description: onboardingSteps[id - 1]?.description ?? "",
  body: "",
  timing: 60,
  link: { url: "/", label: "" },
});
const stepOfPage = without(onboardingStepModel, "session.changed", "step.settled");

export const onboardingModel = defineTestModel({
  machine: onboardingMachine,
  inputs: machines.onboarding.inputs,
  events: {
    "session.changed": whoIsHereNow,
    "connection.changed": network,
    // Sent by the steps.
    "step.passed": {},
  },
  outcomes: {
    loadSteps: { two: { output: [onboardingStep(1), onboardingStep(2)] }, none: { output: [] }, offline },
    loadProgress: {
      nothing: { output: passedSteps() },
      first: { output: passedSteps(1) },
      everything: { output: passedSteps(1, 2) },
      signedOut,
      offline,
    },
  },
  project: ({ session, progress }) => [
    session && (session.learner?.id ?? 0),
    progress?.data.map(({ passedAt }) => passedAt !== null),
  ],
  children: { "step.1": stepOfPage, "step.2": stepOfPage },
  words: {
    outcomes: {
      loadSteps: { asks: "load the steps", two: "there are two", none: "there are none" },
      loadProgress: {
        asks: "load which steps you have done",
        nothing: "you have done none",
        first: "you have done the first one",
        everything: "you have done both",
      },
    },
  },
});
