import { defineTestModel } from "statechart-testing/model/test-model";
import { sessionsEndingMachine } from "../../machines/account/sessions-ending";
import { machines } from "../../machines/index";
import { offline, signedOut } from "../shared/cases";
import { proofEvents, proofOutcomes, proofWords } from "./session-proof.testing";

/** What its page asks about. */
export const opened = { subject: { id: 7, email: "person7@academy.test", sessions: 1 }, seed: "seed" };

export const sessionsEndingModel = defineTestModel({
  machine: sessionsEndingMachine,
  inputs: machines.sessionsEnding.inputs,
  events: {
    "action.open": { "": opened },
    ...proofEvents,
    // It has no form.
    "form.change": {},
  },
  outcomes: {
    perform: {
      done: { output: { sessionsEnded: 1 } },
      unproved: { error: { code: "confirmation_needed", status: 403 } },
      outdated: { error: { code: "conflict", status: 409 } },
      signedOut,
      offline,
    },
    ...proofOutcomes,
  },
  project: ({ subject, password, problem }) => [subject?.id, password, problem],
  words: {
    events: {
      ...proofWords.events,
      "action.close": { "": "Someone else signs in." },
      "action.open": { "": "Click “Sign out everywhere”." },
    },
    outcomes: {
      perform: {
        asks: "end the sessions of the account",
        done: "1 session has ended",
        unproved: "the session was confirmed too long ago",
        outdated: "another administrator was faster",
      },
      ...proofWords.outcomes,
    },
  },
});
