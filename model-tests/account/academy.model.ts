import { academyMachine } from "../../machines/account/academy";
import { machines } from "../../machines/index";
import { permissions, profileOf } from "../../machines/testing";
import { defineFlow, without } from "../engine/flow";
import { billingFlow, known } from "./billing.model";
import { localeGateFlow, pages } from "./locale-gate.model";
import { profileFlow } from "./profile.model";

/** Of the children only what reaches the academy: what else they do is in flows of their own. */
const profile = without(
  profileFlow,
  "profile.load",
  "name.submit",
  "billing.settled",
  "session.refresh",
  "session.lost",
);
/** Another learner is told as after loading, and a failed refresh not at all. */
const refreshed = Object.fromEntries(
  Object.entries(profileFlow.outcomes.refreshProfile ?? {}).filter(([name]) => ["learner", "visitor"].includes(name)),
);
const billing = without(billingFlow, "profile.settled", "page.opened", "billing.retry");
const elsewhere = {
  output: {
    userProfile: profileOf(8, { permissions: { ...permissions, "sst.access": true } }),
    specialRights: false,
  },
};

export const academyFlow = defineFlow({
  machine: academyMachine,
  systemId: "academy",
  inputs: machines.academy.inputs,
  events: {
    "site.opened": { "": { seed: "seed" } },
    "page.opened": pages,
    // Told by the children.
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
    localeGate: without(localeGateFlow, "profile.settled", "page.opened"),
  },
});
