import { setup } from "xstate";
import { paths } from "../../paths/paths";
import { defineScreen } from "../../screens/screen";
import { EducationPage } from "./EducationPage";

/**
 * Texts of the interface and links: nothing is loaded, and nobody can do anything but go on. A screen has a machine, which
 * the server runs and ships; so this one has the smallest there is, without states that a test could reach.
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
