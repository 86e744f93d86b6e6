import { checking, enrolling, entering, failed, notEnrolled, planNeeded, signedOut, unknown } from "./entering";
import { enrolled, removalConfirming, removed, removing } from "./leaving";
import { enrolmentSetup } from "./setup";

/** Entering and leaving a course. A visitor who wants to enroll signs in first and comes back enrolled. */
export const enrolmentMachine = enrolmentSetup.createMachine({
  id: "enrolment",
  description: "Whether the learner takes this course.",
  context: ({ input }) => ({ ...input, progress: null, failure: null, seed: "", done: 0 }),
  initial: "unknown",
  on: {
    "session.changed": [
      {
        guard: "isSignedIn",
        target: ".checking",
        actions: { type: "takeSeed", params: ({ event }) => event },
      },
      { target: ".signedOut", actions: "forget" },
    ],
  },
  states: {
    unknown,
    signedOut,
    checking,
    entering,
    notEnrolled,
    planNeeded,
    enrolling,
    enrolled,
    removalConfirming,
    removing,
    removed,
    failed,
  },
});
