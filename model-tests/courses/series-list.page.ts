import { series } from "../../contract/courses/series";
import { definePage } from "../shared/define-page";
import { seriesListScreen } from "./series-list.screen";

const listed = {
  call: series.list,
  replyFor: (data: readonly unknown[]) => ({ data, total: data.length }),
};

export const seriesListPage = definePage({
  screen: seriesListScreen,
  path: "/academy/series/",
  calls: { loadSeriesList: listed, refreshSeriesList: listed },
});
