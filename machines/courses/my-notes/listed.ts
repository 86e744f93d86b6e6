import { failTo } from "../../shared/failing";
import { changeOf, deleteNote, deleteOther } from "./context";
import { myNotesSetup } from "./setup";

export const listed = myNotesSetup.createStateConfig({
  description: "The notes by course, filtered.",
  initial: "settled",
  on: {
    "filter.change": { actions: { type: "takeFilter", params: ({ event }) => event.filter } },
  },
  states: {
    settled: {
      description: "No request is running.",
      meta: { screen: "MyNotes", requirements: ["L4"] },
      on: {
        ...deleteNote,
        "screen.reopened": "refreshing",
      },
    },
    refreshing: {
      description: "Shown again: the notes are requested again, and stay if no answer comes.",
      meta: { screen: "MyNotes", requirements: ["L4"] },
      invoke: {
        id: "refreshNotes",
        src: "loadNotes",
        input: ({ context: { locale, learnerId } }) => ({ locale, learnerId }),
        onDone: [
          {
            guard: { type: "hasAny", params: ({ event }) => event.output },
            target: "settled",
            actions: { type: "keepFound", params: ({ event }) => event.output },
          },
          { target: "#myNotes.empty", actions: { type: "keepFound", params: ({ event }) => event.output } },
        ],
        onError: [{ guard: "isSignedOut", target: "settled", actions: "announceLoss" }, { target: "settled" }],
      },
      on: {
        ...deleteNote,
        "screen.reopened": { target: "refreshing", reenter: true },
      },
    },
    deleting: {
      description: "One note is being deleted, as it was last seen here.",
      meta: { screen: "MyNotes", requirements: ["R18"] },
      tags: "deleting",
      invoke: {
        id: "deleteNote",
        src: "saveNote",
        input: ({ context }) => changeOf(context, { expectedUpdatedAt: context.target?.updatedAt ?? null }),
        onDone: { target: "deleted", actions: "countDone" },
        onError: [
          { guard: "isOvertaken", target: "outdated", actions: "countDone" },
          {
            guard: "isSignedOut",
            ...failTo("deleteFailed", "announceLoss"),
          },
          failTo("deleteFailed"),
        ],
      },
    },
    deleted: {
      description: "Deleted, and its place says so; it can be restored.",
      meta: { screen: "MyNotes", requirements: ["L4"] },
      tags: "gone",
      on: {
        "note.restore": "restoring",
        ...deleteOther,
      },
    },
    restoring: {
      description: "The deleted note is being restored.",
      meta: { screen: "MyNotes", requirements: ["R18"] },
      tags: ["gone", "restoring"],
      invoke: {
        id: "restoreNote",
        src: "saveNote",
        input: ({ context }) =>
          changeOf(context, {
            note: context.target?.note ?? "",
            bookmarked: context.target?.bookmarked === true,
          }),
        onDone: { target: "settled", actions: { type: "keepRestored", params: ({ event }) => event.output } },
        onError: [
          { guard: "isOvertaken", target: "outdated", actions: "countDone" },
          {
            guard: "isSignedOut",
            ...failTo("restoreFailed", "announceLoss"),
          },
          failTo("restoreFailed"),
        ],
      },
    },
    deleteFailed: {
      description: "It is still there; the learner can try again.",
      meta: { screen: "MyNotes", requirements: ["R11"] },
      on: {
        ...deleteNote,
      },
    },
    restoreFailed: {
      description: "It is still deleted; the learner can try again.",
      meta: { screen: "MyNotes", requirements: ["R11"] },
      tags: "gone",
      on: {
        "note.restore": "restoring",
        ...deleteOther,
      },
    },
    outdated: {
      description: "It was changed elsewhere meanwhile, so nothing was deleted: the notes are reloaded.",
      meta: { screen: "MyNotes", requirements: ["R11"] },
      on: { "notes.retry": "#myNotes.loading", "screen.reopened": "#myNotes.loading" },
    },
  },
});
