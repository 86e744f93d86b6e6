import { defineTestModel, without } from "statechart-testing/model/test-model";
import { academyMachine } from "../../machines/account/academy";
import { machines } from "../../machines/index";
import { permissions, profileOf } from "../../machines/testing";
import { billingModel, known } from "./billing.model";
import { localeGateModel, pages } from "./locale-gate.model";
import { profileModel } from "./profile.model";

/** Only the children's events that reach the academy; the children's own test models cover the rest. */
const profile = without(
  profileModel,
  "profile.load",
  "name.submit",
  "billing.settled",
  "session.refresh",
  "session.lost",
);
/** A different learner is announced like a first one; a failed refresh is not announced. */
const refreshed = Object.fromEntries(
  Object.entries(profileModel.outcomes.refreshProfile ?? {}).filter(([name]) => ["learner", "visitor"].includes(name)),
);
const billing = without(billingModel, "profile.settled", "page.opened", "billing.retry");
const elsewhere = {
  output: {
    userProfile: profileOf(8, { permissions: { ...permissions, "sst.access": true } }),
    specialRights: false,
  },
};

export const academyModel = defineTestModel({
  machine: academyMachine,
  systemId: "academy",
  inputs: machines.academy.inputs,
  events: {
    "site.opened": { "": { seed: "seed" } },
    "page.opened": pages,
    // Sent by the children.
    "page.refused": {},
    "profile.settled": {},
    "billing.settled": {},
    "site.leave": {},
    "undelivered.found": { "": {} },
  },
  outcomes: {
    trialBanner: {},
    appearance: {},
    consent: {},
    notices: {},
    shortcuts: {},
    watchConnection: {},
    watchKept: {},
  },
  project: ({ learner }) => learner?.id,
  children: {
    profile: {
      ...profile,
      outcomes: {
        ...profile.outcomes,
        loadProfile: { ...profile.outcomes.loadProfile, elsewhere },
        refreshProfile: refreshed,
      },
    },
    billing: { ...billing, outcomes: { loadBilling: { known } } },
    localeGate: without(localeGateModel, "profile.settled", "page.opened"),
  },
});
