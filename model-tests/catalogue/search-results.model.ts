import { defineTestModel } from "statechart-testing/model/test-model";
import { searchResultsMachine } from "../../machines/catalogue/search-results";
import { machines } from "../../machines/index";
import { network, offline } from "../shared/cases";
import { hit, lastOf, someOf } from "../shared/samples";

export const searchResultsModel = defineTestModel({
  machine: searchResultsMachine,
  inputs: machines.searchResults.inputs,
  events: {
    "words.type": { links: { words: "links" }, nothing: { words: " " } },
    "app.choose": {
      same: ({ app }) => ({ app }),
      other: ({ app }) => ({ app: app === "academy" ? "glossary" : "academy" }),
    },
    "address.changed": {
      echo: ({ address }) => ({ question: address }),
      nothing: ({ address }) => ({ question: { ...address, words: "" } }),
      other: ({ address }) => ({ question: { ...address, words: address.words === "anchors" ? "links" : "anchors" } }),
    },
    "connection.changed": network,
  },
  outcomes: {
    loadHits: {
      all: { output: { data: [hit(1)], total: 1 } },
      some: { output: { data: [hit(1)], total: 2 } },
      none: { output: { data: [], total: 0 } },
      offline,
    },
    refreshHits: {
      all: { output: { data: [hit(1)], total: 1 } },
      some: { output: { data: [hit(1)], total: 2 } },
      none: { output: { data: [], total: 0 } },
      offline,
    },
    loadMore: { last: { output: lastOf(hit) }, some: { output: someOf(hit) }, offline },
  },
  project: ({ words, address, cards, total }) => [words.trim() === "", address.words === "", cards.length < total],
  words: {
    events: {
      "address.changed": {
        echo: "The browser reports the address that the page has just set.",
        nothing: "Use the browser's Back button to return to the search page without any words.",
        other: "Use the browser's Back button to return to a search for other words.",
      },
    },
    outcomes: {
      loadHits: {
        asks: "find what matches",
        all: "there is one result",
        some: "there are two results, of which this is the first",
        none: "nothing matches",
      },
      refreshHits: {
        asks: "search again",
        all: "there is one result",
        some: "there are two results, of which this is the first",
        none: "nothing matches",
      },
      loadMore: {
        asks: "load more results",
        last: "here is the last one",
        some: "here is one more, and there are others",
      },
    },
  },
});
