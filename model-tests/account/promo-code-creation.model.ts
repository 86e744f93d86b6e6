import { defineTestModel } from "statechart-testing/model/test-model";
import { promoCodeCreationMachine } from "../../machines/account/promo-code-creation";
import { machines } from "../../machines/index";
import { offline, signedOut } from "../shared/cases";
import { promoCodeOf } from "./administration.testing";
import { proofEvents, proofOutcomes, proofWords } from "./session-proof.testing";

const empty = { code: "", days: "30", uses: "", expires: "" };

/** What its page opens. */
export const opened = { subject: empty, seed: "seed" };

export const promoCodeCreationModel = defineTestModel({
  machine: promoCodeCreationMachine,
  inputs: machines.promoCodeCreation.inputs,
  events: {
    "action.open": { "": opened },
    "form.change": { "": { subject: { ...empty, code: "SPRING-7" } }, empty: { subject: empty } },
    ...proofEvents,
  },
  outcomes: {
    perform: {
      done: { output: promoCodeOf(7) },
      unproved: { error: { code: "confirmation_needed", status: 403 } },
      past: {
        error: { code: "invalid", status: 400, fields: [{ path: "body.expiresOn", message: "must be a day to come" }] },
      },
      exists: { error: { code: "promo_exists", status: 409 } },
      outdated: { error: { code: "conflict", status: 409 } },
      signedOut,
      offline,
    },
    ...proofOutcomes,
  },
  project: ({ subject, password, problem, failure }) => [subject?.code, password, problem, failure?.code],
  words: {
    events: {
      ...proofWords.events,
      "action.close": { "": "Someone else signs in." },
      "action.open": { "": "Click “Add a code”." },
      "form.change": { "": "Enter “SPRING-7” as the code.", empty: "Empty the field for the code." },
    },
    outcomes: {
      perform: {
        asks: "add the code",
        done: "the code is added",
        unproved: "the session was confirmed too long ago",
        past: "the expiry day has begun",
        exists: "there is such a code already",
        outdated: "another administrator was faster",
      },
      ...proofWords.outcomes,
    },
  },
});
