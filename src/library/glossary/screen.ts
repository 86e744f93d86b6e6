import { glossaryMachine } from "../../../machines/library/glossary";
import { paths } from "../../paths/paths";
import type { Address, Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { glossaryActors } from "../actors";
import { GlossaryPage } from "./GlossaryPage";
import { termFilterOf } from "./glossary-search";

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

export const open = ({ locale, search }: Address): Opening => ({
  view: "glossary",
  texts: ["library"],
  key: `glossary ${locale}`,
  input: { locale, filter: termFilterOf(search) },
  onSearch: (changed) => ({ type: "address.changed", filter: termFilterOf(changed) }),
});
