import { catalogueMachine } from "../../../machines/finding/catalogue";
import { catalogueActors } from "../../actors/finding";
import { paths } from "../../paths/paths";
import { defineScreen } from "../../screens/screen";
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
