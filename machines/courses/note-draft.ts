/** What a learner keeps on a step. */
interface Content {
  note: string;
  bookmarked: boolean;
}
/** A version that the server has; without an instant it has none. */
export interface KeptNote extends Content {
  updatedAt: string | null;
}
/** What a device keeps until the server has it. */
export interface NoteDraft extends Content {
  /** The version that was changed. */
  base: KeptNote;
  /** What was sent and may have arrived. */
  sent: Content | null;
}
/** The step that a note is on. Positions from 1 and titles help to find it. */
export interface NoteLocation {
  locale: string;
  slug: string;
  stepId: number;
  lesson: number;
  step: number;
  title: string;
}
/** What is known when a step is opened: what the server has, and what this device kept. */
export interface Loaded {
  kept: KeptNote;
  draft: NoteDraft | null;
}

export const noNote: KeptNote = { note: "", bookmarked: false, updatedAt: null };

/** In code points, as the server counts (R12). */
export const maxNoteLength = 5000;

/** A note as the server keeps it: uniform line endings, no control characters but tabs, trimmed. */
export const tidied = (note: string): string =>
  note
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\t\n]/gu, "")
    .trim();

/** Length in code points, as the server counts (R12). */
export const noteLength = (note: string): number => [...tidied(note)].length;

/** Whether both say the same once the server has them. */
export const isSameNote = (one: Content, other: Content): boolean =>
  tidied(one.note) === tidied(other.note) && one.bookmarked === other.bookmarked;

/** What one of a device's tabs keeps of a note. Each tab keeps its own, so that none overwrites another's. */
export interface TabDraft {
  tab: string;
  draft: NoteDraft;
}

/** Whether a text is the other one, its beginning, or a paragraph of it. */
const isIn = (text: string, other: string): boolean => other.startsWith(text) || other.split("\n\n").includes(text);

/** Two drafts in one: a text that the other one contains is left out, otherwise they follow each other. */
export function bothDrafts(earlier: NoteDraft | null, later: NoteDraft): NoteDraft {
  if (earlier === null) return later;
  const { bookmarked } = later.bookmarked === later.base.bookmarked ? earlier : later;
  if (isIn(earlier.note, later.note)) return { ...later, bookmarked };
  if (isIn(later.note, earlier.note)) return { ...earlier, bookmarked };
  return { note: joined(earlier.note, later.note), bookmarked, base: earlier.base, sent: null };
}

/** All that a device keeps of a note in one. */
export const draftOfAll = (drafts: readonly TabDraft[]): NoteDraft | null =>
  drafts.reduce<NoteDraft | null>((all, { draft }) => bothDrafts(all, draft), null);

/**
 * What a device keeps after a tab has handed over its draft, or has none anymore. What the tab took over from others is
 * in its own draft; what they have kept since stays.
 * @param taken what the tab took over when it loaded the note
 */
export const withTabDraft = (
  drafts: readonly TabDraft[],
  { tab, draft, taken }: { tab: string; draft: NoteDraft | null; taken: readonly TabDraft[] },
): TabDraft[] => {
  const isTaken = (one: TabDraft) => taken.some((other) => JSON.stringify(other) === JSON.stringify(one));
  const others = drafts.filter((one) => one.tab !== tab && !isTaken(one));
  return draft ? [...others, { tab, draft }] : others;
};

/** Whether there is something that the server may not have. */
export const isUnsaved = ({ sent, base, ...mine }: NoteDraft): boolean => sent !== null || !isSameNote(mine, base);

/** Two notes in one, the earlier first. */
export const joined = (earlier: string, later: string): string =>
  [earlier, later].filter((note) => tidied(note) !== "").join("\n\n");

/**
 * Merges what this device kept with what the server has. The learner is asked only when both sides changed the text:
 * then `theirs` is the other version, and the draft stays as it is. What was sent and is on the server has arrived,
 * even without an answer.
 */
export function united(draft: NoteDraft | null, kept: KeptNote): NoteDraft & { theirs: KeptNote | null } {
  const known = { note: kept.note, bookmarked: kept.bookmarked, base: kept, sent: null, theirs: null };
  if (!draft) return known;
  const before = draft.sent && isSameNote(draft.sent, kept) ? draft.sent : draft.base;
  const [mine, theirs, common] = [draft, kept, before].map(({ note }) => tidied(note));
  const bookmarked = draft.bookmarked === before.bookmarked ? kept.bookmarked : draft.bookmarked;
  if (mine === common) return { ...known, bookmarked };
  if (theirs === common || mine === theirs) return { ...known, note: draft.note, bookmarked };
  return { ...draft, bookmarked, theirs: kept };
}
