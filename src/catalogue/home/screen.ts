import { catalogueMachine } from "../../../machines/catalogue/catalogue";
import { paths } from "../../paths/paths";
import { defineScreen } from "../../screens/screen";
import { catalogueActors } from "../actors";
import { HomePage } from "./HomePage";

export const screen = defineScreen({
  logic: (get) => catalogueMachine.provide(catalogueActors(get)),
  area: "courses",
  View: HomePage,
  head: (_, t) => ({
    title: t("homePage.title"),
    description: t("homePage.description"),
    canonical: paths.home,
    settings: "home",
  }),
});
