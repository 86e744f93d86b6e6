import { defineTestModel, without } from "statechart-testing/model/test-model";
import { promoCodeListMachine } from "../../machines/account/promo-code-list";
import { machines } from "../../machines/index";
import { administratorIsHere, forbidden, network, offline, signedOut, whoIsHere } from "../shared/cases";
import { promoCodeOf } from "./administration.testing";
import { opened as form, promoCodeCreationModel } from "./promo-code-creation.model";
import { opened as ending, promoCodeEndingModel } from "./promo-code-ending.model";

const data = [
  promoCodeOf(7),
  promoCodeOf(5, { state: "ended", usesLeft: 1, expiresAt: "2099-12-31T00:00:00.000Z", redemptions: 1 }),
];
const some = { output: { data, next: 5, previous: null, total: 51 } };
const none = { output: { data: [], next: null, previous: null, total: 0 } };

/** What their own tests do: here it would only multiply the places. */
const own = [
  "action.open",
  "action.close",
  "action.cancel",
  "password.change",
  "password.submit",
  "passkey.use",
] as const;

export const promoCodeListModel = defineTestModel({
  machine: promoCodeListMachine,
  inputs: machines.promoCodeList.inputs,
  events: {
    "session.changed": { ...whoIsHere, ...administratorIsHere },
    "connection.changed": network,
    "filters.apply": { "": { filters: { search: "spring", state: "" } } },
    "address.changed": { "": { query: { search: "spring" } } },
    "action.request": {
      add: { action: "promoCodeCreation", subject: form.subject },
      end: { action: "promoCodeEnding", subject: ending.subject },
    },
    // Sent by what asks first.
    "action.settled": {},
  },
  outcomes: {
    refreshPage: { some, none, signedOut, forbidden, offline },
    loadPage: { some, none, signedOut, forbidden, offline },
  },
  project: ({ query, page }) => [query, page?.data.length],
  children: {
    promoCodeCreation: without(promoCodeCreationModel, "form.change", "action.confirm", ...own),
    promoCodeEnding: without(promoCodeEndingModel, "action.undo", ...own),
  },
  words: {
    start: {
      "": "Open the page “Promo codes” in the browser.",
    },
    events: {
      "filters.apply": {
        "": "Enter “spring” as what the code contains, choose “Any” as the state, and click “Apply filters”.",
      },
      "address.changed": {
        "": "Go back to the address of a search for “spring”.",
      },
      "action.request": { add: "Click “Add a code”.", end: "Click “End” beside the code SPRING-7." },
    },
    outcomes: {
      refreshPage: {
        asks: "load the page of the list again",
        some: "there are two codes, and a next page",
        none: "nothing matches",
      },
      loadPage: {
        asks: "load a page of the list",
        some: "there are two codes, and a next page",
        none: "nothing matches",
      },
    },
  },
});
