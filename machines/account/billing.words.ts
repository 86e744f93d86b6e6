import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { billingMachine } from "./billing";

export const billingWords = wordsFor<typeof billingMachine>()({
  events: {
    "profile.settled": "it becomes known who is here",
    "page.opened": "the reader opens another page",
    "billing.retry": "the billing record is asked for again",
  },
  guards: {
    hasProfile: "a learner is signed in",
    isPaidStatusTold: "the profile says what the learner pays for",
    isTold: "the profile comes with a billing record",
    saysPaidStatus: "the record says what the learner pays for",
  },
  actions: {
    keepTold: "keep the record that came with the profile",
    tellAcademy: "tell the site what the learner pays for",
  },
  delays: {},
  actors: { loadBilling: { doing: "loading the billing record", done: "the billing record is loaded" } },
  inline: {
    "assign billing, failure": "forget the earlier record",
    "assign billing": "keep the record",
    "assign failure": shared.keepsFailure.keepFailure,
  },
});
