import { array, boolean, int, literal, nullable, object, safeParse, string } from "zod/mini";
import type { NoteDraft, NoteLocation } from "../../../machines/courses/note-draft";
import type { Keeping } from "../../../machines/courses/step-note/context";
import { noteDraftsKey } from "../../device/note-draft-place";
import { device, readJson } from "../../device/storage";

const content = { note: string(), bookmarked: boolean() };
const Unsaved = object({
  place: object({ locale: string(), slug: string(), stepId: int(), lesson: int(), step: int(), title: string() }),
  draft: object({
    ...content,
    base: object({ ...content, updatedAt: nullable(string()) }),
    sent: nullable(object(content)),
  }),
});
/** Version of the stored format; other versions are dropped. */
const Kept = object({ version: literal(1), notes: array(Unsaved) });

/** A note that the server does not have, with its step. */
export interface UnsavedNote {
  place: NoteLocation;
  draft: NoteDraft;
}

/** A learner's notes on this device that the server may not have, in the order in which they were started. */
export const readNoteDrafts = (learnerId: number): UnsavedNote[] =>
  readJson(device, noteDraftsKey(learnerId), (value) => safeParse(Kept, value).data?.notes ?? null) ?? [];

/** The same for one step. */
export const readNoteDraft = (learnerId: number, stepId: number): NoteDraft | null =>
  readNoteDrafts(learnerId).find(({ place }) => place.stepId === stepId)?.draft ?? null;

/** Stores a step's unsaved note, or removes it; removing the last one deletes the entry. */
export function keepNoteDraft({ learnerId, place, draft }: Keeping): void {
  const known = readNoteDrafts(learnerId);
  const others = known.filter((one) => one.place.stepId !== place.stepId);
  if (!draft && others.length === known.length) return;
  const notes = draft ? [...others, { place, draft }] : others;
  if (notes.length === 0) device.remove(noteDraftsKey(learnerId));
  else device.write(noteDraftsKey(learnerId), JSON.stringify({ version: 1, notes }));
}
