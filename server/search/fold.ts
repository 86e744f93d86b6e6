import { foldText } from "../library/rules/fold";

/** Letters that do not decompose into a base letter and an accent, and what people type for them. */
const spellings: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
  // The lower case of Σ depends on what follows it.
  ς: "σ",
};
/**
 * Soft hyphens, joiners, accents: they do not separate words. Not the marks that turn か into が: those are other
 * letters.
 */
const unseen = /[\p{Cf}\p{M}]/gu;
const kanaMarks = "\u3099\u309a";

/** As folded, but with a space for every character that is neither a letter nor a digit. */
const spaced = (text: string): string =>
  foldText(text)
    .replace(/[ßæœøđðþłıς]/g, (letter) => spellings[letter] ?? letter)
    .replace(unseen, (mark) => (kanaMarks.includes(mark) ? mark : ""))
    .replace(/[^\p{L}\p{N}\u3099\u309a]/gu, " ");

/**
 * A text as it is indexed and compared: words in lower case without accents, full-width and half-width forms unified,
 * separated by single spaces (L19).
 */
export const folded = (text: string): string => spaced(text).replace(/ +/g, " ").trim();

/** Most characters are these, so they are looked up instead of folded. */
const asciiFolded = Array.from({ length: 128 }, (_, code) => spaced(String.fromCharCode(code)));

/** A character with the marks that follow it; the marks of half-width kana are separate characters. */
const cluster = /[\s\S][\p{M}\uff9e\uff9f]*/uy;

/** The character that starts here, with its marks. */
function clusterAt(text: string, at: number): string {
  cluster.lastIndex = at;
  return cluster.exec(text)?.[0] ?? text.slice(at, at + 1);
}

/** What each character becomes that keeps its place, by its code; one more, so that 0 is for those not yet looked up. */
const alone = new Uint16Array(65_536);
/** Characters that become none or several, and those that others depend on: all but the last code. */
const moves = 0xffff;

/** See `alone`. */
function codeAlone(code: number): number {
  const character = String.fromCharCode(code);
  const part = spaced(character);
  const isBound = /[\p{M}\p{Cs}\uff9e\uff9f]/u.test(character);
  // Signs like "…" become several spaces, which are as good as one.
  const single = part.trim() === "" ? part.slice(0, 1) : part;
  const known = isBound || single.length !== 1 ? moves : single.charCodeAt(0) + 1;
  alone[code] = known;
  return known;
}

/** The characters of the text that is being folded; reused, because thousands of texts a second are. */
let codes = new Uint16Array(4096);

/** A folded text in which each character has the place that it has in the original; null if some cannot. */
function aligned(text: string): string | null {
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase().replace(/[^a-z0-9]/g, " ");
  if (codes.length < text.length) codes = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const known = alone[code] || codeAlone(code);
    if (known === moves) return null;
    codes[at] = known - 1;
  }
  return Buffer.from(codes.buffer, 0, text.length * 2).toString("utf16le");
}

/** A folded text with the source position of each character. */
export interface Traced {
  folded: string;
  /**
   * Where each character of the folded text starts in the original; the last entry is the original's length. Null if all
   * characters have the same place in both.
   */
  starts: readonly number[] | null;
}

/**
 * Folds a text as `folded` does and keeps the source positions, so that hits can be marked in the original. There may be
 * several spaces between words.
 */
export function traced(text: string): Traced {
  // Most texts are like this, and folding one character after the other takes ten times as long.
  const same = aligned(text);
  if (same !== null) return { folded: same, starts: null };
  let result = "";
  let endsWithSpace = true;
  const starts: number[] = [];
  for (let at = 0; at < text.length; ) {
    // An ASCII character that no mark follows needs no further checks.
    const isPlain = text.charCodeAt(at) < 128 && !(text.charCodeAt(at + 1) >= 128);
    const original = isPlain ? text.charAt(at) : clusterAt(text, at);
    const part = (isPlain && asciiFolded[text.charCodeAt(at)]) || spaced(original);
    for (const character of part) {
      if (character === " " && endsWithSpace) continue;
      for (let unit = 0; unit < character.length; unit += 1) starts.push(at);
      result += character;
      endsWithSpace = character === " ";
    }
    at += original.length;
  }
  starts.push(text.length);
  return { folded: result, starts };
}
