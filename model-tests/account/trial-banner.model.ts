import { defineTestModel } from "statechart-testing/model/test-model";
import { trialBannerMachine } from "../../machines/account/trial-banner";
import { machines } from "../../machines/index";

export const trialBannerModel = defineTestModel({
  machine: trialBannerMachine,
  inputs: machines.trialBanner.inputs,
  events: {
    "profile.settled": { learner: { profile: { id: 7 } } },
    "billing.settled": {
      free: { billing: { paidStatus: "free", productGroup: "free", trafficType: "" } },
      paid: { billing: { paidStatus: "paid", productGroup: "pro", trafficType: "" } },
    },
  },
  outcomes: {
    readShownFlag: {
      notShown: { output: false },
      shown: { output: true },
      unreadable: { error: { code: "internal", status: 0 } },
    },
  },
  words: {
    events: {
      "profile.settled": { learner: "The page finds out that you are signed in." },
      "billing.settled": {
        free: "The page finds out that you have the free plan.",
        paid: "The page finds out that you have a paid plan.",
      },
    },
    outcomes: {
      readShownFlag: {
        notShown: "This device has not shown the trial offer yet.",
        shown: "This device has shown the trial offer before.",
        unreadable: "The browser's storage cannot be read.",
      },
    },
  },
});
