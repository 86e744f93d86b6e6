import { courses } from "../../contract/courses/courses";
import { videoStep } from "../../machines/samples";
import { clip } from "../shared/clip-page";
import { definePage } from "../shared/define-page";
import { course } from "../shared/samples";
import { openLesson, stepPath } from "./open-lesson";
import { playerScreen } from "./player.screen";

const step = { ...videoStep, position: 40 };
const isOfLesson = (input: string) => input === "";

export const playerPage = definePage({
  screen: playerScreen,
  // The test models' course has the same name as a topic, whose page would take precedence (R28).
  path: (input) => (isOfLesson(input) ? stepPath(step) : "/academy/standalone-courses/seo/"),
  region: ["article[data-type='video'] > div:has(video)", "[data-part='clip']"],
  calls: {},
  plays: {
    readRate: "the speed is kept on the device, and no call is made",
    readDisplay: "what was chosen is kept on the device, and no call is made",
    "narration: readNarration": "what was chosen is kept on the device, and no call is made",
    "narration: findVoice": "the device has the voices, and no call is made",
    "narration: speak": "the device speaks, and no call is made",
  },
  never: { promo: "its page takes it away when the preview ends; it is driven inside promoVideo, on the same page" },
  answers: (input) => (isOfLesson(input) ? openLesson(step) : [[courses.bySlug, { ...course, clip }]]),
});
