import { failTo } from "../../shared/failing";
import { limit, wordsIn } from "./context";
import { searchSetup } from "./setup";

export const typing = searchSetup.createStateConfig({
  description: "Words are being typed; the search waits for a pause.",
  meta: { screen: "SearchBox", requirements: ["S7.search", "R41"] },
  tags: ["open", "busy"],
  after: { pauseInTyping: "deciding" },
});

export const deciding = searchSetup.createStateConfig({
  description: "A search that was already answered is not sent again; nothing is sent offline.",
  always: [
    { guard: "hasNone", target: "noResults" },
    { guard: "isAnswered", target: "results" },
    { guard: "isOffline", target: "offline" },
    { target: "searching" },
  ],
});

export const searching = searchSetup.createStateConfig({
  description: "Suggestions are loading; other words drop the answer to these (R41).",
  meta: { screen: "SearchBox", requirements: ["S7.search", "R41"] },
  tags: ["open", "busy"],
  invoke: {
    id: "loadSuggestions",
    src: "loadSuggestions",
    input: ({ context }) => ({ locale: context.locale, query: wordsIn(context), limit }),
    onDone: { target: "deciding", actions: { type: "keepFound", params: ({ event }) => event.output } },
    onError: failTo("failed"),
  },
});

export const results = searchSetup.createStateConfig({
  description: "Up to six suggestions, and how many results there are in all; arrow keys wrap around.",
  meta: { screen: "SearchBox", requirements: ["S3.searchHit", "S7.search", "L17"] },
  tags: "open",
  on: {
    "selection.next": { actions: { type: "select", params: 1 } },
    "selection.previous": { actions: { type: "select", params: -1 } },
    "selection.choose": {
      guard: "hasSelection",
      target: "idle",
      actions: [
        { type: "openPage", params: ({ context }) => context.suggestions[context.selected]?.url ?? "" },
        "empty",
        "forgetFound",
      ],
    },
  },
});

export const noResults = searchSetup.createStateConfig({
  description: "Nothing matches these words; the box says so.",
  meta: { screen: "SearchBox", requirements: ["S7.search", "L19"] },
  tags: ["open", "empty"],
});

export const offline = searchSetup.createStateConfig({
  description: "Searching needs a network; the words stay and are searched for when it is back.",
  meta: { screen: "SearchBox", requirements: ["L3", "R40"] },
  tags: ["open", "failed"],
  entry: { type: "keepFailure", params: { code: "network", status: 0 } },
  on: {
    "connection.changed": {
      guard: { type: "isOnline", params: ({ event }) => event },
      target: "deciding",
      actions: { type: "keepConnection", params: ({ event }) => event },
    },
  },
});

export const failed = searchSetup.createStateConfig({
  description: "The suggestions did not load; the words stay, and the reader can try again.",
  meta: { screen: "SearchBox", requirements: ["R11", "R40"] },
  tags: ["open", "failed"],
  on: {
    "search.retry": "deciding",
    "connection.changed": {
      guard: { type: "isOnline", params: ({ event }) => event },
      target: "deciding",
      actions: { type: "keepConnection", params: ({ event }) => event },
    },
  },
});
