import { promoVideoSetup } from "./setup";

export const fullVideo = promoVideoSetup.createStateConfig({
  description: "The whole video is for everyone; it pauses like any other.",
  initial: "offered",
  states: {
    offered: {
      description: "The player with its own controls.",
      meta: { screen: "PromoVideo", requirements: ["S4.fullVideo", "R8"] },
      on: { "player.fail": "broken" },
    },
    broken: {
      description: "The video does not play here; the viewer can try again.",
      meta: { screen: "PromoVideo", requirements: ["S4.fullVideo", "R11"] },
      tags: "failed",
      on: { "player.retry": "offered" },
    },
  },
});

export const promo = promoVideoSetup.createStateConfig({
  description: "The promo, until its end or its breakpoint; the player is a separate machine.",
  meta: { screen: "PromoVideo", requirements: ["S4.promo", "R8", "R45"] },
  invoke: {
    id: "promoPlayer",
    src: "promoPlayer",
    input: ({ context: { info } }) => ({ breakpoint: info.videoBreakpoint ?? 0 }),
    onDone: [
      { guard: "isLearner", target: "promoEnded.posting", actions: "noteEnd" },
      { target: "promoEnded", actions: "noteEnd", description: "A visitor's end is not stored." },
    ],
  },
});
