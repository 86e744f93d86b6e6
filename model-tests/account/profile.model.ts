import { defineTestModel } from "statechart-testing/model/test-model";
import { profileMachine } from "../../machines/account/profile";
import { machines } from "../../machines/index";
import { profileOf } from "../../machines/testing";
import { offline } from "../shared/cases";

export const profileModel = defineTestModel({
  machine: profileMachine,
  inputs: machines.profile.inputs,
  events: {
    "profile.load": { opened: { seed: "seed" } },
    "name.submit": { Ada: { name: "Ada" } },
    // Raised by the machine itself.
    "name.saved": {},
    "billing.settled": { paid: { billing: { paidStatus: "paid", productGroup: "pro", trafficType: "" } } },
  },
  outcomes: {
    loadProfile: {
      learner: { output: { userProfile: profileOf(7), specialRights: false } },
      visitor: { output: { userProfile: profileOf(0), specialRights: false } },
      offline,
    },
    refreshProfile: {
      learner: { output: { userProfile: profileOf(7), specialRights: false } },
      another: { output: { userProfile: profileOf(8), specialRights: false } },
      visitor: { output: { userProfile: profileOf(0), specialRights: false } },
      offline,
    },
    updateName: { saved: { output: profileOf(7, { name: "Ada" }) }, offline },
    signOut: { signedOut: { output: undefined }, offline },
  },
  project: ({ profile }) => profile?.id,
});
