import { glossaryMachine } from "../../../machines/finding/glossary";
import { glossaryActors } from "../../actors/library";
import { paths } from "../../paths/paths";
import { defineScreen } from "../../screens/screen";
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
