import { onboardingMachine } from "../../../machines/courses/onboarding";
import { onboardingStepMachine } from "../../../machines/courses/onboarding-step";
import { paths } from "../../paths/paths";
import { defineScreen } from "../../screens/screen";
import { onboardingActors, onboardingStepActors } from "../actors";
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
