import { _default, array, boolean, int, literal, nullable, object, safeParse, string } from "zod/mini";
import {
  draftOfAll,
  type NoteDraft,
  type NoteLocation,
  type TabDraft,
  withTabDraft,
} from "../../../machines/courses/note-draft";
import type { Keeping } from "../../../machines/courses/step-note/context";
import { noteDraftsKey } from "../../device/note-draft-place";
import { randomId } from "../../device/random-id";
import { device, readJson } from "../../device/storage";

const content = { note: string(), bookmarked: boolean() };
const Unsaved = object({
  place: object({ locale: string(), slug: string(), stepId: int(), lesson: int(), step: int(), title: string() }),
  draft: object({
    ...content,
    base: object({ ...content, updatedAt: nullable(string()) }),
    sent: nullable(object(content)),
  }),
  /** The tab that it was written in; earlier releases kept one for all tabs. */
  tab: _default(string(), ""),
});
/** Version of the stored format; other versions are dropped. */
const Kept = object({ version: literal(1), notes: array(Unsaved) });

/** A note that the server does not have, with its step. */
export interface UnsavedNote {
  place: NoteLocation;
  draft: NoteDraft;
}
interface Stored extends UnsavedNote, TabDraft {}

const read = (learnerId: number): Stored[] =>
  readJson(device, noteDraftsKey(learnerId), (value) => safeParse(Kept, value).data?.notes ?? null) ?? [];

const isOn =
  (stepId: number) =>
  ({ place }: Stored): boolean =>
    place.stepId === stepId;
const tabDraftOf = ({ tab, draft }: Stored): TabDraft => ({ tab, draft });

/** A learner's notes on this device that the server may not have, in the order in which they were started. */
export function readNoteDrafts(learnerId: number): UnsavedNote[] {
  const all = read(learnerId);
  const places = new Map(all.map(({ place }) => [place.stepId, place]));
  return [...places.values()].flatMap((place) => {
    const draft = draftOfAll(all.filter(isOn(place.stepId)).map(tabDraftOf));
    return draft ? [{ place, draft }] : [];
  });
}

/** The drafts of one page: those of other tabs stay when it keeps or removes its own. */
export function noteDraftsOfPage() {
  const tab = randomId();
  /** What this page has taken over, by learner and step. */
  const taken = new Map<string, TabDraft[]>();
  const nameOf = (learnerId: number, stepId: number) => `${learnerId}/${stepId}`;
  return {
    /** Takes over what all tabs have kept for a step. */
    take(learnerId: number, stepId: number): NoteDraft | null {
      const drafts = read(learnerId).filter(isOn(stepId)).map(tabDraftOf);
      taken.set(nameOf(learnerId, stepId), drafts);
      return draftOfAll(drafts);
    },
    /** Stores a step's unsaved note, or removes it; removing the last one deletes the entry. */
    keep({ learnerId, place, draft }: Keeping): void {
      const known = read(learnerId);
      const ofStep = known.filter(isOn(place.stepId));
      if (!draft && ofStep.length === 0) return;
      const others = known.filter((one) => one.place.stepId !== place.stepId);
      const drafts = withTabDraft(ofStep.map(tabDraftOf), {
        tab,
        draft,
        taken: taken.get(nameOf(learnerId, place.stepId)) ?? [],
      });
      const notes = [...others, ...drafts.map((one) => ({ place, ...one }))];
      if (notes.length === 0) device.remove(noteDraftsKey(learnerId));
      else device.write(noteDraftsKey(learnerId), JSON.stringify({ version: 1, notes }));
    },
  };
}
