import { describe, expect, it } from "vitest";
import { type Note, noteChange } from "./note";

const noon = new Date("2026-03-01T12:00:00.000Z");
const later = new Date("2026-03-01T13:00:00.000Z");
const stored: Note = { note: "Mine.", bookmarked: false, updatedAt: noon };
const sent = (note: string, expectedUpdatedAt: Date | null, bookmarked = false) => ({
  note,
  bookmarked,
  expectedUpdatedAt,
});

describe("a submitted note", () => {
  it("is written if the sender knew what was there", () => {
    expect(noteChange(null, sent("First.", null), noon)).toEqual({
      kind: "write",
      row: { note: "First.", bookmarked: false, updatedAt: noon },
    });
    expect(noteChange(stored, sent("Second.", noon, true), later)).toEqual({
      kind: "write",
      row: { note: "Second.", bookmarked: true, updatedAt: later },
    });
  });

  it("is written if only its bookmark has changed", () => {
    expect(noteChange(stored, sent("Mine.", noon, true), later)).toEqual({
      kind: "write",
      row: { note: "Mine.", bookmarked: true, updatedAt: later },
    });
  });

  it("conflicts with what the sender did not know", () => {
    expect(noteChange(stored, sent("Other.", null), later)).toBe("conflict");
    expect(noteChange(stored, sent("Other.", later), later)).toBe("conflict");
    expect(noteChange(null, sent("Other.", noon), later)).toBe("conflict");
    expect(noteChange(stored, sent("", null), later)).toBe("conflict");
    expect(noteChange(stored, sent("Other.", new Date("none")), later)).toBe("conflict");
  });

  it("changes nothing if it is the same, whatever the sender knew", () => {
    for (const expected of [null, noon, later])
      expect(noteChange(stored, sent("Mine.", expected), later)).toEqual({ kind: "keep", stored });
    expect(noteChange(null, sent("", noon), later)).toEqual({ kind: "keep", stored: null });
  });

  it("is removed once it is empty and has no bookmark", () => {
    expect(noteChange(stored, sent("", noon), later)).toEqual({ kind: "remove" });
    expect(noteChange(stored, sent("", noon, true), later)).toMatchObject({ kind: "write" });
  });

  it("gets its own version even if the clock stops or is set back", () => {
    const after = new Date(noon.getTime() + 1);
    for (const now of [noon, new Date("2026-02-01T00:00:00.000Z")])
      expect(noteChange(stored, sent("Second.", noon), now)).toMatchObject({ row: { updatedAt: after } });
  });
});
