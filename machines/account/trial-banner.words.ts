import { wordsFor } from "../shared/machine-words";
import type { trialBannerMachine } from "./trial-banner";

export const trialBannerWords = wordsFor<typeof trialBannerMachine>()({
  events: {
    "profile.settled": "it becomes known who is here",
    "billing.settled": "it becomes known what the learner pays for",
    "banner.close": "the learner closes the offer",
  },
  guards: {
    canTry: "the learner does not pay, and can have a trial",
    wasShown: "it was shown in this browser session",
  },
  actions: { writeShownFlag: "remember that it was shown" },
  delays: {},
  actors: {
    readShownFlag: { doing: "checking whether it was shown", done: "it is known whether it was shown" },
  },
});
