import { onboarding } from "../../contract/onboarding";
import { definePage } from "../drivers/page-tests";
import { onboardingStep } from "../flows/onboarding";
import { onboardingStepScreen } from "../screens/onboarding-step";
import { pageOf } from "../shared/samples";

export const onboardingStepPage = definePage({
  screen: onboardingStepScreen,
  path: "/academy/onboarding/seo/",
  region: ["main ol[lang] > li"],
  calls: { passStep: onboarding.pass },
  answers: () => [[onboarding.steps, pageOf([onboardingStep(1)])]],
});
