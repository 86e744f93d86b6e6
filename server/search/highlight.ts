import { traced } from "./fold";
import { isUnparted } from "./tokens";
import type { Marks } from "./understand";

/** The segments of a text; joined, they are the text. */
export type Segments = { text: string; hit: boolean }[];

/** A hit's position and the word that it matches. */
interface Hit {
  from: number;
  to: number;
  what: string;
}

/** Length of a passage in characters: about thirty words. */
const passageLength = 190;
/** The same for scripts without spaces. */
const unpartedLength = 80;
/** How far before its first hit a passage starts. */
const leadIn = 40;
/** How far to look for a word boundary. */
const nearby = 30;

/** Characters before this one belong to scripts with spaces. */
const firstUnparted = 0x2e80;

/** Whether the character at a place, or the one that ends there, belongs to a word of a script with spaces. */
function isInWord(folded: string, at: number): boolean {
  const code = folded.charCodeAt(at);
  if (Number.isNaN(code) || code === 32) return false;
  if (code < firstUnparted) return true;
  const isSecondHalf = code >= 0xdc00 && code < 0xe000;
  return !isUnparted(String.fromCodePoint(folded.codePointAt(isSecondHalf ? at - 1 : at) ?? code));
}

function wordEndIn(folded: string, at: number): number {
  let end = at;
  while (isInWord(folded, end)) end += 1;
  return end;
}

/** Calls back for each place where a text occurs. */
function eachPlace(folded: string, text: string, use: (at: number) => void, step = 1): void {
  for (let at = folded.indexOf(text); at >= 0; at = folded.indexOf(text, at + step)) use(at);
}

/** All hits in a text, by position in the original, in order and without overlaps. */
function hitsIn(text: string, { words, beginnings, substrings }: Marks): Hit[] {
  const { folded, starts } = traced(text);
  const found: Hit[] = [];
  const add = (at: number, to: number, what: string) => {
    if (starts === null) {
      found.push({ from: at, to, what });
      return;
    }
    const from = starts[at] ?? 0;
    let end = to;
    // A ligature is one character but several letters: it is marked as a whole.
    while ((starts[end] ?? text.length) <= from && end < starts.length) end += 1;
    found.push({ from, to: starts[end] ?? text.length, what });
  };
  for (const word of words)
    eachPlace(folded, word, (at) => {
      const end = at + word.length;
      if (!isInWord(folded, at - 1) && !isInWord(folded, end)) add(at, end, word);
    });
  for (const beginning of beginnings)
    eachPlace(folded, beginning, (at) => {
      if (isInWord(folded, at - 1)) return;
      const end = wordEndIn(folded, at);
      if (!words.has(folded.slice(at, end))) add(at, end, beginning);
    });
  for (const substring of substrings)
    eachPlace(folded, substring, (at) => add(at, at + substring.length, substring), substring.length);
  return apart(found);
}

function apart(hits: Hit[]): Hit[] {
  const result: Hit[] = [];
  for (const hit of hits.sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = result.at(-1);
    if (!last || hit.from >= last.to) result.push(hit);
    else last.to = Math.max(last.to, hit.to);
  }
  return result;
}

function segments(text: string, hits: readonly Hit[]): Segments {
  const result: Segments = [];
  const add = (from: number, to: number, hit: boolean) => {
    if (to > from) result.push({ text: text.slice(from, to), hit });
  };
  let done = 0;
  for (const { from, to } of hits) {
    add(done, from, false);
    add(from, to, true);
    done = to;
  }
  add(done, text.length, false);
  return result;
}

/** A whole text with hits marked. */
export const highlight = (text: string, marks: Marks): Segments => segments(text, hitsIn(text, marks));

/** The start of the stretch of this length with the most words, then the most hits, then the earliest position. */
function bestStart(hits: readonly Hit[], length: number): number {
  let best = { at: 0, words: 0, hits: 0 };
  for (const [index, { from }] of hits.entries()) {
    const inside = [];
    for (let next = index; next < hits.length && (hits[next]?.to ?? 0) <= from + length; next += 1)
      inside.push(hits[next]?.what);
    const words = new Set(inside).size;
    if (words > best.words || (words === best.words && inside.length > best.hits))
      best = { at: from, words, hits: inside.length };
  }
  return best.at;
}

/** This position, or the next one if it would split a surrogate pair. */
const betweenCharacters = (text: string, at: number): number => (/^[\udc00-\udfff]/.test(text.slice(at)) ? at + 1 : at);

/** The next position where a word starts; this one if none is near. */
function wordStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const space = text.slice(at - 1, at + nearby).search(/\s/);
  return space < 0 ? betweenCharacters(text, at) : at + space;
}

/** The last position before this one where a word ends; this one if none is near. */
function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.slice(at - nearby, at + 1).search(/\s\S*$/);
  return space < 0 ? betweenCharacters(text, at) : at - nearby + space;
}

/** A text in one line. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The best passage of a text that is in one line, about thirty words, with hits marked. */
export function passage(line: string, marks: Marks): Segments {
  const length = isUnparted(line.slice(0, passageLength)) ? unpartedLength : passageLength;
  const hits = hitsIn(line, marks);
  const first = bestStart(hits, length - leadIn);
  const earliest = Math.min(first - leadIn, line.length - length);
  const from = Math.min(wordStart(line, earliest), first);
  const to = wordEnd(line, from + length);
  const shown = hits
    .filter((hit) => hit.from >= from && hit.to <= to)
    .map((hit) => ({ ...hit, from: hit.from - from, to: hit.to - from }));
  return [
    ...(from > 0 ? [{ text: "… ", hit: false }] : []),
    ...segments(line.slice(from, to), shown),
    ...(to < line.length ? [{ text: " …", hit: false }] : []),
  ];
}
