import { wordsFor } from "../../shared/machine-words";
import type { narrationMachine } from "./index";

export const narrationWords = wordsFor<typeof narrationMachine>()({
  events: {
    "picture.started": "the clip plays",
    "picture.stopped": "the clip is paused",
    "picture.ended": "the clip comes to its end",
    "picture.advanced": "a moment of the clip has played",
    "picture.moved": "the viewer moves within the clip",
    "picture.rated": "the viewer changes the speed",
    "narration.turnOn": "the viewer has the captions read aloud",
    "narration.turnOff": "the viewer turns reading aloud off",
    "narration.retry": "the viewer presses Try again",
  },
  guards: {
    hasNothing: "there is nothing to read aloud",
    isOn: "this device reads captions aloud",
    isFound: "the device has a voice for the language",
    stands: "the clip does not play",
    isDue: "a caption is shown that has not been read",
    isNextDue: "the next caption is shown",
    outruns: "the picture has come to the end of the caption",
  },
  actions: {
    rememberNarration: (on) => (on ? "remember that captions are read aloud" : "remember that they are not read aloud"),
    takeVoice: "take this voice",
    notePlaying: (playing) => (playing ? "note that the clip plays" : "note that the clip stands still"),
    notePosition: "note where the clip is",
    noteRate: "note the speed",
    forgetRead: "forget what was read",
    takeCue: "take the caption that is shown",
    noteRead: "note that it was read",
    hurry: "speak a little faster from now on",
    tell: (fact) => (fact === "narration.held" ? "let the picture wait" : "let the picture go on"),
  },
  delays: { silence: "the voice has been silent for too long" },
  actors: {
    readNarration: { doing: "reading whether captions are read aloud", done: "the choice is read" },
    findVoice: { doing: "asking the device for a voice", done: "the device has answered" },
    speak: { doing: "reading the caption aloud", done: "the caption has been read" },
  },
  inline: { reportFault: "report it if it is a fault of the site" },
});
