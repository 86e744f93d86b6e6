import { onboarding } from "../../contract/courses/onboarding";
import { definePage } from "../shared/define-page";
import { pageOf } from "../shared/samples";
import { onboardingStep } from "./onboarding.model";
import { onboardingStepScreen } from "./onboarding-step.screen";

export const onboardingStepPage = definePage({
  screen: onboardingStepScreen,
  path: "/academy/onboarding/seo/",
  region: ["main ol[lang] > li"],
  calls: { passStep: onboarding.pass },
  answers: () => [[onboarding.steps, pageOf([onboardingStep(1)])]],
});
