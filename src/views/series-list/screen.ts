import { seriesListMachine } from "../../../machines/learning/series-list";
import { seriesListActors } from "../../actors/learning";
import { defineScreen } from "../../screens/screen";
import { SeriesListPage } from "./SeriesListPage";

export const screen = defineScreen({
  logic: (get) => seriesListMachine.provide(seriesListActors(get)),
  area: "series",
  View: SeriesListPage,
  head: (_, t) => ({ title: t("series.title"), description: t("series.intro") }),
});
