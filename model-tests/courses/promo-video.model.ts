import { defineTestModel } from "statechart-testing/model/test-model";
import { promoVideoMachine } from "../../machines/courses/promo-video";
import { machines } from "../../machines/index";
import { broken, network, offline, signedOut, whoIsHere } from "../shared/cases";
import { coursePlayerModel } from "./player-parts";

export const promoVideoModel = defineTestModel({
  machine: promoVideoMachine,
  inputs: machines.promoVideo.inputs,
  events: {
    "session.changed": whoIsHere,
    "connection.changed": network,
    "progress.settled": {
      enrolled: { enrolled: true },
      notEnrolled: { enrolled: false },
      unknown: { enrolled: null },
    },
    // Sent by the player.
    "player.ended": {},
  },
  outcomes: {
    loadStatus: {
      outside: { output: { enrolled: false, promoEnded: false } },
      promoEnded: { output: { enrolled: false, promoEnded: true } },
      enrolled: { output: { enrolled: true, promoEnded: false } },
      signedOut,
      offline,
    },
    endPromo: { told: { output: undefined }, offline },
    endPromoAgain: { told: { output: undefined }, broken },
  },
  project: ({ status, learnerId }) => [status, learnerId],
  children: { player: coursePlayerModel },
});
