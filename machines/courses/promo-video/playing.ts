import { speechOf } from "../narration/context";
import { notPlayed } from "../player/context";
import { promoVideoSetup } from "./setup";

export const fullVideo = promoVideoSetup.createStateConfig({
  description: "The whole video is for everyone; it pauses like any other. The player is a separate machine.",
  meta: { screen: "PromoVideo", requirements: ["S4.fullVideo", "R8"] },
  invoke: {
    id: "player",
    src: "player",
    input: ({ context: { video } }) => ({ ...notPlayed, speech: video && speechOf(video) }),
  },
});

export const promo = promoVideoSetup.createStateConfig({
  description: "The promo, until its end or its breakpoint; the player is a separate machine.",
  meta: { screen: "PromoVideo", requirements: ["S4.promo", "R8", "R45"] },
  invoke: {
    id: "player",
    src: "player",
    input: ({ context: { info } }) => ({
      ...notPlayed,
      playsByItself: true,
      breakpoint: info.videoBreakpoint ?? 0,
    }),
  },
  on: {
    "player.ended": [
      { guard: "isLearner", target: "promoEnded.posting", actions: "noteEnd" },
      { target: "promoEnded", actions: "noteEnd", description: "A visitor's end is not stored." },
    ],
  },
});
