import { commandKey } from "../../shared/events";
import { failTo } from "../../shared/failing";
import { retryOnline } from "../../shared/session";
import { tidied } from "../note-draft";
import { keepDraft, onStep, takeText, turnBookmark } from "./context";
import { stepNoteSetup } from "./setup";

export const sending = stepNoteSetup.createStateConfig({
  description: "Being saved; what is written meanwhile follows.",
  initial: "saving",
  tags: "busy",
  on: {
    "text.change": { actions: takeText },
    "bookmark.toggle": { actions: turnBookmark },
  },
  states: {
    saving: {
      description: "The server accepts it only as a replacement for the version that was changed here.",
      meta: { screen: "StepNote", requirements: ["R18", "L4"] },
      entry: ["noteSending", keepDraft],
      invoke: {
        id: "saveNote",
        src: "saveNote",
        input: ({ context }) => ({
          ...onStep(context),
          note: tidied(context.sent?.note ?? ""),
          bookmarked: context.sent?.bookmarked === true,
          expectedUpdatedAt: context.base.updatedAt,
          key: commandKey(context, `note.${context.place.stepId}`),
        }),
        onDone: [
          {
            guard: { type: "isAllOf", params: ({ event }) => event.output },
            target: "#stepNote.settled.saved",
            actions: { type: "takeSaved", params: ({ event }) => event.output },
          },
          {
            target: "#stepNote.editing",
            actions: [{ type: "takeSaved", params: ({ event }) => event.output }, keepDraft],
          },
        ],
        onError: [
          { guard: "isOvertaken", target: "comparing" },
          { guard: "isSignedOut", target: "#stepNote.signedOut" },
          {
            guard: "isRefused",
            ...failTo("#stepNote.refused", "dropSent"),
          },
          failTo("#stepNote.failed"),
        ],
      },
    },
    comparing: {
      description: "The server has another version, which is fetched to compare both.",
      meta: { screen: "StepNote", requirements: ["L4"] },
      invoke: {
        id: "loadTheirs",
        src: "loadNote",
        input: ({ context }) => ({ ...onStep(context), learnerId: context.learnerId }),
        onDone: {
          target: "#stepNote.deciding",
          actions: { type: "takeTheirs", params: ({ event }) => event.output },
        },
        onError: [{ guard: "isSignedOut", target: "#stepNote.signedOut" }, failTo("#stepNote.failed")],
      },
    },
  },
});

export const failed = stepNoteSetup.createStateConfig({
  description: "It has not arrived, or we don't know: kept on the device, and resent automatically.",
  meta: { screen: "StepNote", requirements: ["R11", "R40", "L3", "L4"] },
  tags: ["failed", "kept"],
  always: { guard: "isTooLong", target: "tooLong" },
  after: { resendPause: "sending" },
  on: {
    "note.retry": "sending",
    ...retryOnline("sending"),
    "text.change": { actions: takeText },
    "bookmark.toggle": { actions: turnBookmark },
  },
});

export const refused = stepNoteSetup.createStateConfig({
  description: "The server rejected it: the page says why, and the text stays on the device.",
  meta: { screen: "StepNote", requirements: ["R11", "L4"] },
  tags: ["failed", "kept"],
  always: { guard: "isTooLong", target: "tooLong" },
  on: {
    "note.retry": "sending",
    "text.change": {
      target: "editing",
      actions: takeText,
    },
    "bookmark.toggle": { target: "sending", actions: "toggleBookmark" },
  },
});
