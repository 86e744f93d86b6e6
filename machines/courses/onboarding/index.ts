import { completed, empty, failed, loading } from "./loading";
import { onboardingSetup } from "./setup";
import { steps } from "./steps";

/** The SEO onboarding: everyone can read its steps, and learners pass them in any order and in parallel. */
export const onboardingMachine = onboardingSetup.createMachine({
  id: "onboarding",
  description: "Getting started with SEO, step by step.",
  context: { steps: [], progress: null, session: null, failure: null },
  initial: "loading",
  on: {
    "session.changed": { actions: { type: "keepSession", params: ({ event }) => event } },
  },
  states: { loading, steps, completed, empty, failed },
});
