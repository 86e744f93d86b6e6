import type { ContentLocale } from "../../contract/primitives";
import { GrowingTexts, GrowingUints, type Uints, uintsFor } from "./growing-uints";
import { inOneLine } from "./highlight";
import {
  type Documents,
  LanguageIndex,
  type Postings,
  placeIn,
  stopWord,
  unknownStem,
  type Vocabulary,
} from "./language-index";
import { lettersOf } from "./near";
import { readVector, titleWeight } from "./read-vector";
import type { SearchSource } from "./write-index";

/** A document as the import has written it. */
export interface DocumentRow extends Pick<SearchSource, "kind" | "itemId" | "type" | "title" | "body"> {
  folded: string;
  /** The text form of a `tsvector`. */
  words: string;
  categories: string[];
  timing: number;
  position: number;
}

/** A word of the vocabulary with its stems: none for a stop word, otherwise one. */
export interface WordRow {
  word: string;
  stems: string[];
}

/** A copy of its own: a part of a long text would keep all of it in memory. */
const detached = (text: string): string => Buffer.from(text).toString();

const hasTitle = (places: readonly number[]): boolean => places.some((place) => place % 4 === titleWeight);

/** Collects the documents and words of one language. */
export class LanguageBuilder {
  private readonly rows: Omit<DocumentRow, "body" | "words" | "categories">[] = [];
  private readonly categories: (readonly string[])[] = [];
  /** Most documents share their topics with others. */
  private readonly sharedCategories = new Map<string, readonly string[]>();
  private readonly items = new GrowingUints();
  private readonly bodies = new GrowingTexts();
  private readonly lengths: number[] = [];
  /** Lexemes by their first occurrence. */
  private readonly numbers = new Map<string, number>();
  private readonly entryEnds = new GrowingUints();
  private readonly entryLexemes = new GrowingUints();
  /** Twice the place's end within the document, plus one for an entry in the title. */
  private readonly entryPlaceEnds = new GrowingUints();
  private readonly placeEnds = new GrowingUints();
  private readonly places = new GrowingUints();
  private readonly words: WordRow[] = [];

  constructor(private readonly locale: ContentLocale) {}

  /** @param item the item's number in the whole index */
  addDocument({ body, words, categories, ...row }: DocumentRow, item: number): void {
    this.rows.push(row);
    const key = categories.join();
    const shared = this.sharedCategories.get(key) ?? categories;
    this.sharedCategories.set(key, shared);
    this.categories.push(shared);
    this.items.push(item);
    this.bodies.push(inOneLine(body));
    const before = this.places.length;
    let length = 0;
    readVector(words, (lexeme, places) => {
      let number = this.numbers.get(lexeme);
      if (number === undefined) {
        number = this.numbers.size;
        this.numbers.set(detached(lexeme), number);
      }
      for (const place of places) this.places.push(place);
      this.entryLexemes.push(number);
      this.entryPlaceEnds.push((this.places.length - before) * 2 + (hasTitle(places) ? 1 : 0));
      length += Math.max(1, places.length);
    });
    this.entryEnds.push(this.entryLexemes.length);
    this.placeEnds.push(this.places.length);
    this.lengths.push(length > 0 ? Math.log(length + 1) : 1);
  }

  addWords(rows: readonly WordRow[]): void {
    for (const row of rows) this.words.push(row);
  }

  /**
   * The finished index.
   * @param pause lets others run; called often enough that none of them waits for long
   */
  async build(pause: () => Promise<void>): Promise<LanguageIndex> {
    const lexemes = [...this.numbers.keys()].sort();
    await pause();
    const postings = await this.postings(lexemes, pause);
    const vocabulary = await this.vocabulary(lexemes, pause);
    return new LanguageIndex(this.locale, this.documents(), postings, vocabulary);
  }

  private documents(): Documents {
    const { rows, categories, lengths } = this;
    const numbers = (of: (row: (typeof rows)[number]) => number) => Int32Array.from(rows, of);
    return {
      kinds: rows.map(({ kind }) => kind),
      types: rows.map(({ type }) => type),
      itemIds: numbers(({ itemId }) => itemId),
      items: this.items.compact(),
      timings: numbers(({ timing }) => timing),
      positions: numbers(({ position }) => position),
      categories,
      titles: rows.map(({ title }) => title),
      folded: rows.map(({ folded }) => folded),
      lengths: Float64Array.from(lengths),
      body: this.bodies.compact(),
    };
  }

  private async postings(lexemes: readonly string[], pause: () => Promise<void>): Promise<Postings> {
    const ordered = new Uint32Array(lexemes.length);
    for (const [place, lexeme] of lexemes.entries()) ordered[this.numbers.get(lexeme) ?? 0] = place;
    await pause();
    const entries = this.entryLexemes.length;
    const entryLexemes = uintsFor(lexemes.length, entries);
    const entryEnds = new GrowingUints();
    const documentStarts = uintsFor(entries, lexemes.length + 1);
    const documents = uintsFor(this.rows.length * 2, entries);
    for (let entry = 0; entry < entries; entry += 1) {
      const lexeme = ordered[this.entryLexemes.at(entry)] ?? 0;
      entryLexemes[entry] = lexeme;
      entryEnds.push(this.entryPlaceEnds.at(entry) >> 1);
      documentStarts[lexeme + 1] = (documentStarts[lexeme + 1] ?? 0) + 1;
    }
    await pause();
    for (let lexeme = 0; lexeme < lexemes.length; lexeme += 1)
      documentStarts[lexeme + 1] = (documentStarts[lexeme + 1] ?? 0) + (documentStarts[lexeme] ?? 0);
    const next = documentStarts.slice();
    for (let document = 0, entry = 0; document < this.rows.length; document += 1)
      for (; entry < this.entryEnds.at(document); entry += 1) {
        const lexeme = entryLexemes[entry] ?? 0;
        const place = next[lexeme] ?? 0;
        documents[place] = document * 2 + (this.entryPlaceEnds.at(entry) & 1);
        next[lexeme] = place + 1;
      }
    await pause();
    return {
      lexemes,
      documentStarts,
      documents,
      entryStarts: startsOf(this.entryEnds),
      entryLexemes,
      placeStarts: startsOf(this.placeEnds),
      entryEnds: entryEnds.compact(),
      places: this.places.compact(),
    };
  }

  private async vocabulary(lexemes: readonly string[], pause: () => Promise<void>): Promise<Vocabulary> {
    const rows = this.words.sort((one, other) => (one.word < other.word ? -1 : 1));
    await pause();
    const stemOf = ({ stems: [stem] }: WordRow): number => {
      if (stem === undefined) return stopWord;
      const lexeme = placeIn(lexemes, stem);
      return lexemes[lexeme] === stem ? lexeme : unknownStem;
    };
    const stems = Int32Array.from(rows, stemOf);
    await pause();
    const words = rows.map(({ word }) => {
      // Almost every word is a lexeme, too: one copy of the text is enough.
      const lexeme = lexemes[placeIn(lexemes, word)];
      return lexeme === word ? lexeme : word;
    });
    await pause();
    return { words, stems, letters: Uint32Array.from(words, lettersOf) };
  }
}

/** Where each of several neighbors starts, from where each ends. */
function startsOf(ends: GrowingUints): Uints {
  const starts = uintsFor(ends.at(ends.length - 1), ends.length + 1);
  for (let number = 0; number < ends.length; number += 1) starts[number + 1] = ends.at(number);
  return starts;
}
