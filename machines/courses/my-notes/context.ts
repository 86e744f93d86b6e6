import type { PlacedNote } from "../../../contract/courses/notes";
import type { Failure } from "../../../contract/errors";
import { type ConnectionChanged, commandKey, type ScreenReopened } from "../../shared/events";
import type { NoteLocation } from "../note-draft";

export type NoteFilter = "all" | "bookmarked" | "written";
/** Notes of one course; without a course, of courses that were removed. */
interface NoteGroup {
  course: PlacedNote["course"];
  notes: PlacedNote[];
}
export interface Input {
  locale: string;
  learnerId: number;
  seed: string;
}
export interface Context extends Input {
  /** Last changed first. */
  notes: PlacedNote[];
  /** Steps whose notes only this device has. */
  unsaved: NoteLocation[];
  filter: NoteFilter;
  /** What is being deleted or restored, or was deleted last: it can be restored until the next deletion. */
  target: PlacedNote | null;
  /** Part of the next command's idempotency key. */
  done: number;
  failure: Failure | null;
}
export type Event =
  | ConnectionChanged
  | ScreenReopened
  | { type: "filter.change"; filter: NoteFilter }
  | { type: "note.delete"; stepId: number }
  | { type: "note.restore" }
  | { type: "notes.retry" };
/** What the server and this device have. */
export interface Found {
  notes: PlacedNote[];
  unsaved: NoteLocation[];
}
/** A note's new content. */
export interface Change {
  locale: string;
  slug: string;
  stepId: number;
  note: string;
  bookmarked: boolean;
  expectedUpdatedAt: string | null;
  key: string;
}

const passes: Record<NoteFilter, (note: PlacedNote) => boolean> = {
  all: () => true,
  bookmarked: ({ bookmarked }) => bookmarked,
  written: ({ note }) => note !== "",
};

/** The notes that match a filter, by course; the course with the newest one first. */
export function groupsOf(notes: readonly PlacedNote[], filter: NoteFilter): NoteGroup[] {
  const groups: NoteGroup[] = [];
  for (const note of notes.filter(passes[filter])) {
    const group = groups.find(({ course }) => course?.slug === note.course?.slug);
    if (group) group.notes.push(note);
    else groups.push({ course: note.course, notes: [note] });
  }
  return groups;
}

export const changeOf = ({ locale, seed, done, target }: Context, change: Partial<Change>): Change => ({
  locale,
  slug: target?.course?.slug ?? "",
  stepId: target?.stepId ?? 0,
  note: "",
  bookmarked: false,
  expectedUpdatedAt: null,
  key: commandKey({ seed, done }, `notes.${target?.stepId}`),
  ...change,
});

const stepOf = ({ event }: { event: { stepId: number } }): number => event.stepId;
const aimAtNote = { type: "aimAt", params: stepOf } as const;
/** A note of the list is deleted. */
export const deleteNote = {
  "note.delete": { guard: { type: "isDeletable", params: stepOf }, target: "deleting", actions: aimAtNote },
} as const;
/** Another note is deleted: the previous one can no longer be restored. */
export const deleteOther = {
  "note.delete": {
    guard: { type: "isOtherDeletable", params: stepOf },
    target: "deleting",
    actions: ["dropGone", aimAtNote],
  },
} as const;
