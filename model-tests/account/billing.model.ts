import { defineTestModel } from "statechart-testing/model/test-model";
import { billingMachine } from "../../machines/account/billing";
import { machines } from "../../machines/index";
import { offline } from "../shared/cases";

export const known = { output: { paidStatus: "paid", productGroup: "pro", trafficType: "" } };

export const billingModel = defineTestModel({
  machine: billingMachine,
  inputs: machines.billing.inputs,
  events: { "profile.settled": { learner: { profile: { id: 7 } }, visitor: { profile: null } } },
  outcomes: {
    loadBilling: {
      known,
      free: { output: { paidStatus: "free", productGroup: "free", trafficType: "" } },
      unknown: { output: { paidStatus: "", productGroup: "", trafficType: "" } },
      offline,
    },
  },
});
