import { failTo } from "../../shared/failing";
import { retryOnline } from "../../shared/session";
import { myNotesSetup } from "./setup";

export const loading = myNotesSetup.createStateConfig({
  description: "The notes are loading, together with what this device has not sent yet.",
  meta: { screen: "MyNotes", requirements: ["L4"] },
  tags: "pending",
  invoke: {
    id: "loadNotes",
    src: "loadNotes",
    input: ({ context: { locale, learnerId } }) => ({ locale, learnerId }),
    onDone: [
      {
        guard: { type: "hasAny", params: ({ event }) => event.output },
        target: "listed",
        actions: { type: "keepFound", params: ({ event }) => event.output },
      },
      { target: "empty" },
    ],
    onError: [
      {
        guard: "isSignedOut",
        ...failTo("failed", "announceLoss"),
      },
      failTo("failed"),
    ],
  },
});

export const empty = myNotesSetup.createStateConfig({
  description: "No notes or bookmarks yet: the page explains how to make them.",
  meta: { screen: "MyNotes", requirements: ["L4"] },
  tags: "empty",
  on: { "screen.reopened": "loading" },
});

export const failed = myNotesSetup.createStateConfig({
  description: "The notes did not arrive; it is retried on request and when the network is back.",
  meta: { screen: "MyNotes", requirements: ["R11", "R40"] },
  tags: "failed",
  on: {
    "notes.retry": "loading",
    "screen.reopened": "loading",
    ...retryOnline("loading"),
  },
});
