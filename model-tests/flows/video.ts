import { machines } from "../../machines/index";
import { videoMachine } from "../../machines/learning/video";
import { courseProgress } from "../../machines/testing";
import { defineFlow } from "../engine/flow";
import { offline } from "./cases";

export const videoFlow = defineFlow({
  machine: videoMachine,
  inputs: machines.video.inputs,
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
