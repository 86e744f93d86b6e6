import { defineTestModel, without } from "statechart-testing/model/test-model";
import { contentImportsMachine } from "../../machines/account/content-imports";
import { machines } from "../../machines/index";
import { administratorIsHere, forbidden, network, offline, signedOut, whoIsHere } from "../shared/cases";
import { contentImportModel } from "./content-import.model";
import { checked, contentOf, imported, jobOf, withoutFolder } from "./content-imports.testing";

/** What its own tests do: here it would only multiply the places. */
const proof = ["password.change", "password.submit", "passkey.use"] as const;

export const contentImportsModel = defineTestModel({
  machine: contentImportsMachine,
  inputs: machines.contentImports.inputs,
  events: {
    "session.changed": { ...whoIsHere, ...administratorIsHere },
    "connection.changed": network,
    "address.changed": { page: { query: { before: "7" } }, same: { query: {} } },
    // Sent by what asks first.
    "action.settled": {},
  },
  outcomes: {
    loadContent: {
      new: { output: contentOf() },
      checked: { output: contentOf({ job: checked }) },
      running: { output: contentOf({ job: jobOf("import", null) }) },
      imported: { output: contentOf({ job: imported }) },
      missing: { output: withoutFolder },
      signedOut,
      forbidden,
      offline,
    },
    refreshContent: {
      checked: { output: contentOf({ job: checked }) },
      running: { output: contentOf({ job: jobOf("import", null) }) },
      imported: { output: contentOf({ job: imported }) },
      signedOut,
      forbidden,
      offline,
    },
    startCheck: {
      begun: { output: jobOf("check", null) },
      conflict: { error: { code: "conflict", status: 409 } },
      signedOut,
      forbidden,
      offline,
    },
  },
  project: ({ content, failure, query }) => [
    content?.hasFolder,
    content?.job?.kind,
    content?.job?.outcome?.state,
    failure?.code,
    query.before,
  ],
  children: {
    contentImport: without(contentImportModel, "action.open", "action.close", "action.cancel", ...proof),
  },
  words: {
    start: { "": "Open the page “Content imports” of the administration." },
    events: {
      "address.changed": { page: "Open the next page of imports.", same: "Go back to the first page of imports." },
    },
    outcomes: {
      loadContent: {
        asks: "load the content and its imports",
        new: "nothing was checked yet",
        checked: "the last check has found changes",
        running: "an import is running",
        imported: "the last thing was an import",
        missing: "the server has neither content nor a content folder",
      },
      refreshContent: {
        asks: "load the content and its imports again",
        checked: "the check has found changes",
        running: "an import is running",
        imported: "the folder has been imported",
      },
      startCheck: {
        asks: "start a check",
        begun: "the check has begun",
        conflict: "another check or import is running",
      },
    },
  },
});
