import { narratedStep } from "../../machines/samples";
import { definePage } from "../shared/define-page";
import { openLesson, stepPath } from "./open-lesson";
import { playerScreen } from "./player.screen";

/** With captions and chapters, and nothing that could be read aloud. */
const step = { ...narratedStep, video: { ...narratedStep.video, cues: [] }, position: 40 };

export const playerPage = definePage({
  screen: playerScreen,
  path: () => stepPath(step),
  region: ["article[data-type='video'] > div:has(video)"],
  calls: {},
  plays: {
    readRate: "the speed is kept on the device, and no call is made",
    readDisplay: "what was chosen is kept on the device, and no call is made",
    "narration: readNarration": "what was chosen is kept on the device, and no call is made",
    "narration: findVoice": "the device has the voices, and no call is made",
    "narration: speak": "the device speaks, and no call is made",
  },
  never: { promo: "its page takes it away when the preview ends; it is driven inside promoVideo, on the same page" },
  answers: () => openLesson(step),
});
