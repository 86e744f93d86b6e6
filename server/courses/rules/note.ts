/** A learner's note and bookmark on a step, as stored. */
export interface Note {
  note: string;
  bookmarked: boolean;
  updatedAt: Date;
}

/** What to do with the stored note: `null` removes it; `updatedAt` differs from every earlier version. */
type Change = { kind: "keep"; stored: Note | null } | { kind: "write"; row: Note } | { kind: "remove" };

const isSame = (stored: Note | null, note: string, bookmarked: boolean): boolean =>
  (stored?.note ?? "") === note && (stored?.bookmarked ?? false) === bookmarked;

/**
 * Decides about a note from a client that knew the version `expectedUpdatedAt`, null for none. A note without changes
 * does nothing, so that sending it again is harmless.
 * @returns `conflict` if the client did not know the stored version
 */
export function noteChange(
  stored: Note | null,
  { note, bookmarked, expectedUpdatedAt }: { note: string; bookmarked: boolean; expectedUpdatedAt: Date | null },
  now: Date,
): Change | "conflict" {
  if (isSame(stored, note, bookmarked)) return { kind: "keep", stored };
  if (stored?.updatedAt.getTime() !== expectedUpdatedAt?.getTime()) return "conflict";
  if (note === "" && !bookmarked) return { kind: "remove" };
  // Two changes within a millisecond, or after the clock was set back, still get two versions.
  const updatedAt = new Date(Math.max(now.getTime(), (stored?.updatedAt.getTime() ?? 0) + 1));
  return { kind: "write", row: { note, bookmarked, updatedAt } };
}
