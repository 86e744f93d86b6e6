import { onboarding } from "../../contract/courses/onboarding";
import { definePage } from "../shared/define-page";
import { pageOf } from "../shared/samples";
import { onboardingScreen } from "./onboarding.screen";
import { onboardingStepPart } from "./onboarding-step.screen";

/** Several steps may be passed at once: each has its own address. */
const pass = (id: number) => ({ ...onboarding.pass, path: onboarding.pass.path.replace("{id}", String(id)) });
/** Here the page tells the steps who is signed in and which of them are passed. */
const step = { ...onboardingStepPart, world: [] };

export const onboardingPage = definePage({
  screen: { ...onboardingScreen, children: { "step.1": step, "step.2": step } },
  path: "/academy/onboarding/seo/",
  calls: {
    loadSteps: { call: onboarding.steps, replyFor: pageOf },
    loadProgress: onboarding.progress,
    "step.1: passStep": pass(1),
    "step.2: passStep": pass(2),
  },
});
