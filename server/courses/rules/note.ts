/** What a learner keeps on a step, as it is stored. */
export interface Note {
  note: string;
  bookmarked: boolean;
  updatedAt: Date;
}

/** What to do with what is stored: `null` is nothing, `updatedAt` tells it from every earlier one. */
type Change = { kind: "keep"; stored: Note | null } | { kind: "write"; row: Note } | { kind: "remove" };

const isSame = (stored: Note | null, note: string, bookmarked: boolean): boolean =>
  (stored?.note ?? "") === note && (stored?.bookmarked ?? false) === bookmarked;

/**
 * What becomes of a note that somebody sends who knew the version `expectedUpdatedAt`, null for none. What says the same
 * as before changes nothing, so that sending it again is harmless.
 * @returns `conflict` where something else is stored than the sender knew
 */
export function noteChange(
  stored: Note | null,
  { note, bookmarked, expectedUpdatedAt }: { note: string; bookmarked: boolean; expectedUpdatedAt: Date | null },
  now: Date,
): Change | "conflict" {
  if (isSame(stored, note, bookmarked)) return { kind: "keep", stored };
  if (stored?.updatedAt.getTime() !== expectedUpdatedAt?.getTime()) return "conflict";
  if (note === "" && !bookmarked) return { kind: "remove" };
  // Two changes within a millisecond, or a clock that was set back, still make two versions.
  const updatedAt = new Date(Math.max(now.getTime(), (stored?.updatedAt.getTime() ?? 0) + 1));
  return { kind: "write", row: { note, bookmarked, updatedAt } };
}
