import { defineTestModel } from "statechart-testing/model/test-model";
import { changeOf, rightsChangeMachine } from "../../machines/account/rights-change";
import { machines } from "../../machines/index";
import { offline, signedOut } from "../shared/cases";
import { accountOf, detailsOf } from "./administration.testing";
import { proofEvents, proofOutcomes, proofWords } from "./session-proof.testing";

/** What its page asks about. */
export const opened = { subject: changeOf(detailsOf(), "academy.admin"), seed: "seed" };

export const rightsChangeModel = defineTestModel({
  machine: rightsChangeMachine,
  inputs: machines.rightsChange.inputs,
  events: {
    "action.open": { "": opened },
    ...proofEvents,
    // It has no form.
    "form.change": {},
  },
  outcomes: {
    perform: {
      done: { output: { ...accountOf(7), sessionsEnded: 1 } },
      unproved: { error: { code: "confirmation_needed", status: 403 } },
      outdated: { error: { code: "conflict", status: 409 } },
      signedOut,
      offline,
    },
    ...proofOutcomes,
  },
  // Undoing turns the change round.
  project: ({ subject, password, problem }) => [subject?.permissions["academy.admin"], password, problem],
  words: {
    events: {
      ...proofWords.events,
      "action.close": { "": "Someone else signs in." },
      "action.open": { "": "Click “Give” beside the right “Administrator”." },
    },
    outcomes: {
      perform: {
        asks: "change the rights of the account",
        done: "the rights are changed, and 1 session has ended",
        unproved: "the session was confirmed too long ago",
        outdated: "another administrator has changed the account meanwhile",
      },
      ...proofWords.outcomes,
    },
  },
});
