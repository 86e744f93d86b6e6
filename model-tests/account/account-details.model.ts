import { defineTestModel, without } from "statechart-testing/model/test-model";
import { accountDetailsMachine } from "../../machines/account/account-details";
import { machines } from "../../machines/index";
import { administrator } from "../../machines/testing";
import { administratorIsHere, forbidden, network, notFound, offline, signedOut, whoIsHere } from "../shared/cases";
import { detailsOf } from "./administration.testing";
import { rightsChangeModel } from "./rights-change.model";
import { sessionsEndingModel } from "./sessions-ending.model";

/** What their own tests do: here it would only multiply the places. */
const proof = ["password.change", "password.submit", "passkey.use"] as const;

export const accountDetailsModel = defineTestModel({
  machine: accountDetailsMachine,
  inputs: machines.accountDetails.inputs,
  events: {
    "session.changed": {
      ...whoIsHere,
      ...administratorIsHere,
      own: { learner: { ...administrator, id: 7 }, seed: "seed" },
    },
    "connection.changed": network,
    "right.change": { "": { right: "academy.admin" } },
    // Sent by what asks first.
    "action.settled": {},
  },
  outcomes: {
    loadAccount: {
      some: { output: detailsOf() },
      alone: { output: detailsOf({ sessions: [], otherSessions: 0, audit: [], name: "" }) },
      notFound,
      signedOut,
      forbidden,
      offline,
    },
    refreshAccount: { some: { output: detailsOf() }, notFound, signedOut, forbidden, offline },
  },
  project: ({ account, id, ownId, failure }) => [account?.otherSessions, id === ownId, failure?.code],
  children: {
    rightsChange: without(rightsChangeModel, "action.open", "action.close", "action.undo", "action.cancel", ...proof),
    sessionsEnding: without(sessionsEndingModel, "action.open", "action.close", "action.cancel", ...proof),
  },
  words: {
    start: { "": "Open the page of an account in the administration." },
    events: {
      "session.changed": { own: "The administrator whose page it is is signed in." },
      "right.change": {
        "": "Click “Give” beside the right “Administrator”.",
      },
    },
    outcomes: {
      loadAccount: {
        asks: "load the account",
        some: "it is signed in somewhere",
        alone: "it is signed in nowhere, and nothing was recorded about it",
      },
      refreshAccount: { asks: "load the account again", some: "it is signed in somewhere" },
    },
  },
});
