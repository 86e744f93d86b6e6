import { seriesMachine } from "../../../machines/courses/series";
import { paths } from "../../paths/paths";
import { defineScreen } from "../../screens/screen";
import { seriesActors } from "../actors";
import { SeriesPage } from "./SeriesPage";

export const screen = defineScreen({
  logic: (get) => seriesMachine.provide(seriesActors(get)),
  area: "series",
  View: SeriesPage,
  head: ({ context: { series } }, t) => ({
    title: series?.title ?? t("series.title"),
    ...(series && { description: series.description, image: paths.picture(series.motif, series.background) }),
  }),
});
