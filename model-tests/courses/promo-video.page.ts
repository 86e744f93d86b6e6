import { courses } from "../../contract/courses/courses";
import { learning } from "../../contract/courses/learning";
import { machines } from "../../machines/index";
import { courseProgress } from "../../machines/testing";
import { clip } from "../shared/clip-page";
import { definePage } from "../shared/define-page";
import { course, courseCard } from "../shared/samples";
import { promoVideoScreen } from "./promo-video.screen";

const told = { call: learning.endPromo, replyFor: () => ({ promoEnded: true }) };

export const promoVideoPage = definePage({
  screen: promoVideoScreen,
  // The test models' course has the same name as a topic, whose page would take precedence (R28).
  path: "/academy/standalone-courses/seo/",
  region: ["[data-part='clip']"],
  calls: {
    loadStatus: {
      call: learning.dashboard,
      replyFor: ({ enrolled, promoEnded }: { enrolled: boolean; promoEnded: boolean }) => ({
        course: courseCard(1),
        progress: courseProgress({ enrolled }),
        exam: null,
        rating: 0,
        promoEnded,
      }),
    },
    endPromo: told,
    endPromoAgain: told,
  },
  plays: {
    "player: readRate": "the speed is kept on the device, and no call is made",
    "player: readDisplay": "what was chosen is kept on the device, and no call is made",
    "player: narration: readNarration": "what was chosen is kept on the device, and no call is made",
    "player: narration: findVoice": "the device has the voices, and no call is made",
    "player: narration: speak": "the device speaks, and no call is made",
  },
  never: { none: "without a video, the page keeps no place for one" },
  answers: (input) => [
    [
      courses.bySlug,
      {
        ...course,
        contentType: "standAloneLesson",
        clip,
        standAloneLessonInfo: machines.promoVideo.inputs[input]?.info,
      },
    ],
  ],
});
