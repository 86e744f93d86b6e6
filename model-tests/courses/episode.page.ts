import { series } from "../../contract/courses/series";
import { definePage } from "../drivers/page-tests";
import { episodeScreen } from "./episode.screen";

export const episodePage = definePage({
  screen: episodeScreen,
  path: "/academy/series/audits/first/",
  calls: { loadEpisode: series.episode, loadProgress: series.progress, markWatched: series.watch },
  plays: { "episodePlayer: readRate": "the speed is kept on the device, and no call is made" },
});
