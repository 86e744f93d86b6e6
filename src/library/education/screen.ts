import { setup } from "xstate";
import { paths } from "../../paths/paths";
import { defineScreen } from "../../screens/screen";
import { EducationPage } from "./EducationPage";

/**
 * Interface texts and links: nothing is loaded, and visitors can only move on. Every screen has a machine, which the
 * server runs and includes; this one has the smallest possible, without states for tests to reach.
 */
const educationMachine = setup({}).createMachine({ id: "education", description: "Reading about classes." });

export const screen = defineScreen({
  logic: () => educationMachine,
  View: EducationPage,
  head: (_, t) => ({
    title: t("education.title"),
    description: t("education.description"),
    canonical: paths.education,
  }),
});
