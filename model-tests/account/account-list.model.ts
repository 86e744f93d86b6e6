import { defineTestModel } from "statechart-testing/model/test-model";
import { accountListMachine } from "../../machines/account/account-list";
import { machines } from "../../machines/index";
import { administratorIsHere, forbidden, network, offline, signedOut, whoIsHere } from "../shared/cases";
import { accountOf } from "./administration.testing";

const data = [
  accountOf(7),
  accountOf(5, {
    permissions: { ...accountOf(5).permissions, "academy.admin": true },
    plan: { kind: "staff", until: null },
  }),
];

export const accountListModel = defineTestModel({
  machine: accountListMachine,
  inputs: machines.accountList.inputs,
  events: {
    "session.changed": { ...whoIsHere, ...administratorIsHere },
    "connection.changed": network,
    "filters.apply": { "": { filters: { search: "person", plan: "", right: "", state: "" } } },
    "address.changed": { page: { query: { before: "5" } }, same: { query: { search: "person" } } },
    // Nothing is done in this list.
    "action.request": {},
  },
  outcomes: {
    refreshPage: {
      some: { output: { data, next: 5, previous: null, total: 51 } },
      none: { output: { data: [], next: null, previous: null, total: 0 } },
      signedOut,
      forbidden,
      offline,
    },
    loadPage: {
      some: { output: { data, next: 5, previous: null, total: 51 } },
      none: { output: { data: [], next: null, previous: null, total: 0 } },
      signedOut,
      forbidden,
      offline,
    },
  },
  project: ({ query, page, failure }) => [query, page?.data.length, failure?.code],
  words: {
    start: {
      "": "Open the page “Accounts” in the browser.",
      filtered: "Open the page “Accounts” with a search for administrators named Ada.",
    },
    events: {
      "filters.apply": {
        "": "Enter “person” as email or name, choose “Any” for everything else, and click “Apply filters”.",
      },
      "address.changed": {
        page: "Open the next page of the list.",
        same: "Go back to the address of a search for “person”.",
      },
    },
    outcomes: {
      refreshPage: {
        asks: "load the page of the list again",
        some: "there are two accounts, and a next page",
        none: "nothing matches",
      },
      loadPage: {
        asks: "load a page of the list",
        some: "there are two accounts, and a next page",
        none: "nothing matches",
      },
    },
  },
});
