import { failTo } from "../../shared/failing";
import { outputOf } from "../../shared/paged-list";
import { retryOnline } from "../../shared/session";
import { listed } from "./listed";
import { inboxSetup } from "./setup";

const screen = "InboxPage";

export const open = inboxSetup.createStateConfig({
  description: "Editors and administrators choose which messages they see.",
  initial: "loading",
  on: {
    "filters.change": {
      guard: { type: "isOther", params: ({ event }) => event.filters },
      target: ".loading",
      actions: [{ type: "takeFilters", params: ({ event }) => event.filters }, "announceFilters", "matchAddress"],
    },
    "words.type": {
      target: ".typing",
      actions: {
        type: "takeFilters",
        params: ({ context, event }) => ({ ...context.filters, search: event.search }),
      },
    },
    "address.changed": {
      guard: { type: "isNews", params: ({ event }) => event.filters },
      target: ".loading",
      actions: [{ type: "takeFilters", params: ({ event }) => event.filters }, "matchAddress"],
    },
  },
  states: {
    typing: {
      description: "Words are being typed; the search waits for a pause.",
      meta: { screen, requirements: ["R41", "R62"] },
      tags: "searching",
      after: { pauseInTyping: { target: "loading", actions: ["announceFilters", "matchAddress"] } },
    },
    loading: {
      description: "The newest messages that match are loading; they will replace what is shown.",
      meta: { screen, requirements: ["R41", "R62"] },
      tags: "searching",
      invoke: {
        id: "loadMessages",
        src: "loadMessages",
        input: ({ context: { filters, limit } }) => ({ ...filters, before: null, limit }),
        onDone: [
          {
            guard: { type: "isEmpty", params: outputOf },
            target: "empty",
            actions: { type: "replaceMessages", params: outputOf },
          },
          { target: "listed", actions: { type: "replaceMessages", params: outputOf } },
        ],
        onError: [
          { guard: "isSignedOut", target: "#feedbackInbox.signedOut", actions: "forget" },
          { guard: "isForbidden", target: "#feedbackInbox.forbidden", actions: "forget" },
          failTo("failed"),
        ],
      },
    },
    listed,
    empty: {
      description: "Nothing matches; the page offers to show all messages.",
      meta: { screen, requirements: ["R62"] },
      on: { "screen.reopened": "loading" },
    },
    failed: {
      description: "The messages did not load; the filters stay, and the editor can try again.",
      meta: { screen, requirements: ["R11", "R40", "R62"] },
      tags: "failed",
      on: { "inbox.retry": "loading", "screen.reopened": "loading", ...retryOnline("loading") },
    },
  },
});
