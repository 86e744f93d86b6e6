import { onboardingMachine } from "../../../machines/learning/onboarding";
import { onboardingStepMachine } from "../../../machines/learning/onboarding-step";
import { onboardingActors, onboardingStepActors } from "../../actors/learning";
import { paths } from "../../paths/paths";
import { defineScreen } from "../../screens/screen";
import { OnboardingPage } from "./OnboardingPage";

export const screen = defineScreen({
  logic: (get) =>
    onboardingMachine.provide({
      actors: { ...onboardingActors(get).actors, step: onboardingStepMachine.provide(onboardingStepActors(get)) },
    }),
  area: "onboarding",
  View: OnboardingPage,
  head: (_, t) => ({
    title: t("onboarding.title"),
    description: t("onboarding.description"),
    canonical: paths.onboarding,
  }),
});
