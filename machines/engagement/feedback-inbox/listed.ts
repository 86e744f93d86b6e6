import { failTo } from "../../shared/failing";
import { outputOf } from "../../shared/paged-list";
import { askedAgain } from "./context";
import { inboxSetup, markKey } from "./setup";

const screen = "InboxPage";
const signedOut = { guard: "isSignedOut", target: "#feedbackInbox.signedOut", actions: "forget" } as const;
const forbidden = { guard: "isForbidden", target: "#feedbackInbox.forbidden", actions: "forget" } as const;

export const listed = inboxSetup.createStateConfig({
  description: "The messages are there.",
  initial: "settled",
  tags: "listed",
  on: {
    "messages.more": { guard: "hasMore", target: ".loadingMore" },
    "message.mark": {
      guard: { type: "isListed", params: ({ event }) => event },
      target: ".marking",
      actions: { type: "keepMarking", params: ({ event }) => event },
    },
    "screen.reopened": ".refreshing",
  },
  states: {
    settled: {
      description: "Messages with their page, sender and time, newest first, and how many there are.",
      meta: { screen, requirements: ["R62"] },
    },
    refreshing: {
      description: "Shown again: what is shown is requested again, and stays if no answer comes.",
      meta: { screen, requirements: ["R62"] },
      invoke: {
        id: "refreshMessages",
        src: "loadMessages",
        input: ({ context }) => askedAgain(context),
        onDone: [
          {
            guard: { type: "isEmpty", params: outputOf },
            target: "#feedbackInbox.open.empty",
            actions: { type: "replaceMessages", params: outputOf },
          },
          { target: "settled", actions: { type: "replaceMessages", params: outputOf } },
        ],
        onError: [signedOut, forbidden, { target: "settled" }],
      },
    },
    loadingMore: {
      description: "Older messages are loading; they will be appended.",
      meta: { screen, requirements: ["R62"] },
      tags: "busyMore",
      on: { "messages.more": {}, "message.mark": {} },
      invoke: {
        id: "loadMore",
        src: "loadMessages",
        input: ({ context: { filters, next, limit } }) => ({ ...filters, before: next, limit }),
        onDone: { target: "settled", actions: { type: "appendMessages", params: outputOf } },
        onError: [signedOut, forbidden, failTo("moreFailed")],
      },
    },
    moreFailed: {
      description: "Older messages did not arrive; what is shown stays.",
      meta: { screen, requirements: ["R11", "R62"] },
      tags: "failedMore",
    },
    marking: {
      description: "The server is told that a message is done, or new again.",
      meta: { screen, requirements: ["R62"] },
      tags: "marking",
      on: { "messages.more": {}, "message.mark": {} },
      invoke: {
        id: "markMessage",
        src: "markMessage",
        input: ({ context }) => ({ ...context.marking, key: markKey(context) }),
        onDone: { target: "marked", actions: { type: "keepMarked", params: outputOf } },
        onError: [
          signedOut,
          forbidden,
          { guard: "isGone", target: "gone", actions: "removeGone" },
          failTo("markFailed"),
        ],
      },
    },
    marked: {
      description: "The message says who marked it and when; it stays where it is, so that this can be undone.",
      meta: { screen, requirements: ["R62"] },
    },
    gone: {
      description: "The message no longer exists: it was too old, or its sender has deleted the account.",
      meta: { screen, requirements: ["R62", "L24"] },
    },
    markFailed: {
      description: "The message is as before, as far as is known; the editor can try again.",
      meta: { screen, requirements: ["R11", "R62"] },
    },
  },
});
