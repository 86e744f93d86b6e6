import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { onboardingStepMachine } from "../../machines/courses/onboarding-step";
import { OnboardingStep } from "../../src/courses/onboarding/OnboardingStep";
import { alerts } from "../shared/reason";
import { onboardingStep } from "./onboarding.model";
import { onboardingStepModel } from "./onboarding-step.model";

type Snapshot = SnapshotFrom<typeof onboardingStepMachine>;
const nameOf = ({ context: { id } }: Snapshot): string => `Mark as done: ${onboardingStep(id).title}`;
const button = (busy: boolean) => (user: User, snapshot: Snapshot) =>
  user.expectVisible(
    { role: "heading", name: onboardingStep(snapshot.context.id).title },
    { role: "button", name: nameOf(snapshot), busy },
  );

const tests = {
  testModel: onboardingStepModel,
  does: {
    "step.pass": (user: User, _: unknown, snapshot: Snapshot) => user.press("button", nameOf(snapshot)),
  },
  world: ["session.changed", "step.settled"],
  sees: {
    "onboardingStep.unknown.idle": button(false),
    "onboardingStep.unknown.pressed": button(true),
    "onboardingStep.signedOut": button(false),
    "onboardingStep.todo": button(false),
    "onboardingStep.passing": button(true),
    "onboardingStep.passed": async (user: User, snapshot: Snapshot) => {
      await user.expectVisible(
        { role: "heading", name: onboardingStep(snapshot.context.id).title },
        { role: "status", text: "Done" },
      );
      await user.expectAbsent({ role: "button", name: nameOf(snapshot) });
    },
    "onboardingStep.failed": async (user: User, snapshot: Snapshot) => {
      await button(false)(user, snapshot);
      await user.expectVisible(...alerts("We couldn’t mark the step as done", snapshot.context.failure));
    },
  },
};

export const instructions = {
  role: "summary" as const,
  name: "How to do it",
  why: "the browser opens the text by itself",
};

/** Part of the page with all steps. */
export const onboardingStepPart = definePartTests(tests);

/** If the step is alone on the page and has not failed, there is no failure at all. */
const unharmed = Object.entries(tests.sees)
  .filter(([state]) => state !== "onboardingStep.failed")
  .map(([state, look]) => [
    state,
    async (user: User, snapshot: Snapshot) => {
      await look(user, snapshot);
      await user.expectAbsent({ role: "alert" });
    },
  ]);

export const onboardingStepScreen = defineScreenTests({
  ...tests,
  sees: { ...tests.sees, ...Object.fromEntries(unharmed) },
  render: (actor) => (
    <ol>
      <OnboardingStep actor={actor} step={onboardingStep(1)} />
    </ol>
  ),
  ignores: [instructions, { role: "link", why: "leads to where the step is done" }],
});
