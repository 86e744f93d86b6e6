import { defineTestModel } from "statechart-testing/model/test-model";
import { narrationMachine } from "../../machines/courses/narration";
import { machines } from "../../machines/index";

export const narrationModel = defineTestModel({
  machine: narrationMachine,
  inputs: machines.narration.inputs,
  events: {
    // Told by the player. The first caption lasts from 0 to 4, the second to 8, and then there is none.
    "picture.started": { atTheFirst: { position: 1 }, afterAll: { position: 9 } },
    "picture.advanced": {
      inTheFirst: { position: 2 },
      toTheEndOfTheFirst: { position: 3.9 },
      inTheSecond: { position: 5 },
    },
    "picture.moved": { toTheSecond: { position: 5 }, afterAll: { position: 9 } },
    "picture.rated": { faster: { rate: 1.5 } },
  },
  outcomes: {
    readNarration: {
      on: { output: true },
      off: { output: false },
      unreadable: { error: { code: "internal", status: 0 } },
    },
    findVoice: {
      found: { output: "Anna" },
      none: { output: null },
      broken: { error: { code: "internal", status: 0 } },
    },
    speak: { said: { output: undefined }, broken: { error: { code: "internal", status: 0 } } },
  },
  project: ({ playing, position, cue, isRead }) => [playing, position, cue, isRead],
  words: {
    start: {
      "": "Open a lesson’s step with a video that has captions and no sound.",
      "of a clip with sound": "Open a lesson’s step with a video that has sound.",
    },
    events: {
      "picture.started": {
        atTheFirst: "Play the video from its first second.",
        afterAll: "Play the video from its ninth second, where it has no captions.",
      },
      "picture.stopped": { "": "Pause the video." },
      "picture.ended": { "": "Let the video play to its end." },
      "picture.advanced": {
        inTheFirst: "Let the video play to its second second.",
        toTheEndOfTheFirst: "Let the video play to the end of its first caption.",
        inTheSecond: "Let the video play into its second caption.",
      },
      "picture.moved": {
        toTheSecond: "Move the video to its second caption.",
        afterAll: "Move the video to its ninth second, where it has no captions.",
      },
      "picture.rated": { faster: "Play the video at a speed of 1.5." },
    },
    outcomes: {
      readNarration: {
        on: "This device reads captions aloud.",
        off: "This device does not read captions aloud.",
        unreadable: "The browser's storage cannot be read.",
      },
      findVoice: {
        found: "The device has a voice for the language.",
        none: "The device has no voice for the language.",
        broken: "The browser does not answer.",
      },
      speak: { said: "The voice has read the caption.", broken: "The voice fails." },
    },
  },
});
