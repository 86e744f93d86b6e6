import type { Cue } from "../../contract/courses/video";

const clock = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timing = new RegExp(`^${clock}[ \\t]+-->[ \\t]+${clock}(?=[ \\t]|$)`);
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", nbsp: " ", lrm: "", rlm: "" };
/** Scripts that are written without spaces between words: lines are joined without one. */
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}　-〿＀-￯]`;
const unspacedBreak = new RegExp(`(?<=${unspaced})\n|\n(?=${unspaced})`, "gu");

const secondsOf = (parts: readonly (string | undefined)[]): number => {
  const [hours = "0", minutes = "0", seconds = "0", thousandths = "0"] = parts.map((part) => part ?? "0");
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${thousandths}`);
};

/** A caption's lines as one line of plain text. */
const plainText = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .join("\n")
    .replace(/<[^>\n]*>/g, "")
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(unspacedBreak, "")
    .replace(/\s+/g, " ")
    .trim();

/**
 * The captions of a WebVTT file, in its order. Styles, regions, notes, and settings are left out, and so are captions
 * without text.
 */
export function cuesOf(file: string): Cue[] {
  const blocks = file
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .split(/\n{2,}/);
  return blocks.flatMap((block): Cue[] => {
    const lines = block.split("\n");
    const at = lines.findIndex((line) => timing.test(line));
    const found = timing.exec(lines[at] ?? "");
    if (!found) return [];
    const text = plainText(lines.slice(at + 1));
    const [start, end] = [secondsOf(found.slice(1, 5)), secondsOf(found.slice(5, 9))];
    return text === "" ? [] : [{ start, end, text }];
  });
}

/** What is wrong with captions that are read one after the other; null if nothing is. */
export function problemOf(cues: readonly Cue[]): string | null {
  if (cues.length === 0) return "has no captions with a time and a text";
  const wrong = cues.findIndex(({ start, end }, index) => end <= start || start < (cues[index - 1]?.end ?? 0));
  return wrong < 0 ? null : `has a caption, number ${wrong + 1}, that ends before it starts or overlaps the one before`;
}
