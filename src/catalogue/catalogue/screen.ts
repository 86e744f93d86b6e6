import { catalogueMachine } from "../../../machines/catalogue/catalogue";
import { defineScreen } from "../../screens/screen";
import { catalogueActors } from "../actors";
import { CataloguePage } from "./CataloguePage";
import { pageOf, settingsOf, textOf } from "./shelves";

export const screen = defineScreen({
  logic: (get) => catalogueMachine.provide(catalogueActors(get)),
  area: "courses",
  View: CataloguePage,
  head: ({ context }, t) => ({
    title: t(textOf(context, "title")),
    description: t(textOf(context, "description")),
    canonical: pageOf(context).href,
    ...settingsOf(context),
  }),
});
