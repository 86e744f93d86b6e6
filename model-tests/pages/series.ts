import { series } from "../../contract/series";
import { definePage } from "../drivers/page-tests";
import { seriesScreen } from "../screens/series";

export const seriesPage = definePage({
  screen: seriesScreen,
  path: "/academy/series/audits/",
  calls: { loadSeries: series.bySlug, loadProgress: series.progress },
});
