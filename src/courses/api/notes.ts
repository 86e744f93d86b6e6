import { notes } from "../../../contract/courses/notes";
import type { Call } from "../../api/call";
import { type ContentRef, inLocale, type Keyed, type Localized, paramsOf } from "../../api/query";

interface Change extends ContentRef, Keyed {
  stepId: number;
  note: string;
  bookmarked: boolean;
  /** The version being changed, null if none is known; a different one is rejected as `conflict`. */
  expectedUpdatedAt: string | null;
}

export const notesService = (call: Call) => ({
  /** All of the learner's notes, most recently changed first. */
  loadNotes: async ({ locale }: Localized) => (await call(notes.list, { params: inLocale(locale) })).data,
  loadCourseNotes: async (ref: ContentRef) => (await call(notes.inCourse, { params: paramsOf(ref) })).data,
  saveNote: ({ stepId, note, bookmarked, expectedUpdatedAt, key, ...ref }: Change) =>
    call(
      notes.save,
      { params: { ...paramsOf(ref), stepId: String(stepId) }, body: { note, bookmarked, expectedUpdatedAt } },
      // The last change is sent while its page is being left.
      { key, keepalive: true },
    ),
});
