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
});
