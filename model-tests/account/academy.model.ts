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
      words: {
        ...profile.words,
        outcomes: {
          ...profile.words?.outcomes,
          loadProfile: {
            ...profile.words?.outcomes?.loadProfile,
            elsewhere: "you are signed in, with rights elsewhere",
          },
        },
      },
    },
    billing: { ...billing, outcomes: { loadBilling: { known } } },
    localeGate: without(localeGateModel, "profile.settled", "page.opened"),
  },
  words: {
    start: {
      "": "Open any page of the academy in a browser in which you have signed in before.",
      "to a visitor": "Open any page of the academy in a browser in which you have never signed in.",
    },
    events: {
      "site.opened": { "": "The page has loaded." },
      "session.refresh": {
        "": "Come back to this browser tab after a while, so that the site checks again who is signed in.",
      },
      "session.lost": { "": "The server answers a request of the page: your session has ended." },
      "page.opened": {
        english: "Open a page in English, which everyone may read.",
        germanRedirected: "Open a page in German that has an English page for those who may not read it.",
        germanOnly: "Open a page that exists only in German.",
      },
      "undelivered.found": { "": "The device still has changes that were not sent to the server." },
      "connection.lost": { "": "The network connection is lost." },
      "connection.restored": { "": "The network connection is back." },
    },
  },
});
