import { catalogueMachine } from "../../../machines/finding/catalogue";
import { catalogueActors } from "../../actors";
import { paths } from "../../paths";
import { defineScreen } from "../../screens/screen";
import { CataloguePage } from "./CataloguePage";

export const screen = defineScreen({
  logic: (get) => catalogueMachine.provide(catalogueActors(get)),
  View: CataloguePage,
  head: (_, t) => ({
    title: t("catalogue.title"),
    description: t("catalogue.description"),
    canonical: paths.courses,
  }),
});
