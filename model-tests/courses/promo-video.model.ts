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
  words: {
    start: {
      promo:
        "Open the page of a standalone lesson whose video plays up to a breakpoint for those who are not enrolled.",
      open: "Open the page of a standalone lesson whose video everyone may play.",
      none: "Open the page of a standalone lesson without a video.",
    },
    outcomes: {
      loadStatus: {
        asks: "say whether you may play the video",
        outside: "you are not enrolled, and have not played the promo yet",
        promoEnded: "you are not enrolled, and have played the promo",
        enrolled: "you are enrolled",
      },
      endPromo: { asks: "note that you have played the promo", told: "it is noted" },
      endPromoAgain: { asks: "note again that you have played the promo", told: "it is noted" },
    },
  },
});
