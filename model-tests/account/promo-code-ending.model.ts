import { defineTestModel } from "statechart-testing/model/test-model";
import { promoCodeEndingMachine } from "../../machines/account/promo-code-ending";
import { machines } from "../../machines/index";
import { offline, signedOut } from "../shared/cases";
import { promoCodeOf } from "./administration.testing";
import { proofEvents, proofOutcomes, proofWords } from "./session-proof.testing";

/** What its page asks about. */
export const opened = { subject: { id: 7, code: "SPRING-7", redemptions: 2, isEnded: true }, seed: "seed" };

export const promoCodeEndingModel = defineTestModel({
  machine: promoCodeEndingMachine,
  inputs: machines.promoCodeEnding.inputs,
  events: {
    "action.open": { "": opened },
    ...proofEvents,
    // It has no form.
    "form.change": {},
  },
  outcomes: {
    perform: {
      done: { output: promoCodeOf(7) },
      unproved: { error: { code: "confirmation_needed", status: 403 } },
      outdated: { error: { code: "conflict", status: 409 } },
      signedOut,
      offline,
    },
    ...proofOutcomes,
  },
  // Undoing turns it round.
  project: ({ subject, password, problem }) => [subject?.isEnded, password, problem],
  words: {
    events: {
      ...proofWords.events,
      "action.close": { "": "Someone else signs in." },
      "action.open": { "": "Click “End” beside the code SPRING-7." },
    },
    outcomes: {
      perform: {
        asks: "end the code, or reopen it",
        done: "it is done",
        unproved: "the session was confirmed too long ago",
        outdated: "another administrator was faster",
      },
      ...proofWords.outcomes,
    },
  },
});
