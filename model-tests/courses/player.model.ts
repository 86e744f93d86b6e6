import { defineTestModel, without } from "statechart-testing/model/test-model";
import { playerMachine } from "../../machines/courses/player";
import { machines } from "../../machines/index";
import { narrationModel } from "./narration.model";

/** Of the narration, what reaches the player: that the picture waits, and goes on. Its own test model has the rest. */
const narration = {
  ...without(
    narrationModel,
    ...Object.keys(narrationModel.events ?? {}),
    "narration.turnOn",
    "narration.turnOff",
    "narration.retry",
    "picture.stopped",
    "picture.ended",
  ),
  outcomes: {
    readNarration: { on: { output: true } },
    findVoice: { found: { output: "Anna" } },
    speak: { said: { output: undefined } },
  },
  project: ({ playing, cue }: { playing: boolean; cue: number }) => [playing, cue],
};

/** The promo's. */
const { breakpoint = 0 } = machines.player.inputs.promo ?? {};

export const playerModel = defineTestModel({
  machine: playerMachine,
  // A clip that was started on an earlier day. What can be read aloud depends on the position: the narration has its own
  // test model, and here it only lets the picture wait.
  inputs: Object.fromEntries(
    Object.entries(machines.player.inputs).map(([name, input]) => [name, { ...input, position: 40, speech: null }]),
  ),
  events: {
    "player.time": {
      // Never beyond the promo's breakpoint, even after seeking. Without a breakpoint it always is a second more.
      aSecondOn: ({ position, breakpoint: end }) => ({ position: end === null ? position + 1 : (position + 1) % end }),
      toTheEndOfTheFirstCaption: { position: 3.9 },
      breakpoint: { position: Number(breakpoint) },
    },
    "player.seek": { nearTheStart: { position: 1 }, nearTheEnd: { position: 90 } },
    "player.jump": { toTheSecondChapter: { position: 8 } },
    "rate.change": { faster: { rate: 1.5 } },
    "captions.resize": { large: { size: "large" } },
    // Sent by the narration.
    "narration.held": { "": {} },
    "narration.released": { "": {} },
  },
  outcomes: {
    readDisplay: {
      remembered: { output: { captions: false, captionSize: "small", transcript: true } },
      unreadable: { error: { code: "internal", status: 0 } },
    },
    readRate: { remembered: { output: 1.25 }, unreadable: { error: { code: "internal", status: 0 } } },
  },
  project: ({ playsByItself }) => playsByItself,
  children: { narration },
  words: {
    start: {
      "": "Open a lesson's step with a video that you have played for 40 seconds before.",
      promo: "Open the page of a standalone lesson whose video plays by itself until a breakpoint.",
    },
    events: {
      "player.play": { "": "The video starts to play." },
      "player.pause": { "": "The video stops playing." },
      "sound.toggle": { "": "Turn the sound of the video off or on." },
      "transcript.toggle": { "": "Open or close the transcript." },
      "narration.held": { "": "The voice needs longer than the video shows its caption." },
      "narration.released": { "": "The voice has read the caption." },
      "player.seek": {
        nearTheStart: "Move the video near its start.",
        nearTheEnd: "Move the video near its end.",
      },
      "player.fail": { "": "The video cannot be played, because its file cannot be loaded." },
      "player.blocked": { "": "The browser does not let the video play by itself." },
      "player.end": { "": "Let the video play to its end." },
      "player.time": {
        aSecondOn: "Let the video play for another second.",
        toTheEndOfTheFirstCaption: "Let the video play to the end of its first caption.",
        breakpoint: "Let the video play up to the breakpoint.",
      },
      "player.jump": { toTheSecondChapter: "Go to the second chapter." },
      "captions.resize": { large: "Choose large captions." },
      "captions.fail": { "": "The file of the captions cannot be loaded." },
      "player.wait": { "": "The video stops, because it has to load more of its file." },
    },
    outcomes: {
      readDisplay: {
        remembered: "This device remembers small captions, turned off, and an open transcript.",
        unreadable: "The browser's storage cannot be read.",
      },
      readRate: {
        remembered: "This device remembers a speed of 1.25.",
        unreadable: "The browser's storage cannot be read.",
      },
    },
  },
});
