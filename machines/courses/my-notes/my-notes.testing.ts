import { createActor, type Snapshot } from "xstate";
import type { PlacedNote } from "../../../contract/courses/notes";
import { fakeActor } from "../../testing";
import type { KeptNote, NoteLocation } from "../note-draft";
import { myNotesMachine } from "./index";

interface Change {
  locale: string;
  slug: string;
  stepId: number;
  note: string;
  bookmarked: boolean;
  expectedUpdatedAt: string | null;
  key: string;
}
interface Found {
  notes: PlacedNote[];
  unsaved: NoteLocation[];
}
export const at = (second: number) => `2026-03-01T10:00:0${second}.000Z`;
export const note = (stepId: number, more: Partial<PlacedNote> = {}): PlacedNote => ({
  stepId,
  note: `Note ${stepId}`,
  bookmarked: false,
  updatedAt: at(stepId),
  url: `/academy/courses/seo/lessons/lesson-1/?step=${stepId}`,
  course: { slug: "seo", url: "/academy/courses/seo/", title: "SEO", language: "en" },
  lesson: { number: 1, title: "One" },
  step: { number: stepId, title: `Step ${stepId}` },
  ...more,
});
export const withdrawn = note(9, { url: null, course: null, lesson: null, step: null });
export const unsaved: NoteLocation = { locale: "en", slug: "seo", stepId: 5, lesson: 1, step: 5, title: "Step 5" };
export const gone: KeptNote = { note: "", bookmarked: false, updatedAt: null };

export function myNotes({ snapshot }: { snapshot?: Snapshot<unknown> } = {}) {
  const load = fakeActor<Found, { locale: string; learnerId: number }>();
  const save = fakeActor<KeptNote, Change>();
  const actor = createActor(myNotesMachine.provide({ actors: { loadNotes: load.logic, saveNote: save.logic } }), {
    input: { locale: "en", learnerId: 7, seed: "seed" },
    ...(snapshot && { snapshot }),
  });
  let lost = 0;
  actor.on("session.lost", () => {
    lost += 1;
  });
  actor.start();
  return {
    actor,
    load,
    save,
    lost: () => lost,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    ids: () => actor.getSnapshot().context.notes.map(({ stepId }) => stepId),
    remove: (stepId: number) => actor.send({ type: "note.delete", stepId }),
    restore: () => actor.send({ type: "note.restore" }),
  };
}
export async function listed(notes: PlacedNote[] = [note(1), note(2, { bookmarked: true }), withdrawn]) {
  const opened = myNotes();
  await opened.load.answer({ notes, unsaved: [] });
  return opened;
}
export async function deleted(stepId = 1) {
  const opened = await listed();
  opened.remove(stepId);
  await opened.save.answer(gone);
  return opened;
}
