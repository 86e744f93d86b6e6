import { assign } from "xstate";
import { clipped, resultsHref } from "./context";
import { searchSetup } from "./setup";
import { deciding, failed, noResults, offline, results, searching, typing } from "./suggestions";

/** The search box of every page: suggestions while typing, all results on a separate page. */
export const searchMachine = searchSetup.createMachine({
  id: "search",
  description: "Searching from any page.",
  context: ({ input }) => ({
    ...input,
    query: "",
    answered: null,
    suggestions: [],
    total: 0,
    selected: -1,
    online: true,
    failure: null,
  }),
  initial: "idle",
  on: {
    "connection.changed": { actions: { type: "keepConnection", params: ({ event }) => event } },
    "query.change": [
      // A change in spaces is not another search.
      {
        guard: { type: "hasSameWords", params: ({ event }) => clipped(event.query) },
        actions: assign({ query: ({ event }) => clipped(event.query) }),
      },
      {
        guard: { type: "isBlank", params: ({ event }) => clipped(event.query) },
        target: ".idle",
        actions: [{ type: "keepQuery", params: ({ event }) => clipped(event.query) }, "forgetFound"],
      },
      // The suggestions stay until others replace them: a list that comes and goes with each key is unreadable.
      { target: ".typing", actions: { type: "keepQuery", params: ({ event }) => clipped(event.query) } },
    ],
    "search.submit": {
      target: ".closed",
      actions: [{ type: "openPage", params: ({ context }) => resultsHref(context) }, "deselect"],
    },
    "search.clear": { target: ".idle", actions: ["empty", "forgetFound"] },
    "search.close": { target: ".closed", actions: "deselect" },
    "suggestion.choose": {
      guard: { type: "isSuggested", params: ({ event }) => event.url },
      target: ".idle",
      actions: [{ type: "openPage", params: ({ event }) => event.url }, "empty", "forgetFound"],
    },
  },
  states: {
    idle: {
      description: "The box is empty.",
      meta: { screen: "SearchBox", requirements: ["S7.search"] },
    },
    typing,
    deciding,
    searching,
    results,
    closed: {
      description: "The words stay, the list is closed; an arrow key or a click into the box brings it back.",
      meta: { screen: "SearchBox", requirements: ["S7.search", "L17"] },
      always: { guard: { type: "isBlank", params: ({ context }) => context.query }, target: "idle" },
      on: {
        "search.open": "deciding",
        "selection.next": { target: "deciding", actions: { type: "select", params: 1 } },
        "selection.previous": { target: "deciding", actions: { type: "select", params: -1 } },
      },
    },
    noResults,
    offline,
    failed,
  },
});
