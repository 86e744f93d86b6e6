import { foldText } from "./fold";

/** The first kana of each row of the Japanese syllabary, small ones before their rows, and the rows' names. */
const rowStarts = "ぁかさたなはまゃらゎ";
const rowNames = "あかさたなはまやらわ";

/** Hiragana and katakana; the distance between their code points. */
const isKana = /[\u3041-\u3096\u30a1-\u30f6]/;
const toHiragana = 0x60;

/** The row that a kana belongs to: か for が, ア for あ. */
function rowOf(kana: string): string {
  // ゔ sorts after all others, but the う in it does not.
  const code = kana.normalize("NFD").charCodeAt(0);
  const hiragana = String.fromCharCode(code >= 0x30a1 ? code - toHiragana : code);
  const row = [...rowStarts].findLastIndex((start) => start <= hiragana);
  return rowNames[row] ?? kana;
}

/**
 * The heading that a term is filed under, by its reading: its first letter in upper case without accents, for kana the
 * head of their row, and # if it starts with a digit.
 */
export function letterOf(reading: string): string {
  const [first = ""] = /[\p{L}\p{N}]/u.exec(foldText(reading)) ?? [];
  if (isKana.test(first)) return rowOf(first);
  const [letter = "#"] = first.toUpperCase();
  return /\p{N}/u.test(letter) ? "#" : letter;
}

/** Items in the order of a language, by their reading; signs before the first letter do not count. */
export function inReadingOrder<T>(all: readonly T[], locale: string, readingOf: (one: T) => string): T[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const keyed = all.map((one) => ({ one, key: readingOf(one).replace(/^[^\p{L}\p{N}]+/u, "") }));
  return keyed.sort((a, b) => compare(a.key, b.key)).map(({ one }) => one);
}
