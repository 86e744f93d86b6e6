import type { ContentLocale } from "../../contract/primitives";
import { folded } from "./fold";
import { type LanguageIndex, placeIn, type Range, startingWith, unknownStem } from "./language-index";
import { stemming } from "./languages";
import { nearest } from "./near";
import type { SearchIndex } from "./search-index";
import { stemOf } from "./stem";
import { isMistypable, isUnparted, type Term, termsOf } from "./tokens";

/** Words beyond this number are ignored: each of them costs time. */
const maxWords = 16;
/** How many words may be mistyped at once; if more are missing, nothing would be found anyway. */
const maxMistyped = 4;

/** Lexemes that must all occur, each as one of a range: one for a word, several in scripts without spaces. */
export type Together = readonly Range[];

/** What a word of the query requires in one language: one of several. */
export interface TermQuery {
  /** By stem, by prefix, and by similar words if there is nothing else. */
  any: readonly Together[];
  /** The word itself in any inflection. */
  exact: readonly Together[];
}

/** The query for the documents of one language. */
export interface LanguageQuery {
  locale: ContentLocale;
  /** All of them are required. */
  terms: readonly TermQuery[];
  /** Whether a similar word replaces one of them. */
  isMistyped: boolean;
  marks: Marks;
}

/** What to mark in a text: all in folded form. */
export interface Marks {
  words: ReadonlySet<string>;
  beginnings: readonly string[];
  /** In scripts without spaces. */
  substrings: readonly string[];
}

/** A parsed query. */
export interface Understood {
  /** The whole query, folded; empty if it has neither letters nor digits. */
  text: string;
  /** Substrings that must occur exactly, in addition to the languages' queries. */
  substrings: string[];
  languages: LanguageQuery[];
}

/** What the index has for a word in a language. */
interface Known {
  /** Null for a stop word. */
  stem: string | null;
  /** Other words with the same stem. */
  inflections: string[];
  /** Whether the language has the word, an inflection of it, or a word that starts with it. */
  isThere: boolean;
}

/** What a language has for a word. */
function knownIn({ locale, vocabulary, postings }: LanguageIndex, word: string): Known {
  const { words, stems } = vocabulary;
  const itself = startingWith(words, word);
  const isIndexed = words[itself.from] === word;
  const indexed = isIndexed ? (stems[itself.from] ?? unknownStem) : unknownStem;
  const stem = indexed === unknownStem ? stemOf(locale, word) : (postings.lexemes[indexed] ?? null);
  if (!isMistypable(word)) return { stem, inflections: [], isThere: false };
  if (stem === null) return { stem, inflections: [], isThere: itself.to > itself.from };
  // Words with the same stem start like it, except for its last letter: "compani" is the stem of "company".
  const start = stem.slice(0, Math.max(3, stem.length - 1));
  const alike = word.startsWith(start) ? startingWith(words, start) : itself;
  const lexeme = placeIn(postings.lexemes, stem);
  const inflections =
    postings.lexemes[lexeme] === stem
      ? words.slice(alike.from, alike.to).filter((_, index) => stems[alike.from + index] === lexeme)
      : [];
  return { stem, inflections, isThere: inflections.length > 0 || itself.to > itself.from };
}

/** What the languages have for each word, and possible corrections of words that are in none of them. */
function lookUp(words: readonly string[], languages: readonly LanguageIndex[]) {
  const known = new Map(words.map((word) => [word, languages.map((language) => knownIn(language, word))]));
  const isMissing = (word: string) => isMistypable(word) && !known.get(word)?.some(({ isThere }) => isThere);
  const missing = words.filter(isMissing).sort().slice(0, maxMistyped);
  const near = new Map(missing.map((word) => [word, nearest(word, languages)]));
  return (language: LanguageIndex, word: string): (Known & { near: string[] }) | undefined => {
    const one = known.get(word)?.[languages.indexOf(language)];
    return one && { ...one, near: near.get(word)?.get(language.locale) ?? [] };
  };
}

/** What one term requires. */
function termQuery(
  index: LanguageIndex,
  { tokens, isBeginning, isUnparted: unparted }: Term,
  known: Known | undefined,
  near: readonly string[],
): TermQuery {
  const itself = tokens.map((token) => index.lexeme(token));
  const beginnings = isBeginning ? tokens.map((token) => index.beginning(token)) : itself;
  const stem = typeof known?.stem === "string" ? [[index.lexeme(known.stem)]] : [];
  return {
    any: [beginnings, ...stem, ...near.map((word) => [index.lexeme(word)])],
    // In scripts without spaces, a prefix of a pair is an exact match too.
    exact: [unparted ? beginnings : itself, ...stem],
  };
}

type LookUp = ReturnType<typeof lookUp>;

function languageQuery(
  index: LanguageIndex,
  terms: readonly Term[],
  substrings: readonly string[],
  lookedUp: LookUp,
): LanguageQuery {
  const all = terms.map((term) => {
    const known = term.isUnparted ? undefined : lookedUp(index, term.tokens[0] ?? "");
    return { term, known, isStopWord: known?.stem === null };
  });
  // "The" is ignored, unless there is nothing else.
  const telling = all.some(({ isStopWord }) => !isStopWord) ? all.filter(({ isStopWord }) => !isStopWord) : all;
  const parted = telling.filter(({ term }) => !term.isUnparted);
  const words = parted.flatMap(({ term, known }) => [
    ...term.tokens,
    ...(known?.stem ? [known.stem] : []),
    ...(known ? [...known.inflections, ...known.near] : []),
  ]);
  const beginnings = parted.filter(({ term }) => term.isBeginning).flatMap(({ term }) => term.tokens);
  return {
    locale: index.locale,
    terms: telling.map(({ term, known }) => termQuery(index, term, known, known?.near ?? [])),
    isMistyped: telling.some(({ known }) => (known?.near.length ?? 0) > 0),
    marks: { words: new Set(words), beginnings, substrings },
  };
}

/** Whether a word has several tokens in the index, so that its parts may occur without the whole. */
const hasParts = (word: string): boolean => termsOf(word).flatMap(({ tokens }) => tokens).length > 1;

const distinct = <T>(all: readonly T[]): T[] => [...new Set(all)];

/**
 * Builds queries from user input: one per language that has documents, since stems and stop words differ. A word of four
 * letters or more that is in the index of none of these languages, neither itself nor as a prefix, is replaced by the
 * closest words that are (L19).
 */
export function understand(index: SearchIndex, query: string, locales: readonly ContentLocale[]): Understood {
  const text = folded(query);
  const words = text === "" ? [] : distinct(text.split(" ")).slice(0, maxWords);
  const terms = words.flatMap(termsOf);
  const parted = distinct(terms.filter((term) => !term.isUnparted).flatMap(({ tokens }) => tokens));
  const languages = locales.flatMap((locale) => index.language(locale) ?? []);
  const lookedUp = lookUp(
    parted,
    languages.filter(({ locale }) => stemming[locale] !== undefined),
  );
  return {
    text,
    substrings: words.filter(hasParts),
    languages:
      terms.length === 0
        ? []
        : languages.map((language) => languageQuery(language, terms, words.filter(isUnparted), lookedUp)),
  };
}
