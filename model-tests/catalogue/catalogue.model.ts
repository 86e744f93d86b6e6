import { defineTestModel } from "statechart-testing/model/test-model";
import { catalogueMachine } from "../../machines/catalogue/catalogue";
import type { Filters } from "../../machines/catalogue/catalogue/context";
import { machines } from "../../machines/index";
import { network, offline, signedOut, whoIsHere } from "../shared/cases";
import { courseCard, lastOf, someOf } from "../shared/samples";

/** The same filters with one set or removed; in a topic's section, that is the length. */
const others = (known: Filters, topic: string | null): Filters =>
  topic === null
    ? { ...known, categories: known.categories.length > 0 ? [] : ["seo"] }
    : { ...known, duration: known.duration === null ? "short" : null };

export const catalogueModel = defineTestModel({
  machine: catalogueMachine,
  inputs: machines.catalogue.inputs,
  events: {
    "filters.change": {
      same: ({ filters: known }) => ({ filters: known }),
      other: ({ filters: known, topic }) => ({ filters: others(known, topic) }),
    },
    "words.type": { links: { search: "links" } },
    "address.changed": {
      echo: ({ address }) => ({ filters: address }),
      other: ({ address, topic }) => ({ filters: others(address, topic) }),
    },
    "session.changed": whoIsHere,
    "connection.changed": network,
  },
  outcomes: {
    loadPage: {
      all: { output: { data: [courseCard(1)], total: 1 } },
      some: { output: { data: [courseCard(1)], total: 2 } },
      none: { output: { data: [], total: 0 } },
      offline,
    },
    refreshCards: {
      all: { output: { data: [courseCard(1)], total: 1 } },
      some: { output: { data: [courseCard(1)], total: 2 } },
      none: { output: { data: [], total: 0 } },
      offline,
    },
    loadMore: { last: { output: lastOf(courseCard) }, some: { output: someOf(courseCard) }, offline },
    loadTopics: { known: { output: [{ id: "seo", title: "SEO" }] }, offline },
    loadProgressMap: { known: { output: { 1: { progress: 50 } } }, signedOut, offline },
    refreshProgressMap: { known: { output: { 1: { progress: 50 } } }, signedOut, offline },
  },
  project: ({ cards, total }) => cards.length < total,
  words: {
    events: {
      "address.changed": {
        echo: "The browser reports the address that the page has just set.",
        other: "Use the browser's Back button to return to other filters.",
      },
    },
    outcomes: {
      loadPage: {
        asks: "load the list",
        all: "it has one entry",
        some: "it has two entries, of which this is the first",
        none: "nothing matches",
      },
      refreshCards: {
        asks: "load the list again",
        all: "it has one entry",
        some: "it has two entries, of which this is the first",
        none: "nothing matches",
      },
      loadMore: {
        asks: "load more entries",
        last: "here is the last one",
        some: "here is one more, and there are others",
      },
      loadTopics: { asks: "load the topics", known: "there is one topic, SEO" },
      loadProgressMap: {
        asks: "load how far you are in your courses",
        known: "you have done half of the first course",
      },
      refreshProgressMap: {
        asks: "load again how far you are in your courses",
        known: "you have done half of the first course",
      },
    },
  },
});
