/** Chinese characters and kana: writing that does not part its words. */
const unparted = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u30fc\\u3099\\u309a";
const hasUnparted = new RegExp(`[${unparted}]`, "u");
const runs = new RegExp(`[${unparted}]+|[^ ${unparted}]+`, "gu");

/** Nobody searches for longer words, and the database takes none of more than 2 kB. */
const maxWordLength = 100;
/** Letters only, for another year is no typing error; and not so many that comparing takes long. */
const comparable = /^\p{L}{3,40}$/u;
/** Shorter words are near to too many others (L19). */
const shortestMistyped = 4;

/** Whether a text has characters of a writing that does not part its words. */
export const isUnparted = (text: string): boolean => hasUnparted.test(text);

/** The stretches of a folded text that are one word or writing without words: "seo対策 2024" has "seo", "対策", "2024". */
export const runsOf = (folded: string): { text: string; at: number }[] =>
  Array.from(folded.matchAll(runs), ({ 0: text, index }) => ({ text, at: index }));

const shortened = (word: string): string =>
  word.length > maxWordLength ? [...word].slice(0, maxWordLength).join("") : word;

/** Every two neighbors: what is searched for in writing without words begins anywhere. */
const pairs = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, index) => `${characters[index]}${character}`);

/** What is indexed of a folded text: words; of a run without words all pairs of characters, and its last one. */
export const indexTokens = (folded: string): string[] =>
  runsOf(folded).flatMap(({ text: run }) => {
    if (!isUnparted(run)) return shortened(run);
    const characters = [...run];
    return [...pairs(characters), ...characters.slice(-1)];
  });

/** What of the index a word or a run that is searched for needs: all of the tokens, or one that begins so. */
export interface Term {
  tokens: string[];
  /** More may follow. One letter is the beginning of too much. */
  isBeginning: boolean;
  isUnparted: boolean;
}

/** The terms of a word that is searched for: one, except where writings meet. */
export const termsOf = (word: string): Term[] =>
  runsOf(word).map(({ text: run }): Term => {
    const characters = [...run];
    if (!isUnparted(run)) return { tokens: [shortened(run)], isBeginning: characters.length > 1, isUnparted: false };
    const isSingle = characters.length === 1;
    return { tokens: isSingle ? [run] : pairs(characters), isBeginning: isSingle, isUnparted: true };
  });

/** Whether a word is one that mistyped ones are compared with. */
export const isComparable = (word: string): boolean => comparable.test(word) && !isUnparted(word);

/** Whether near words are looked for when this one is not there. */
export const isMistypable = (word: string): boolean => isComparable(word) && [...word].length >= shortestMistyped;

/** A lexeme as a tsquery has it, whatever its characters are. */
export const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, "$&$&")}'`;
