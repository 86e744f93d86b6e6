import { distance } from "fastest-levenshtein";
import type { ContentLocale } from "../../contract/primitives";
import type { LanguageIndex } from "./language-index";

/** How many similar words are considered for one word. */
const maxNear = 30;
/** Words from this length on may have two wrong letters, shorter ones one. */
const longMistyped = 6;
/** No word with more wrong letters is similar. */
const maxWrong = 2;

/**
 * Which letters a word has, as a set of 32: two words that differ by two letters differ by at most two in each
 * direction, which rules out most words without comparing them.
 */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters >>> 0;
}

/** Whether a set has more than two elements. */
function hasMany(letters: number): boolean {
  const fewer = letters & (letters - 1);
  return (fewer & (fewer - 1)) !== 0;
}

/** Two swapped neighbors are one mistake, not two. */
function isSwap(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  return word[at] === other[at + 1] && word[at + 1] === other[at] && word.slice(at + 2) === other.slice(at + 2);
}

/** The similar words of one language, and by how many letters each differs. */
function similarIn({ vocabulary }: LanguageIndex, word: string): { word: string; wrong: number }[] {
  const { words, letters } = vocabulary;
  const own = lettersOf(word);
  const similar = [];
  for (let number = 0; number < words.length; number += 1) {
    const others = letters[number] ?? 0;
    if (hasMany(own & ~others) || hasMany(others & ~own)) continue;
    const other = words[number] ?? "";
    if (Math.abs(other.length - word.length) > maxWrong) continue;
    const wrong = isSwap(word, other) ? 1 : distance(word, other);
    if (wrong <= maxWrong) similar.push({ word: other, wrong });
  }
  return similar;
}

/**
 * Possible corrections of a word in each of some languages, in order: the words with the fewest wrong letters, regardless
 * of their language. Words of four and five letters may have one wrong letter, longer ones two; two swapped neighbors
 * are one (L19).
 */
export function nearest(word: string, languages: readonly LanguageIndex[]): Map<ContentLocale, string[]> {
  const all = languages.map((language) => ({ locale: language.locale, similar: similarIn(language, word) }));
  const most = [...word].length < longMistyped ? 1 : maxWrong;
  const least = Math.min(most, ...all.flatMap(({ similar }) => similar.map(({ wrong }) => wrong)));
  return new Map(
    all.map(({ locale, similar }) => [
      locale,
      // The vocabulary is in order.
      similar.flatMap(({ word: other, wrong }) => (wrong === least ? [other] : [])).slice(0, maxNear),
    ]),
  );
}
