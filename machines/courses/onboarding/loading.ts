import { failTo } from "../../shared/failing";
import { retryOnline } from "../../shared/session";
import { onboardingSetup } from "./setup";

export const loading = onboardingSetup.createStateConfig({
  description: "The steps are loading; they are the same for everyone.",
  meta: { screen: "OnboardingPage", requirements: ["S7.onboardingSteps"] },
  tags: "busy",
  invoke: {
    id: "loadSteps",
    src: "loadSteps",
    onDone: [
      { guard: { type: "isEmpty", params: ({ event }) => event.output }, target: "empty" },
      {
        target: "steps",
        actions: [{ type: "keepSteps", params: ({ event }) => event.output }, "startSteps"],
      },
    ],
    onError: failTo("failed"),
  },
});

export const completed = onboardingSetup.createStateConfig({
  description: "Every step is passed; they can still be read.",
  meta: { screen: "OnboardingPage", requirements: ["S4.onboardingStep"] },
  tags: "completed",
  on: {
    "session.changed": [
      {
        guard: { type: "isSameLearner", params: ({ event }) => event },
        actions: { type: "keepSession", params: ({ event }) => event },
      },
      {
        target: "steps",
        description: "Somebody else has their own steps to do.",
        actions: [{ type: "keepSession", params: ({ event }) => event }, "forgetProgress"],
      },
    ],
  },
});

export const empty = onboardingSetup.createStateConfig({
  description: "There are no steps yet: a link to the courses.",
  meta: { screen: "OnboardingPage", requirements: ["S7.onboardingSteps"] },
  tags: "empty",
});

export const failed = onboardingSetup.createStateConfig({
  description: "The steps did not arrive; the reader can try again.",
  meta: { screen: "OnboardingPage", requirements: ["R11", "R40"] },
  tags: "failed",
  on: { "onboarding.retry": "loading", ...retryOnline("loading") },
});
