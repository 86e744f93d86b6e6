import { videoMachine } from "../../machines/courses/video";
import { machines } from "../../machines/index";
import { videoStep } from "../../machines/samples";
import { courseProgress } from "../../machines/testing";
import { defineFlow } from "../engine/flow";
import { offline } from "../shared/cases";

/** A clip that was begun on another day. */
const begun = Object.entries(machines.video.inputs).map(([name, input]) => [
  name,
  { ...input, step: { ...videoStep, position: 40 } },
]);

export const videoFlow = defineFlow({
  machine: videoMachine,
  inputs: Object.fromEntries(begun),
  events: {
    "player.time": { aSecondOn: ({ position }) => ({ position: position + 1 }) },
    "player.seek": { nearTheEnd: { position: 90 } },
    "rate.change": { faster: { rate: 1.5 } },
  },
  outcomes: {
    readRate: { remembered: { output: 1.25 }, unreadable: { error: { code: "internal", status: 0 } } },
    savePosition: {
      enough: { output: { done: true, progress: courseProgress({ progress: 50 }) } },
      notEnough: { output: { done: false, progress: courseProgress() } },
      offline,
    },
  },
});
