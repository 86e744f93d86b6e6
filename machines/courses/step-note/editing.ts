import { keepDraft, onStep, takeText, turnBookmark } from "./context";
import { stepNoteSetup } from "./setup";

export const deciding = stepNoteSetup.createStateConfig({
  description: "Whether there is something to save, and whether it can be saved.",
  always: [
    { guard: "isContested", target: "conflict" },
    { guard: "isTooLong", target: "tooLong" },
    { guard: "isUnsaved", target: "sending" },
    { target: "settled" },
  ],
});

export const settled = stepNoteSetup.createStateConfig({
  description: "The server has what is shown here.",
  entry: {
    type: "keepOnDevice",
    params: ({ context: { learnerId, place } }) => ({ learnerId, place, draft: null }),
  },
  initial: "shown",
  on: {
    "text.change": {
      target: "editing",
      actions: takeText,
    },
    "bookmark.toggle": { target: "sending", actions: "toggleBookmark" },
  },
  states: {
    shown: {
      description: "The earlier note, or an empty field.",
      meta: { screen: "StepNote", requirements: ["L4"] },
      on: { "page.shown": "refreshing" },
    },
    saved: {
      description: "What was just written is saved, and the page says so.",
      meta: { screen: "StepNote", requirements: ["L4"] },
      tags: "saved",
      on: { "page.shown": "refreshing" },
    },
    refreshing: {
      description: "The learner is back on the page: another tab or device may have changed the note.",
      meta: { screen: "StepNote", requirements: ["L4"] },
      invoke: {
        id: "refreshNote",
        src: "loadNote",
        input: ({ context }) => ({ ...onStep(context), learnerId: context.learnerId }),
        onDone: {
          target: "#stepNote.deciding",
          actions: { type: "takeLoaded", params: ({ event }) => event.output },
        },
        onError: [{ guard: "isSignedOut", target: "#stepNote.signedOut" }, { target: "shown" }],
      },
    },
  },
});

export const editing = stepNoteSetup.createStateConfig({
  description: "The learner is writing: it is saved once they pause, leave the field, or leave the page.",
  meta: { screen: "StepNote", requirements: ["L4"] },
  tags: "busy",
  after: { pauseInTyping: "deciding" },
  on: {
    "text.change": {
      target: "editing",
      reenter: true,
      actions: takeText,
    },
    "bookmark.toggle": { target: "deciding", actions: turnBookmark },
    "note.leave": "deciding",
    "page.hidden": "deciding",
  },
});

export const tooLong = stepNoteSetup.createStateConfig({
  description: "More than 5000 characters: kept on the device until it is shorter.",
  meta: { screen: "StepNote", requirements: ["R12", "L4"] },
  tags: "kept",
  on: {
    "text.change": {
      target: "editing",
      actions: takeText,
    },
    "bookmark.toggle": { actions: turnBookmark },
  },
});

export const conflict = stepNoteSetup.createStateConfig({
  description: "Written here and elsewhere: both versions are shown, and the learner keeps one or both.",
  meta: { screen: "StepNote", requirements: ["R11", "L4"] },
  tags: "kept",
  on: {
    "version.choose": {
      target: "deciding",
      actions: [{ type: "chooseVersion", params: ({ event }) => event.version }, keepDraft],
    },
  },
});
