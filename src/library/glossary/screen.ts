import { glossaryMachine } from "../../../machines/library/glossary";
import { paths } from "../../paths/paths";
import { defineScreen } from "../../screens/screen";
import { glossaryActors } from "../actors";
import { GlossaryPage } from "./GlossaryPage";

export const screen = defineScreen({
  logic: (get) => glossaryMachine.provide(glossaryActors(get)),
  area: "glossary",
  View: GlossaryPage,
  head: (_, t) => ({
    title: t("glossary.title"),
    description: t("glossary.description"),
    canonical: paths.glossary,
  }),
});
