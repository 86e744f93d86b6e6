import { defineTestModel } from "statechart-testing/model/test-model";
import { promoPlayerMachine } from "../../machines/courses/promo-player";
import { machines } from "../../machines/index";

export const promoPlayerModel = defineTestModel({
  machine: promoPlayerMachine,
  inputs: machines.promoPlayer.inputs,
  events: { "player.time": { before: { position: 10 }, breakpoint: { position: 30 } } },
  outcomes: {},
});
