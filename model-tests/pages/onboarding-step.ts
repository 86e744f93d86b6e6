import { onboarding } from "../../contract/onboarding";
import { definePage } from "../drivers/page-tests";
import { onboardingStep } from "../flows/onboarding";
import { pageOf } from "../flows/samples";
import { onboardingStepScreen } from "../screens/onboarding-step";

export const onboardingStepPage = definePage({
  screen: onboardingStepScreen,
  path: "/academy/onboarding/seo/",
  region: ["main ol[lang] > li"],
  calls: { passStep: onboarding.pass },
  answers: () => [[onboarding.steps, pageOf([onboardingStep(1)])]],
});
