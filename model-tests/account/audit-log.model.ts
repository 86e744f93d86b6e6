import { defineTestModel } from "statechart-testing/model/test-model";
import { auditLogMachine } from "../../machines/account/audit-log";
import { machines } from "../../machines/index";
import { administratorIsHere, forbidden, network, offline, signedOut, whoIsHere } from "../shared/cases";
import { entryOf } from "./administration.testing";

const data = [
  entryOf(9),
  entryOf(8, {
    action: "account-deleted",
    target: { kind: "account", id: "12", email: null },
    before: null,
    after: null,
  }),
  entryOf(6, { action: "made-up", target: null, before: null, after: null }),
];

export const auditLogModel = defineTestModel({
  machine: auditLogMachine,
  inputs: machines.auditLog.inputs,
  events: {
    "session.changed": { ...whoIsHere, ...administratorIsHere },
    "connection.changed": network,
    "filters.apply": { "": { filters: { action: "sign-in", account: "7", day: "" } } },
    "address.changed": { page: { query: { before: "6" } }, same: { query: { action: "sign-in", account: "7" } } },
    // Nothing is done in this list.
    "action.request": {},
  },
  outcomes: {
    refreshPage: {
      some: { output: { data, next: 6, previous: 9 } },
      none: { output: { data: [], next: null, previous: null } },
      signedOut,
      forbidden,
      offline,
    },
    loadPage: {
      some: { output: { data, next: 6, previous: 9 } },
      none: { output: { data: [], next: null, previous: null } },
      signedOut,
      forbidden,
      offline,
    },
  },
  project: ({ query, page, failure }) => [query, page?.data.length, failure?.code],
  words: {
    start: {
      "": "Open the page “Audit log” in the browser.",
      ofAccount: "Open the page “Audit log” with the entries of one account.",
    },
    events: {
      "filters.apply": { "": "Choose the action “Sign-in”, enter “7” as the account, and click “Apply filters”." },
      "address.changed": {
        page: "Open the next page of the list.",
        same: "Go back to the address of the sign-ins of an account.",
      },
    },
    outcomes: {
      refreshPage: {
        asks: "load the page of the list again",
        some: "there are three entries, and a next and a previous page",
        none: "nothing matches",
      },
      loadPage: {
        asks: "load a page of the audit log",
        some: "there are three entries, and a next and a previous page",
        none: "nothing matches",
      },
    },
  },
});
