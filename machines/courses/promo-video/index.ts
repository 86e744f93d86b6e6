import { blocked, deciding, failed, hidden } from "./deciding";
import { fullVideo, promo } from "./playing";
import { promoEnded } from "./promo-ended";
import { promoVideoSetup } from "./setup";

/**
 * The video of a standalone lesson for people who are not in the lesson: all of it, or a promo up to its breakpoint.
 */
export const promoVideoMachine = promoVideoSetup.createMachine({
  id: "promoVideo",
  description: "Previewing a standalone lesson.",
  context: ({ input }) => ({ ...input, status: null, learnerId: null, seed: "", done: 0, failure: null }),
  initial: "blocked",
  on: {
    "session.changed": [
      {
        guard: { type: "isSamePerson", params: ({ event }) => event },
        description: "The same person, perhaps with another name: playback is not interrupted.",
        actions: { type: "takeSeed", params: ({ event }) => event },
      },
      {
        guard: "isSignedIn",
        target: ".blocked.loadingProgress",
        actions: { type: "takePerson", params: ({ event }) => event },
      },
      { target: ".deciding", actions: { type: "takePerson", params: ({ event }) => event } },
    ],
    "progress.settled": {
      guard: { type: "isNews", params: ({ event }) => event },
      description: "Enrolling removes the video, leaving the lesson brings it back.",
      target: ".deciding",
      actions: { type: "keepEnrolled", params: ({ event }) => event.enrolled },
    },
  },
  states: {
    blocked,
    deciding,
    hidden,
    fullVideo,
    promo,
    promoEnded,
    failed,
  },
});
