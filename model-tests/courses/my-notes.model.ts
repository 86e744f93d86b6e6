import { defineTestModel } from "statechart-testing/model/test-model";
import type { PlacedNote } from "../../contract/courses/notes";
import { myNotesMachine } from "../../machines/courses/my-notes";
import { machines } from "../../machines/index";
import { network, notEnrolled, offline, signedOut } from "../shared/cases";
import { courses, lessons } from "../shared/demo-content";

const updatedAt = "2026-03-01T10:00:00.000Z";
const course = { slug: "seo", url: "/academy/courses/seo/", title: courses[0].title, language: "en" } as const;
/** A note on an existing step. */
const placed = (stepId: number, note: string, bookmarked: boolean): PlacedNote => ({
  stepId,
  note,
  bookmarked,
  updatedAt,
  url: `/academy/courses/seo/lessons/lesson-1/?step=${stepId}`,
  course,
  lesson: { number: 1, title: lessons[0].title },
  step: { number: stepId, title: `Step ${stepId}` },
});
/** One of each kind: written, bookmarked, on a deleted step, in a deleted course. */
const notes: PlacedNote[] = [
  placed(1, "First", false),
  placed(2, "", true),
  { ...placed(3, "Third", true), url: null, lesson: null, step: null },
  { ...placed(4, "Fourth", false), url: null, course: null, lesson: null, step: null },
];
const unsaved = [{ locale: "en", slug: "seo", stepId: 5, lesson: 1, step: 5, title: "Step 5" }];
const saved = { note: "", bookmarked: false, updatedAt: null };
const overtaken = { error: { code: "conflict", status: 409 } };

export const myNotesModel = defineTestModel({
  machine: myNotesMachine,
  inputs: machines.myNotes.inputs,
  events: {
    "connection.changed": network,
    "filter.change": { bookmarked: { filter: "bookmarked" }, written: { filter: "written" }, all: { filter: "all" } },
    "note.delete": { first: { stepId: 1 }, second: { stepId: 2 }, withdrawn: { stepId: 3 } },
  },
  outcomes: {
    loadNotes: {
      some: { output: { notes, unsaved: [] } },
      written: { output: { notes: notes.slice(0, 1), unsaved } },
      unsaved: { output: { notes: [], unsaved } },
      none: { output: { notes: [], unsaved: [] } },
      signedOut,
      offline,
    },
    refreshNotes: {
      written: { output: { notes: notes.slice(0, 1), unsaved } },
      none: { output: { notes: [], unsaved: [] } },
      signedOut,
      offline,
    },
    deleteNote: { deleted: { output: saved }, overtaken, notEnrolled, signedOut, offline },
    restoreNote: {
      restored: { output: { note: "First", bookmarked: false, updatedAt } },
      overtaken,
      signedOut,
      offline,
    },
  },
  project: ({ notes: known, unsaved: unsent, filter, target }) => [
    known.map(({ stepId }) => stepId),
    unsent.length,
    filter,
    target?.stepId,
  ],
  words: {
    events: { "note.delete": { withdrawn: "Delete the note on a step that no longer exists." } },
    outcomes: {
      loadNotes: {
        asks: "load your notes",
        some: "there are four, two of them on steps that no longer exist",
        written: "there is one; this device keeps another one that was not sent",
        unsaved: "there are none; this device keeps one that was not sent",
        none: "there are none",
      },
      refreshNotes: {
        asks: "load your notes again",
        written: "there is one; this device keeps another one that was not sent",
        none: "there are none",
      },
      deleteNote: {
        asks: "delete the note",
        deleted: "it is deleted",
        overtaken: "it was changed elsewhere in the meantime",
      },
      restoreNote: {
        asks: "restore the note",
        restored: "it is restored",
        overtaken: "it was changed elsewhere in the meantime",
      },
    },
  },
});
