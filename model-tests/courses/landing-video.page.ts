import { courses } from "../../contract/courses/courses";
import { clip } from "../shared/clip-page";
import { definePage } from "../shared/define-page";
import { course } from "../shared/samples";
import { landingVideoScreen } from "./landing-video.screen";

export const landingVideoPage = definePage({
  screen: landingVideoScreen,
  // The test models' course has the same name as a topic, whose page would take precedence (R28).
  path: "/academy/standalone-courses/seo/",
  region: ["[data-part='clip']"],
  calls: {},
  plays: {
    "player: readRate": "the speed is kept on the device, and no call is made",
    "player: readDisplay": "what was chosen is kept on the device, and no call is made",
    "player: narration: readNarration": "what was chosen is kept on the device, and no call is made",
    "player: narration: findVoice": "the device has the voices, and no call is made",
    "player: narration: speak": "the device speaks, and no call is made",
  },
  answers: () => [[courses.bySlug, { ...course, clip }]],
});
