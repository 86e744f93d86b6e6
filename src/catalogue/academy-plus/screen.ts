import { academyPlusMachine } from "../../../machines/catalogue/academy-plus";
import type { Address, Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { academyPlusActors } from "../plus-actors";
import { AcademyPlusPage } from "./AcademyPlusPage";

export const screen = defineScreen({
  logic: (get) => academyPlusMachine.provide(academyPlusActors(get)),
  area: "plus",
  View: AcademyPlusPage,
  head: (_, t) => ({ title: t("plus.title"), description: t("plus.intro") }),
});

export const open = ({ locale }: Address): Opening => ({
  view: "academy-plus",
  texts: ["catalogue", "catalogue-plus"],
  key: `academy-plus ${locale}`,
  input: { locale },
});
