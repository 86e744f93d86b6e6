import { series } from "../../contract/courses/series";
import { definePage } from "../shared/define-page";
import { episodeScreen } from "./episode.screen";

export const episodePage = definePage({
  screen: episodeScreen,
  path: "/academy/series/audits/first/",
  calls: { loadEpisode: series.episode, loadProgress: series.progress, watchEpisode: series.watch },
  plays: {
    "player: readRate": "the speed is kept on the device, and no call is made",
    "player: readDisplay": "what was chosen is kept on the device, and no call is made",
    "player: narration: readNarration": "what was chosen is kept on the device, and no call is made",
    "player: narration: findVoice": "the device has the voices, and no call is made",
    "player: narration: speak": "the device speaks, and no call is made",
  },
});
