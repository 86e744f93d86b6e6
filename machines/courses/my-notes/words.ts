import { wordsFor } from "../../shared/machine-words";
import * as shared from "../../shared/words";
import type { myNotesMachine } from "./index";

export const myNotesWords = wordsFor<typeof myNotesMachine>()({
  events: {
    ...shared.connectionChanged,
    ...shared.screenReopened,
    "filter.change": "the learner changes the filter",
    "note.delete": "the learner deletes a note",
    "note.restore": "the learner restores the note",
    "notes.retry": "the learner presses Try again",
  },
  guards: {
    ...shared.connectionWords,
    isSignedOut: shared.sessionWords.isSignedOut,
    hasAny: "there are notes",
    isDeletable: "the note can be deleted",
    isOtherDeletable: "it is another note that can be deleted",
    isOvertaken: "it was changed elsewhere meanwhile",
  },
  actions: {
    ...shared.keepsFailure,
    ...shared.announcesLoss,
    keepFound: "show the notes",
    takeFilter: "take over the filter",
    dropGone: "remove the earlier one for good",
    aimAt: "note which one it is",
    countDone: "note that the server has answered",
    keepRestored: "show it again",
  },
  delays: {},
  actors: {
    loadNotes: { doing: "loading the notes", done: "the notes are loaded" },
    saveNote: { doing: "saving the note", done: "the note is saved" },
  },
  invokes: {
    refreshNotes: { doing: "loading the notes again", done: "the notes are loaded again" },
    deleteNote: { doing: "deleting the note", done: "the note is deleted" },
    restoreNote: { doing: "restoring the note", done: "the note is restored" },
  },
});
