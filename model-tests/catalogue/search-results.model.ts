import { defineTestModel } from "statechart-testing/model/test-model";
import type { SearchCount } from "../../contract/catalogue/search";
import { type FoundPage, type Hit, searchResultsMachine } from "../../machines/catalogue/search-results";
import { machines } from "../../machines/index";
import { network, offline } from "../shared/cases";
import { hit, lastOf, someOf } from "../shared/samples";

/** So many courses, and nothing else. */
const counted = (count: number): SearchCount[] => (count > 0 ? [{ kind: "course", count }] : []);
const found = (data: Hit[], total: number): FoundPage => ({ data, total, counts: counted(total) });
/** A further page with its counts. */
const withCounts =
  <TKnown>(more: (known: TKnown) => { data: Hit[]; total: number }) =>
  (known: TKnown): FoundPage => {
    const { data, total } = more(known);
    return found(data, total);
  };

export const searchResultsModel = defineTestModel({
  machine: searchResultsMachine,
  inputs: machines.searchResults.inputs,
  events: {
    "words.type": { links: { words: "links" }, nothing: { words: " " } },
    "kind.choose": {
      same: ({ kind }) => ({ kind }),
      other: ({ kind }) => ({ kind: kind === null ? "course" : null }),
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
      all: { output: found([hit(1)], 1) },
      some: { output: found([hit(1)], 2) },
      none: { output: found([], 0) },
      noneOfKind: { output: { ...found([], 0), counts: counted(2) } },
      offline,
    },
    refreshHits: {
      all: { output: found([hit(1)], 1) },
      some: { output: found([hit(1)], 2) },
      none: { output: found([], 0) },
      noneOfKind: { output: { ...found([], 0), counts: counted(2) } },
      offline,
    },
    loadMore: { last: { output: withCounts(lastOf(hit)) }, some: { output: withCounts(someOf(hit)) }, offline },
  },
  project: ({ words, address, cards, total, counts }) => [
    words.trim() === "",
    address.words === "",
    cards.length < total,
    counts.length,
  ],
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
        noneOfKind: "nothing of this kind matches, but two results of another kind do",
      },
      refreshHits: {
        asks: "search again",
        all: "there is one result",
        some: "there are two results, of which this is the first",
        none: "nothing matches",
        noneOfKind: "nothing of this kind matches, but two results of another kind do",
      },
      loadMore: {
        asks: "load more results",
        last: "here is the last one",
        some: "here is one more, and there are others",
      },
    },
  },
});
