import { episodePlayerMachine, isSeen } from "../../machines/courses/episode-player";
import { machines } from "../../machines/index";
import { defineFlow } from "../engine/flow";

export const episodePlayerFlow = defineFlow({
  machine: episodePlayerMachine,
  // So short that a second of it is enough.
  inputs: machines.episodePlayer.inputs,
  events: {
    "player.time": { aSecondOn: ({ position }) => ({ position: position + 1 }) },
    "player.seek": { back: { position: 0 } },
    "rate.change": { faster: { rate: 1.5 } },
  },
  outcomes: {
    readRate: { remembered: { output: 1.25 }, unreadable: { error: { code: "internal", status: 0 } } },
  },
  project: isSeen,
});
