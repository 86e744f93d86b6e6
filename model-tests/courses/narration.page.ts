import { narratedStep } from "../../machines/samples";
import { definePage } from "../shared/define-page";
import { narrationScreen } from "./narration.screen";
import { openLesson, stepPath } from "./open-lesson";

/** With a clip that the server has, and gives to everyone: its page would say that it cannot be played. */
const step = { ...narratedStep, video: { ...narratedStep.video, url: "/academy/media/seo-basics-5.mp4" } };

export const narrationPage = definePage({
  screen: narrationScreen,
  // Inside the player of a step's clip: its button among the controls, and its message below them.
  path: stepPath(step),
  region: ["[data-part='narration']"],
  calls: {},
  plays: {
    readNarration: "what was chosen is kept on the device, and no call is made",
    findVoice: "the device has the voices, and a browser under test has none",
    speak: "the device speaks, and no call is made",
  },
  never: { "of a clip with sound": "the clips of a lesson under test have no sound" },
  answers: () => openLesson(step),
});
