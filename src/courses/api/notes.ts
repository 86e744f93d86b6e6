import { notes } from "../../../contract/courses/notes";
import type { Call } from "../../api/call";
import { inLocale, type Keyed, type Place, paramsOf } from "../../api/query";

interface Change extends Place, Keyed {
  stepId: number;
  note: string;
  bookmarked: boolean;
  /** The version that is changed, null where nothing was known of; another one is refused as `conflict`. */
  expectedUpdatedAt: string | null;
}

export const notesService = (call: Call) => ({
  /** All of the learner's, the last changed first. */
  loadNotes: async (locale: string) => (await call(notes.list, { params: inLocale(locale) })).data,
  loadCourseNotes: async (place: Place) => (await call(notes.inCourse, { params: paramsOf(place) })).data,
  saveNote: ({ stepId, note, bookmarked, expectedUpdatedAt, key, ...place }: Change) =>
    call(
      notes.save,
      { params: { ...paramsOf(place), stepId: String(stepId) }, body: { note, bookmarked, expectedUpdatedAt } },
      // What was written last is sent while its page is being left.
      { key, keepalive: true },
    ),
});
