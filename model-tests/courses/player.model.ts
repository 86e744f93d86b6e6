import { defineTestModel } from "statechart-testing/model/test-model";
import { playerMachine } from "../../machines/courses/player";
import { machines } from "../../machines/index";

/** The promo's. */
const { breakpoint = 0 } = machines.player.inputs.promo ?? {};

export const playerModel = defineTestModel({
  machine: playerMachine,
  // A clip that was started on an earlier day.
  inputs: Object.fromEntries(
    Object.entries(machines.player.inputs).map(([name, input]) => [name, { ...input, position: 40 }]),
  ),
  events: {
    "player.time": {
      // Never beyond the promo's breakpoint, even after seeking.
      aSecondOn: ({ position }) => ({ position: (position + 1) % Number(breakpoint) }),
      breakpoint: { position: Number(breakpoint) },
    },
    "player.seek": { nearTheEnd: { position: 90 } },
    "rate.change": { faster: { rate: 1.5 } },
  },
  outcomes: {
    readRate: { remembered: { output: 1.25 }, unreadable: { error: { code: "internal", status: 0 } } },
  },
  project: ({ playsByItself, hasSpeed }) => [playsByItself, hasSpeed],
  words: {
    start: {
      "": "Open a lesson's step with a video that you have played for 40 seconds before.",
      "on a course's page": "Open a course's page with a video that you have played for 40 seconds before.",
      promo: "Open the page of a standalone lesson whose video plays by itself until a breakpoint.",
    },
    events: {
      "player.seek": { nearTheEnd: "Move the video near its end." },
      "player.fail": { "": "The video cannot be played, because its file cannot be loaded." },
      "player.blocked": { "": "The browser does not let the video play by itself." },
      "player.end": { "": "Let the video play to its end." },
      "player.time": {
        aSecondOn: "Let the video play for another second.",
        breakpoint: "Let the video play up to the breakpoint.",
      },
      "player.wait": { "": "The video stops, because it has to load more of its file." },
    },
    outcomes: {
      readRate: {
        remembered: "This device remembers a speed of 1.25.",
        unreadable: "The browser's storage cannot be read.",
      },
    },
  },
});
