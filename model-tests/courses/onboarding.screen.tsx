import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { onboardingMachine } from "../../machines/courses/onboarding";
import { OnboardingPage } from "../../src/courses/onboarding/OnboardingPage";
import { alerts } from "../shared/reason";
import { onboardingModel, onboardingStep } from "./onboarding.model";
import { instructions, onboardingStepPart } from "./onboarding-step.screen";

type Snapshot = SnapshotFrom<typeof onboardingMachine>;
const title: Matcher = { role: "heading", name: "Get started with SEO" };
const listed: Matcher[] = [title, ...[1, 2].map((id) => ({ role: "heading", name: onboardingStep(id).title }))];
const hint = "You’ll sign in first";
const completed = "All steps are done";
const untracked = "We couldn’t load your progress";

const counted = async (user: User, { context: { progress } }: Snapshot) => {
  const done = progress?.data.filter(({ passedAt }) => passedAt !== null).length;
  await user.expectVisible(...listed, `${done} of 2 steps`);
  await user.expectAbsent(hint, untracked);
};
const notCounted = async (user: User) => {
  await user.expectVisible(...listed);
  await user.expectAbsent(hint, completed, untracked, "of 2 steps");
};

export const onboardingScreen = defineScreenTests({
  testModel: onboardingModel,
  render: (actor) => <OnboardingPage actor={actor} />,
  does: { "onboarding.retry": (user) => user.press("button", "Try again") },
  world: ["session.changed", "connection.changed"],
  sees: {
    "onboarding.loading": (user) => user.expectVisible(title, { busy: true }, { role: "status", text: "Loading" }),
    "onboarding.steps.unknown": notCounted,
    "onboarding.steps.anonymous": (user) => user.expectVisible(...listed, hint),
    "onboarding.steps.checking": notCounted,
    "onboarding.steps.tracked": async (user, snapshot) => {
      await counted(user, snapshot);
      await user.expectAbsent(completed);
    },
    "onboarding.steps.untracked": (user, { context }) =>
      user.expectVisible(...listed, ...alerts(untracked, context.failure)),
    "onboarding.completed": async (user, snapshot) => {
      await counted(user, snapshot);
      await user.expectVisible({ role: "status", text: completed }, { role: "link", name: "Browse courses" });
    },
    "onboarding.empty": (user) => user.expectVisible(title, "No steps yet", { role: "link", name: "Browse courses" }),
    "onboarding.failed": (user, { context }) =>
      user.expectVisible(title, ...alerts("We couldn’t load the steps", context.failure)),
  },
  children: { "step.1": onboardingStepPart, "step.2": onboardingStepPart },
  ignores: [instructions, { role: "link", why: "leads to other pages" }],
});
