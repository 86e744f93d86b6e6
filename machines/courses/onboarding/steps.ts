import { failTo } from "../../shared/failing";
import { retryOnline } from "../../shared/session";
import { onboardingSetup } from "./setup";

export const steps = onboardingSetup.createStateConfig({
  description: "The steps; each has its own state: open, being passed, or passed.",
  initial: "deciding",
  on: {
    "session.changed": [
      {
        guard: { type: "isSameLearner", params: ({ event }) => event },
        description: "The same learner, perhaps with another name: nothing in progress is interrupted.",
        actions: { type: "keepSession", params: ({ event }) => event },
      },
      {
        target: ".deciding",
        actions: [{ type: "keepSession", params: ({ event }) => event }, "forgetProgress"],
      },
    ],
  },
  states: {
    deciding: {
      description: "Decides by the profile; every step is told.",
      entry: "tellSession",
      always: [
        { guard: "isNobodyKnown", target: "unknown" },
        { guard: "isVisitor", target: "anonymous" },
        { target: "checking" },
      ],
    },
    unknown: {
      description: "The profile is not known yet; the steps can be read.",
      meta: { screen: "OnboardingPage", requirements: ["S4.onboardingStep", "R21"] },
      tags: "pending",
    },
    anonymous: {
      description: "A visitor: passing a step asks to sign in.",
      meta: { screen: "OnboardingPage", requirements: ["S6.signIn", "R37"] },
    },
    checking: {
      description: "Checking which steps are passed.",
      meta: { screen: "OnboardingPage", requirements: ["S7.onboardingProgress"] },
      tags: "pending",
      invoke: {
        id: "loadProgress",
        src: "loadProgress",
        onDone: {
          target: "tracked",
          actions: [{ type: "keepProgress", params: ({ event }) => event.output }, "tellProgress"],
        },
        onError: [{ guard: "isSignedOut", target: "deciding", actions: "loseSession" }, failTo("untracked")],
      },
    },
    tracked: {
      description: "Steps are passed in any order, also several at once.",
      meta: { screen: "OnboardingPage", requirements: ["S4.onboardingStep", "L12"] },
      always: { guard: "isEverythingPassed", target: "#onboarding.completed" },
      on: {
        "step.passed": {
          actions: [{ type: "addProgress", params: ({ event }) => event.progress }, "tellProgress"],
        },
      },
    },
    untracked: {
      description: "The learner's progress did not load; the steps can be read, and the learner can try again.",
      meta: { screen: "OnboardingPage", requirements: ["R11", "R40"] },
      tags: "failedProgress",
      on: {
        "onboarding.retry": "checking",
        ...retryOnline("checking"),
      },
    },
  },
});
