import { series } from "../../contract/courses/series";
import { definePage } from "../shared/define-page";
import { seriesScreen } from "./series.screen";

export const seriesPage = definePage({
  screen: seriesScreen,
  path: "/academy/series/audits/",
  calls: { loadSeries: series.bySlug, refreshSeries: series.bySlug, loadProgress: series.progress },
});
