import { series } from "../../contract/series";
import { definePage } from "../drivers/page-tests";
import { seriesListScreen } from "../screens/series-list";

export const seriesListPage = definePage({
  screen: seriesListScreen,
  path: "/academy/series/",
  calls: {
    loadSeriesList: {
      call: series.list,
      replyFor: (data: readonly unknown[]) => ({ data, total: data.length }),
    },
  },
});
