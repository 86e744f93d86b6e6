import { defineTestModel } from "statechart-testing/model/test-model";
import { billingMachine } from "../../machines/account/billing";
import { machines } from "../../machines/index";
import { offline } from "../shared/cases";

const paid = { paidStatus: "paid", productGroup: "pro", trafficType: "" } as const;
export const known = { output: paid };

export const billingModel = defineTestModel({
  machine: billingMachine,
  inputs: machines.billing.inputs,
  events: {
    "profile.settled": {
      learner: { profile: { id: 7 }, billing: null },
      paying: { profile: { id: 7 }, billing: paid },
      withoutStatus: { profile: { id: 7 }, billing: { paidStatus: "", productGroup: "", trafficType: "" } },
      visitor: { profile: null, billing: null },
    },
  },
  outcomes: {
    loadBilling: {
      known,
      free: { output: { paidStatus: "free", productGroup: "free", trafficType: "" } },
      unknown: { output: { paidStatus: "", productGroup: "", trafficType: "" } },
      offline,
    },
  },
  words: {
    events: {
      "profile.settled": {
        learner: "The page finds out that you are signed in.",
        paying: "The page finds out that you are signed in and have a paid plan.",
        withoutStatus: "The page finds out that you are signed in; your plan is not known.",
        visitor: "The page finds out that nobody is signed in.",
      },
      "billing.retry": { "": "The page asks for your plan again." },
      "page.opened": { "": "Go to another page of the academy." },
    },
    outcomes: {
      loadBilling: {
        asks: "load your plan",
        known: "you have a paid plan",
        free: "you have the free plan",
        unknown: "your plan is not known",
      },
    },
  },
});
