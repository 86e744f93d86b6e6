import { series } from "../../contract/courses/series";
import { definePage } from "../shared/define-page";
import { episodeScreen } from "./episode.screen";

export const episodePage = definePage({
  screen: episodeScreen,
  path: "/academy/series/audits/first/",
  calls: { loadEpisode: series.episode, loadProgress: series.progress, watchEpisode: series.watch },
  plays: { "player: readRate": "the speed is kept on the device, and no call is made" },
});
