import { describe, expect, it } from "vitest";
import { safeParse } from "zod/mini";
import { NoteText } from "../../contract/courses/notes";
import {
  bothDrafts,
  isSameNote,
  isUnsaved,
  joined,
  type KeptNote,
  maxNoteLength,
  type NoteDraft,
  noNote,
  noteLength,
  tidied,
  united,
} from "./note-draft";

const kept = (note: string, bookmarked = false): KeptNote => ({
  note,
  bookmarked,
  updatedAt: "2026-03-01T10:00:00.000Z",
});
const draft = (note: string, base: KeptNote = noNote, more: Partial<NoteDraft> = {}): NoteDraft => ({
  note,
  bookmarked: base.bookmarked,
  base,
  sent: null,
  ...more,
});

describe("a note as the server keeps it", () => {
  it.each([
    ["as written", "One\n\ttwo", "One\n\ttwo"],
    ["without space around it", " \n One \n", "One"],
    ["with uniform line endings", "One\r\ntwo\rthree", "One\ntwo\nthree"],
    ["without invisible characters", "O\u0000n\u0007e\u0085", "One"],
    ["empty if it is blank", " \n\t ", ""],
  ])("is %s", (_, written, stored) => expect(tidied(written)).toBe(stored));

  it.each(["One", " One ", "a\r\nb\rc", "O\u0007ne", "\tx\t", "🙂 ".repeat(7), ""])(
    "is what the contract makes of %j",
    (written) => {
      expect(safeParse(NoteText, written).data).toBe(tidied(written));
    },
  );

  it("is counted in code points, like the server counts", () => {
    expect(noteLength(" 🙂🙂 ")).toBe(2);
    const longest = "🙂".repeat(maxNoteLength);
    expect(noteLength(longest)).toBe(maxNoteLength);
    expect(safeParse(NoteText, longest).success).toBe(true);
    expect(safeParse(NoteText, `${longest}!`).success).toBe(false);
  });
});

describe("equal notes", () => {
  it("have the same text and the same bookmark once the server has them", () => {
    expect(isSameNote(draft("One "), kept("One"))).toBe(true);
    expect(isSameNote(draft("One"), kept("Two"))).toBe(false);
    expect(isSameNote(draft("One"), kept("One", true))).toBe(false);
  });

  it("are not unsaved, unless something is being sent", () => {
    expect(isUnsaved(draft("One ", kept("One")))).toBe(false);
    expect(isUnsaved(draft("Two", kept("One")))).toBe(true);
    expect(isUnsaved(draft("One", kept("One"), { bookmarked: true }))).toBe(true);
    expect(isUnsaved(draft("One", kept("One"), { sent: { note: "Two", bookmarked: false } }))).toBe(true);
  });
});

describe("merging two notes", () => {
  it("puts a line between them, and ignores a blank one", () => {
    expect(joined("One", "Two")).toBe("One\n\nTwo");
    expect(joined("", "Two")).toBe("Two");
    expect(joined("One", " ")).toBe("One");
    expect(joined("", "")).toBe("");
  });
});

describe("two drafts of one note", () => {
  it.each([
    ["the beginning", "Hel", "Hello", "Hello"],
    ["all", "Hello", "Hello", "Hello"],
    ["a paragraph", "One", "Zero\n\nOne\n\nTwo", "Zero\n\nOne\n\nTwo"],
    ["a longer text", "Hello", "Hel", "Hello"],
    ["only the end", "lo", "Hello", "lo\n\nHello"],
    ["another text", "One", "Two", "One\n\nTwo"],
  ])("of which the earlier is %s of the later: %j and %j is %j", (_, earlier, later, both) => {
    expect(bothDrafts(draft(earlier), draft(later)).note).toBe(both);
  });
});

describe("what a device kept, compared with what the server has", () => {
  it("is nothing if nothing was kept", () => {
    expect(united(null, kept("One", true))).toEqual({
      note: "One",
      bookmarked: true,
      base: kept("One", true),
      sent: null,
      theirs: null,
    });
  });

  it("stays if the server still has what was changed", () => {
    expect(united(draft("Two", kept("One")), kept("One"))).toMatchObject({
      note: "Two",
      base: kept("One"),
      sent: null,
      theirs: null,
    });
  });

  it("takes the other device's text when only the bookmark was changed here, and vice versa", () => {
    const marked = draft("One", kept("One"), { bookmarked: true });
    expect(united(marked, kept("Two"))).toMatchObject({ note: "Two", bookmarked: true, theirs: null });
    const written = draft("Two", kept("One"));
    expect(united(written, kept("One", true))).toMatchObject({ note: "Two", bookmarked: true, theirs: null });
  });

  it("asks nothing when both wrote the same", () => {
    expect(united(draft("Two ", kept("One")), kept("Two"))).toMatchObject({ base: kept("Two"), theirs: null });
  });

  it("lets the learner choose when both changed the text, even if the other device deleted it", () => {
    const mine = draft("Two", kept("One"));
    expect(united(mine, kept("Three", true))).toEqual({ ...mine, bookmarked: true, theirs: kept("Three", true) });
    expect(united(mine, noNote)).toEqual({ ...mine, theirs: noNote });
  });

  it("recognizes its own text that arrived without an answer", () => {
    const mine = draft("One two", kept("One"), { sent: { note: "One t", bookmarked: false } });
    expect(united(mine, kept("One t"))).toEqual({
      note: "One two",
      bookmarked: false,
      base: kept("One t"),
      sent: null,
      theirs: null,
    });
    // Undone since: what arrived is the newer of the server's versions, and the older of this device's.
    const undone = draft("One", kept("One"), { sent: { note: "Two", bookmarked: true } });
    expect(united(undone, kept("Two", true))).toMatchObject({ note: "One", bookmarked: false, theirs: null });
  });

  it("treats what was sent as lost when the server has something else", () => {
    const mine = draft("One two", kept("One"), { sent: { note: "One t", bookmarked: false } });
    expect(united(mine, kept("One"))).toMatchObject({ note: "One two", base: kept("One"), sent: null, theirs: null });
    expect(united(mine, kept("Three"))).toMatchObject({ note: "One two", theirs: kept("Three") });
  });
});
