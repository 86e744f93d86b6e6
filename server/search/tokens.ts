/** Chinese characters and kana: scripts without spaces between words. */
const unparted = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u30fc\\u3099\\u309a";
const hasUnparted = new RegExp(`[${unparted}]`, "u");
const runs = new RegExp(`[${unparted}]+|[^ ${unparted}]+`, "gu");

/** Real queries have no longer words, and the database accepts none over 2 kB. */
const maxWordLength = 100;
/** Letters only, because another year is not a typo; and short enough to compare quickly. */
const comparable = /^\p{L}{3,40}$/u;
/** Shorter words are similar to too many others (L19). */
const shortestMistyped = 4;

/** Whether a text has characters of a script without spaces. */
export const isUnparted = (text: string): boolean => hasUnparted.test(text);

/** The parts of a folded text, split by spaces and between scripts: "seo対策 2024" has "seo", "対策", "2024". */
export const runsOf = (folded: string): { text: string; at: number }[] =>
  Array.from(folded.matchAll(runs), ({ 0: text, index }) => ({ text, at: index }));

const shortened = (word: string): string =>
  word.length > maxWordLength ? [...word].slice(0, maxWordLength).join("") : word;

/** Every two neighboring characters: in scripts without spaces, a match can start anywhere. */
const pairs = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, index) => `${characters[index]}${character}`);

/**
 * The tokens to index for a folded text: words; for scripts without spaces, all pairs of characters and the last one.
 */
export const indexTokens = (folded: string): string[] =>
  runsOf(folded).flatMap(({ text: run }) => {
    if (!isUnparted(run)) return shortened(run);
    const characters = [...run];
    return [...pairs(characters), ...characters.slice(-1)];
  });

/** The tokens that a word or run in a query requires: all of them, or one with this prefix. */
export interface Term {
  tokens: string[];
  /** Whether it is a prefix. A single letter would match too much. */
  isBeginning: boolean;
  isUnparted: boolean;
}

/** The terms of a word in a query: one, unless it mixes scripts. */
export const termsOf = (word: string): Term[] =>
  runsOf(word).map(({ text: run }): Term => {
    const characters = [...run];
    if (!isUnparted(run)) return { tokens: [shortened(run)], isBeginning: characters.length > 1, isUnparted: false };
    const isSingle = characters.length === 1;
    return { tokens: isSingle ? [run] : pairs(characters), isBeginning: isSingle, isUnparted: true };
  });

/** Whether typos are compared with this word. */
export const isComparable = (word: string): boolean => comparable.test(word) && !isUnparted(word);

/** Whether similar words are tried if this word is not in the index. */
export const isMistypable = (word: string): boolean => isComparable(word) && [...word].length >= shortestMistyped;
