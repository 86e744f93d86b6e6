import { defineTestModel } from "statechart-testing/model/test-model";
import { playerMachine } from "../../machines/courses/player";
import { machines } from "../../machines/index";

export const playerModel = defineTestModel({
  machine: playerMachine,
  // A clip that was started on another day.
  inputs: Object.fromEntries(
    Object.entries(machines.player.inputs).map(([name, input]) => [name, { ...input, position: 40 }]),
  ),
  events: {
    "player.time": { aSecondOn: ({ position }) => ({ position: position + 1 }) },
    "player.seek": { nearTheEnd: { position: 90 } },
    "rate.change": { faster: { rate: 1.5 } },
  },
  outcomes: {
    readRate: { remembered: { output: 1.25 }, unreadable: { error: { code: "internal", status: 0 } } },
  },
});
