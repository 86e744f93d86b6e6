import type { ContentLocale } from "../../contract/primitives";
import type { Uints } from "./growing-uints";
import type { SearchSource } from "./write-index";

/** Lexemes by number, the end not included; all with a common beginning are neighbors. */
export interface Range {
  from: number;
  to: number;
}

/** The words that typing errors are compared with, in order. */
export interface Vocabulary {
  words: readonly string[];
  /** For each word, the number of its stem's lexeme, or one of the two below. */
  stems: Int32Array;
  /** For each word, which letters it has, see `lettersOf`. */
  letters: Uint32Array;
}
export const stopWord = -1;
/** The stem occurs in no document: another version of PostgreSQL has written these. */
export const unknownStem = -2;

/** The lexemes of the documents, in both directions. */
export interface Postings {
  /** In order. */
  lexemes: readonly string[];
  /** Where the documents of each lexeme start in `documents`; the last entry is their end. */
  documentStarts: Uints;
  /** Documents by number, times two; plus one if the lexeme is in the title. */
  documents: Uints;
  /** Where the entries of each document start; the last entry is their end. */
  entryStarts: Uints;
  /** The lexeme of each entry; ordered within a document. */
  entryLexemes: Uints;
  /** Where the places of each document start in `places`; the last entry is their end. */
  placeStarts: Uints;
  /** Where the places of each entry end, counted from where those of its document start. */
  entryEnds: Uints;
  /** See `placeOf`. */
  places: Uints;
}

/** What is known about each document, by number. */
export interface Documents {
  kinds: readonly SearchSource["kind"][];
  types: readonly SearchSource["type"][];
  itemIds: Int32Array;
  /** The item by its number in the whole index. */
  items: Uints;
  /** Seconds. */
  timings: Int32Array;
  positions: Int32Array;
  /** The transaction that has written it. */
  writtenBy: Uint32Array;
  categories: readonly (readonly string[])[];
  titles: readonly string[];
  /** The title in folded form, and after it the text that substrings are searched in, see `write-index.ts`. */
  folded: readonly string[];
  /** Divides a document's fit, so that long ones do not win by length. */
  lengths: Float64Array;
  /** The text that passages are taken from. */
  body(document: number): string;
}

/** The first place in an ordered list whose text is not before this one. */
export function placeIn(list: readonly string[], text: string): number {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((list[middle] ?? "") < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The part of an ordered list that starts with a text. */
export const startingWith = (list: readonly string[], beginning: string): Range => ({
  from: placeIn(list, beginning),
  // No word has this character.
  to: placeIn(list, `${beginning}\uffff`),
});

/** All documents of a language. Immutable. */
export class LanguageIndex {
  /** Number of documents. */
  readonly size: number;
  /** For each document what a term found in it, zero between searches: searches never overlap. */
  readonly marks: Uint8Array;

  constructor(
    readonly locale: ContentLocale,
    readonly documents: Documents,
    readonly postings: Postings,
    readonly vocabulary: Vocabulary,
  ) {
    this.size = documents.titles.length;
    this.marks = new Uint8Array(this.size);
  }

  /** A lexeme; an empty range if no document has it. */
  lexeme(text: string): Range {
    const { lexemes } = this.postings;
    const from = placeIn(lexemes, text);
    return { from, to: lexemes[from] === text ? from + 1 : from };
  }

  /** The stems of a word of the vocabulary, see `WordRow`; undefined if they are unknown. */
  stemsOf(word: string): string[] | undefined {
    const { words, stems } = this.vocabulary;
    const place = placeIn(words, word);
    const stem = words[place] === word ? (stems[place] ?? unknownStem) : unknownStem;
    if (stem === stopWord) return [];
    const lexeme = this.postings.lexemes[stem];
    return lexeme === undefined ? undefined : [lexeme];
  }

  /** All lexemes that start with a text. */
  beginning(text: string): Range {
    return startingWith(this.postings.lexemes, text);
  }

  /** How many entries the lexemes have. */
  entriesOf({ from, to }: Range): number {
    const { documentStarts } = this.postings;
    return (documentStarts[to] ?? 0) - (documentStarts[from] ?? 0);
  }

  /** The first entry of a document whose lexeme is not before this one; the end of the document's entries if none. */
  firstEntry(document: number, lexeme: number): number {
    const { entryStarts, entryLexemes } = this.postings;
    let from = entryStarts[document] ?? 0;
    let to = entryStarts[document + 1] ?? 0;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((entryLexemes[middle] ?? 0) < lexeme) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** Where the places of one of a document's entries start. */
  firstPlace(document: number, entry: number): number {
    const { entryStarts, placeStarts, entryEnds } = this.postings;
    const isFirst = entry === entryStarts[document];
    return (placeStarts[document] ?? 0) + (isFirst ? 0 : (entryEnds[entry - 1] ?? 0));
  }

  /** Where the places of one of a document's entries end. */
  lastPlace(document: number, entry: number): number {
    const { placeStarts, entryEnds } = this.postings;
    return (placeStarts[document] ?? 0) + (entryEnds[entry] ?? 0);
  }

  /** The end of a document's entries. */
  lastEntry(document: number): number {
    return this.postings.entryStarts[document + 1] ?? 0;
  }
}
