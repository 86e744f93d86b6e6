// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { type NoteDraft, noNote } from "../../machines/courses/note-draft";
import { describeCallActors, outputOf, stubServices } from "../api/actors.testing";
import { noteDraftsOfPage } from "./api/note-draft";
import { myNotesActors, stepNoteActors } from "./note-actors";

const course = { locale: "de", slug: "seo" };
const learnerId = 7;
const place = { ...course, stepId: 5, lesson: 1, step: 2, title: "Clip" };
const draft: NoteDraft = { note: "Mine", bookmarked: true, base: noNote, sent: null };
const kept = { note: "Theirs", bookmarked: false, updatedAt: "2026-03-01T10:00:00.000Z" };
const change = { ...course, stepId: 5, note: "Mine", bookmarked: true, expectedUpdatedAt: null, key: "key" };

afterEach(() => localStorage.clear());

describeCallActors("an actor of a step's note", stepNoteActors, {}, ["loadNote", "saveNote"]);
describeCallActors("an actor of all notes", myNotesActors, {}, ["loadNotes", "saveNote"]);

describe("a step's note", () => {
  const replies = {
    "notes.loadCourseNotes": [
      { ...kept, stepId: 4, note: "Another" },
      { ...kept, stepId: 5, title: "Clip" },
    ],
  };

  it("is that of the step, with what this device keeps of it", async () => {
    noteDraftsOfPage().keep({ learnerId, place, draft });
    const { get, calls } = stubServices(replies);
    const { loadNote } = stepNoteActors(get).actors;
    expect(await outputOf(loadNote, { ...course, stepId: 5, learnerId })).toEqual({ kept, draft });
    expect(await outputOf(loadNote, { ...course, stepId: 6, learnerId })).toEqual({ kept: noNote, draft: null });
    expect(calls()).toEqual([
      ["notes.loadCourseNotes", course],
      ["notes.loadCourseNotes", course],
    ]);
  });

  it("is kept on this device", () => {
    stepNoteActors(stubServices().get).actions.keepOnDevice(undefined, { learnerId, place, draft });
    expect(noteDraftsOfPage().take(learnerId, 5)).toEqual(draft);
  });
});

describe("all notes", () => {
  it("come with the places of those that only this device has", async () => {
    noteDraftsOfPage().keep({ learnerId, place, draft });
    const { get, calls } = stubServices({ "notes.loadNotes": [kept] });
    expect(await outputOf(myNotesActors(get).actors.loadNotes, { locale: "de", learnerId })).toEqual({
      notes: [kept],
      unsaved: [place],
    });
    expect(calls()).toEqual([["notes.loadNotes", { locale: "de" }]]);
  });
});

describe.each([
  ["a step's note", stepNoteActors],
  ["one of all notes", myNotesActors],
])("saving %s", (_, actorsOf) => {
  it("gives the version that the server then has", async () => {
    const { get, calls } = stubServices({ "notes.saveNote": { ...kept, stepId: 5, title: "Clip" } });
    expect(await outputOf(actorsOf(get).actors.saveNote, change)).toEqual(kept);
    expect(calls()).toEqual([["notes.saveNote", change]]);
  });

  it("loads the service once, without the signal of the first call", async () => {
    const { get, made } = stubServices({ "notes.saveNote": kept });
    const loaded: unknown[] = [];
    const { saveNote } = actorsOf((area, signal) => {
      loaded.push([area, signal]);
      return get(area, signal);
    }).actors;
    await outputOf(saveNote, change);
    await outputOf(saveNote, change);
    expect(loaded).toEqual([["notes", undefined]]);
    expect(made).toHaveLength(2);
  });
});
