import { defineTestModel } from "statechart-testing/model/test-model";
import { searchMachine } from "../../machines/catalogue/search";
import type { Suggestion } from "../../machines/catalogue/search/context";
import { machines } from "../../machines/index";
import { network, offline } from "../shared/cases";

export const suggestion: Suggestion = {
  id: "course 1",
  kind: "course",
  url: "/academy/courses/links/",
  title: "Internal links that help",
  language: "en",
  highlights: {
    title: [
      { text: "Internal ", hit: false },
      { text: "links", hit: true },
      { text: " that help", hit: false },
    ],
    content: [{ text: "Find the pages of your site that nobody links to", hit: false }],
  },
  partOf: null,
};

/** Arrow keys wrap around: with a single hit, up and down would select the same one. */
export const another: Suggestion = {
  ...suggestion,
  id: "lesson 2",
  kind: "lesson",
  partOf: "SEO basics",
  url: "/academy/courses/seo-basics/lessons/lesson-2/",
  title: "Anchors",
  highlights: { title: [{ text: "Anchors", hit: false }], content: [{ text: "On links", hit: true }] },
};

export const searchModel = defineTestModel({
  machine: searchMachine,
  inputs: machines.search.inputs,
  events: {
    "connection.changed": network,
    "query.change": { links: { query: "links" }, seo: { query: "seo" }, empty: { query: " " } },
    "suggestion.choose": { first: { url: suggestion.url } },
  },
  outcomes: {
    loadSuggestions: {
      some: { output: { data: [suggestion, another], total: 2 } },
      none: { output: { data: [], total: 0 } },
      offline,
    },
  },
  project: ({ query, answered, suggestions, selected, online }) => [
    query.trim(),
    answered,
    suggestions.length,
    selected,
    online,
  ],
  words: {
    events: {
      "search.open": { "": "Click into the search field." },
      "search.close": { "": "Leave the search field with the Tab key." },
    },
    outcomes: {
      loadSuggestions: { asks: "find what matches", some: "there are two results", none: "nothing matches" },
    },
  },
});
