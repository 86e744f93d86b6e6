import { defineTestModel } from "statechart-testing/model/test-model";
import { type KeptNote, maxNoteLength, type NoteDraft, noNote, tidied } from "../../machines/courses/note-draft";
import { stepNoteMachine } from "../../machines/courses/step-note";
import { machines } from "../../machines/index";
import { learner } from "../../machines/testing";
import { network, notEnrolled, offline, signedOut } from "../shared/cases";

interface Known extends NoteDraft {
  theirs: KeptNote | null;
}
const updatedAt = "2026-03-01T10:00:00.000Z";
export const tooLong = "X".repeat(maxNoteLength + 1);

/** An empty note. */
function newNote({ note, base, sent, theirs }: Known): string {
  const known = [note, base.note, sent?.note, theirs?.note].map((one) => tidied(one ?? ""));
  return ["One", "Two", "Three", "Four", "Five"].find((one) => !known.includes(one)) ?? "";
}
/** The server's earlier note. */
const unchanged = ({ base }: Known) => ({ kept: base, draft: null });
/** A different text, from another device. */
const rewritten = (known: Known) => ({
  kept: { note: newNote(known), bookmarked: known.base.bookmarked, updatedAt },
  draft: null,
});
/** The sent note has arrived. */
const arrived = ({ sent, base }: Known) => ({ kept: { ...(sent ?? base), updatedAt }, draft: null });
/** What the device kept. */
export const draft = { note: "Kept", bookmarked: true, base: noNote, sent: null };

export const stepNoteModel = defineTestModel({
  machine: stepNoteMachine,
  inputs: machines.stepNote.inputs,
  events: {
    "session.changed": {
      learner: ({ learnerId }) => ({ learner: { ...learner, id: learnerId || learner.id }, seed: "seed" }),
      another: ({ learnerId }) => ({ learner: { ...learner, id: learnerId + 1 }, seed: "seed" }),
      visitor: { learner: null, seed: "seed" },
    },
    "connection.changed": network,
    "text.change": {
      other: (known) => ({ text: newNote(known) }),
      // The same text for the server, but a change for the person typing.
      undone: ({ note, base }) => ({ text: note === base.note ? `${note} ` : base.note }),
      tooLong: ({ note }) => ({ text: note === tooLong ? `${note}X` : tooLong }),
    },
    "version.choose": { mine: { version: "mine" }, theirs: { version: "theirs" }, both: { version: "both" } },
  },
  outcomes: {
    loadNote: {
      unchanged: { output: unchanged },
      rewritten: { output: rewritten },
      unsent: { output: { kept: noNote, draft } },
      contested: { output: { kept: { note: "Theirs", bookmarked: false, updatedAt }, draft } },
      tooLong: { output: { kept: noNote, draft: { ...draft, note: tooLong } } },
      signedOut,
      offline,
    },
    refreshNote: {
      unchanged: { output: unchanged },
      rewritten: { output: rewritten },
      // From another tab.
      unsent: { output: { kept: noNote, draft } },
      signedOut,
      offline,
    },
    saveNote: {
      saved: {
        output: ({ sent }) => ({ note: tidied(sent?.note ?? ""), bookmarked: sent?.bookmarked === true, updatedAt }),
      },
      overtaken: { error: { code: "conflict", status: 409 } },
      notEnrolled,
      signedOut,
      offline,
    },
    loadTheirs: { rewritten: { output: rewritten }, arrived: { output: arrived }, signedOut, offline },
  },
  project: ({ learnerId, note, bookmarked, base, sent, theirs }) => [
    learnerId > 0,
    tidied(note).length > maxNoteLength,
    tidied(note) === tidied(base.note),
    bookmarked === base.bookmarked,
    sent && [
      tidied(note) === tidied(sent.note),
      bookmarked === sent.bookmarked,
      tidied(sent.note) === tidied(base.note),
    ],
    theirs && bookmarked === theirs.bookmarked,
  ],
  words: {
    start: { "": "Open a lesson's step and look at the note below it." },
    events: { "note.leave": { "": "Go to another step of the lesson." } },
    outcomes: {
      loadNote: {
        asks: "load your note",
        unchanged: "it is as this page knows it",
        rewritten: "you have rewritten it on another device",
        unsent: "there is none; this device keeps a note, “Kept”, that was not sent",
        contested: "it is “Theirs”; this device keeps another one, “Kept”, that was not sent",
        tooLong: "there is none; this device keeps a note that is too long",
      },
      refreshNote: {
        asks: "load your note again",
        unchanged: "it is as this page knows it",
        rewritten: "you have rewritten it on another device",
        unsent: "there is none; another tab keeps a note, “Kept”, that was not sent",
      },
      saveNote: {
        asks: "save your note",
        saved: "it is saved",
        overtaken: "it was changed elsewhere in the meantime",
      },
      loadTheirs: {
        asks: "load the other version",
        rewritten: "it has another text",
        arrived: "it is what you have just sent",
      },
    },
  },
});
