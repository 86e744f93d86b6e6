import { defineTestModel } from "statechart-testing/model/test-model";
import { contentImportMachine } from "../../machines/account/content-import";
import { machines } from "../../machines/index";
import { offline, signedOut } from "../shared/cases";
import { changes, files, jobOf, version } from "./content-imports.testing";
import { proofEvents, proofOutcomes, proofWords } from "./session-proof.testing";

/** What its page asks about. */
export const opened = { subject: { files, version, changes }, seed: "seed" };

export const contentImportModel = defineTestModel({
  machine: contentImportMachine,
  inputs: machines.contentImport.inputs,
  events: {
    "action.open": { "": opened },
    ...proofEvents,
    // It has no form.
    "form.change": {},
  },
  outcomes: {
    perform: {
      done: { output: jobOf("import", null) },
      unproved: { error: { code: "confirmation_needed", status: 403 } },
      outdated: { error: { code: "conflict", status: 409 } },
      signedOut,
      offline,
    },
    ...proofOutcomes,
  },
  project: ({ subject, password, problem }) => [subject?.version, password, problem],
  words: {
    events: {
      ...proofWords.events,
      "action.close": { "": "Someone else signs in." },
      "action.open": { "": "Click “Import the folder”." },
    },
    outcomes: {
      perform: {
        asks: "start the import",
        done: "the import has started",
        unproved: "the session was confirmed too long ago",
        outdated: "another administrator is checking or importing, or has imported since",
      },
      ...proofWords.outcomes,
    },
  },
});
