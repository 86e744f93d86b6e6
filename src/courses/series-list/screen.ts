import { seriesListMachine } from "../../../machines/courses/series-list";
import { defineScreen } from "../../screens/screen";
import { seriesListActors } from "../actors";
import { SeriesListPage } from "./SeriesListPage";

export const screen = defineScreen({
  logic: (get) => seriesListMachine.provide(seriesListActors(get)),
  area: "series",
  View: SeriesListPage,
  head: (_, t) => ({ title: t("series.title"), description: t("series.intro") }),
});
