import { type Suggestion, searchMachine } from "../../machines/finding/search";
import { machines } from "../../machines/index";
import { defineFlow } from "../engine/flow";
import { network, offline } from "./cases";

const suggestion: Suggestion = {
  id: 1,
  application: "academy",
  type: "base",
  url: "/academy/courses/links/",
  title: "Links",
  language: "en",
  highlights: { title: [], content: [] },
};

export const searchFlow = defineFlow({
  machine: searchMachine,
  inputs: machines.search.inputs,
  events: {
    "connection.changed": network,
    "query.change": { links: { query: "links" }, seo: { query: "seo" }, empty: { query: " " } },
    "suggestion.choose": { first: { url: suggestion.url } },
  },
  outcomes: {
    loadSuggestions: {
      some: { output: { data: [suggestion], total: 1 } },
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
});
