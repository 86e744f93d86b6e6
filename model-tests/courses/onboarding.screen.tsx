import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands, Sign } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { onboardingMachine } from "../../machines/courses/onboarding";
import { OnboardingPage } from "../../src/courses/onboarding/OnboardingPage";
import { alerts } from "../shared/reason";
import { onboardingFlow } from "./onboarding.model";
import { instructions, onboardingStepPart } from "./onboarding-step.screen";

type Snapshot = SnapshotFrom<typeof onboardingMachine>;
const title: Sign = { role: "heading", name: "Get started with SEO" };
const listed: Sign[] = [title, { role: "heading", name: "Step 1" }, { role: "heading", name: "Step 2" }];
const hint = "You will be asked to sign in";
const completed = "All steps are done";
const untracked = "We could not ask which steps you have done";

const counted = async (hands: Hands, { context: { progress } }: Snapshot) => {
  const done = progress?.data.filter(({ passedAt }) => passedAt !== null).length;
  await hands.see(...listed, `${done} of 2 steps`);
  await hands.lack(hint, untracked);
};
const notCounted = async (hands: Hands) => {
  await hands.see(...listed);
  await hands.lack(hint, completed, untracked, "of 2 steps");
};

export const onboardingScreen = defineScreenTests({
  flow: onboardingFlow,
  render: (actor) => <OnboardingPage actor={actor} />,
  does: { "onboarding.retry": (hands) => hands.press("button", "Try again") },
  world: ["session.changed", "connection.changed"],
  sees: {
    "onboarding.loading": (hands) => hands.see(title, { busy: true }, { role: "status", text: "Loading" }),
    "onboarding.steps.unknown": notCounted,
    "onboarding.steps.anonymous": (hands) => hands.see(...listed, hint),
    "onboarding.steps.checking": notCounted,
    "onboarding.steps.tracked": async (hands, snapshot) => {
      await counted(hands, snapshot);
      await hands.lack(completed);
    },
    "onboarding.steps.untracked": (hands, { context }) => hands.see(...listed, ...alerts(untracked, context.failure)),
    "onboarding.completed": async (hands, snapshot) => {
      await counted(hands, snapshot);
      await hands.see({ role: "status", text: completed }, { role: "link", name: "Browse the courses" });
    },
    "onboarding.empty": (hands) => hands.see(title, "No steps yet", { role: "link", name: "Browse the courses" }),
    "onboarding.failed": (hands, { context }) =>
      hands.see(title, ...alerts("The steps could not be loaded", context.failure)),
  },
  children: { "step.1": onboardingStepPart, "step.2": onboardingStepPart },
  ignores: [instructions, { role: "link", why: "leads to other pages" }],
});
