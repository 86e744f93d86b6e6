import { defineTestModel } from "statechart-testing/model/test-model";
import { profileMachine } from "../../machines/account/profile";
import { machines } from "../../machines/index";
import { profileOf } from "../../machines/testing";
import { offline } from "../shared/cases";
import { known } from "./billing.model";

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
      paying: { output: { userProfile: profileOf(7), specialRights: false, billing: known.output } },
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
  words: {
    start: {
      "": "Open any page of the academy in a browser in which you have signed in before.",
      "to a visitor": "Open any page of the academy in a browser in which you have never signed in.",
    },
    events: {
      "session.refresh": {
        "": "Come back to this browser tab after a while, so that the site checks again who is signed in.",
      },
      "profile.load": { opened: "The page starts to find out who is signed in." },
      "session.lost": { "": "The server answers a request of the page: your session has ended." },
      "session.end": { "": "Sign out." },
      "name.submit": { Ada: "Change your name to “Ada”." },
      "billing.settled": { paid: "The page finds out that the account has a paid plan." },
    },
    outcomes: {
      loadProfile: {
        asks: "load your profile",
        learner: "you are signed in",
        paying: "you are signed in and have a paid plan",
        visitor: "nobody is signed in",
      },
      refreshProfile: {
        asks: "load your profile again",
        learner: "you are still signed in",
        another: "another account is signed in now",
        visitor: "nobody is signed in any more",
      },
      updateName: { asks: "save your name", saved: "your name is now “Ada”" },
      signOut: { asks: "sign you out", signedOut: "you are signed out" },
    },
  },
});
