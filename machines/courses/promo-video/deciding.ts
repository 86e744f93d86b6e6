import { failTo } from "../../shared/failing";
import { retryOnline } from "../../shared/session";
import { courseRefOf } from "./context";
import { promoVideoSetup } from "./setup";

export const blocked = promoVideoSetup.createStateConfig({
  description: "Profile or progress are loading; the video keeps its place.",
  tags: "pending",
  initial: "waitingForProfile",
  states: {
    waitingForProfile: {
      description: "The profile is not known yet.",
      meta: { screen: "PromoVideo", requirements: ["S4.promo", "R21"] },
    },
    loadingProgress: {
      description: "Checking whether the learner is in the lesson and has watched the promo to its end.",
      meta: { screen: "PromoVideo", requirements: ["S4.promo", "S7.dashboard"] },
      invoke: {
        id: "loadStatus",
        src: "loadStatus",
        input: ({ context }) => courseRefOf(context),
        onDone: {
          target: "#promoVideo.deciding",
          actions: { type: "keepStatus", params: ({ event }) => event.output },
        },
        onError: [
          { guard: "isSignedOut", target: "#promoVideo.deciding", actions: "takeVisitor" },
          failTo("#promoVideo.failed"),
        ],
      },
    },
  },
});

export const deciding = promoVideoSetup.createStateConfig({
  description: "Decides by the rules of section 4.",
  always: [
    { guard: "showsFullVideo", target: "fullVideo" },
    { guard: "showsPromo", target: "promo" },
    { guard: "showsPromoEnd", target: "promoEnded" },
    { target: "hidden" },
  ],
});

export const hidden = promoVideoSetup.createStateConfig({
  description: "There is nothing to show: no video, no breakpoint, or a learner who is in the lesson.",
  meta: { screen: "PromoVideo", requirements: ["S4.promo"] },
});

export const failed = promoVideoSetup.createStateConfig({
  description: "The learner's status could not be loaded; the learner can try again.",
  meta: { screen: "PromoVideo", requirements: ["R11", "R40"] },
  tags: "failed",
  on: {
    "promo.retry": "blocked.loadingProgress",
    ...retryOnline("blocked.loadingProgress"),
  },
});
