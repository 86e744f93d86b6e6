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
  /** The number of the transaction that has written it. */
  writtenBy: number;
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
  /** Where the places of the last document start. */
  private firstPlace = 0;
  /** For each lexeme of the earlier index, one more than its number here, if it has one. */
  private readonly numbersOfEarlier: Uint32Array;

  /** @param earlier an index that documents can be taken from */
  constructor(
    private readonly locale: ContentLocale,
    private readonly earlier?: LanguageIndex,
  ) {
    this.numbersOfEarlier = new Uint32Array(earlier?.postings.lexemes.length ?? 0);
  }

  /** @param item the item's number in the whole index */
  addDocument({ body, words, categories, ...row }: DocumentRow, item: number): void {
    this.beginDocument(row, categories, item, inOneLine(body));
    let length = 0;
    readVector(words, (lexeme, places) => {
      this.addEntry(this.numberOf(lexeme), places);
      length += Math.max(1, places.length);
    });
    this.endDocument(length > 0 ? Math.log(length + 1) : 1);
  }

  /** Takes a document from the earlier index, by its number there. */
  takeDocument(document: number, item: number): void {
    const { earlier } = this;
    if (!earlier) throw new Error("There is no earlier index.");
    const { documents, postings } = earlier;
    const row = {
      kind: documents.kinds[document] ?? "course",
      itemId: documents.itemIds[document] ?? 0,
      type: documents.types[document] ?? "base",
      title: documents.titles[document] ?? "",
      folded: documents.folded[document] ?? "",
      writtenBy: documents.writtenBy[document] ?? 0,
      timing: documents.timings[document] ?? 0,
      position: documents.positions[document] ?? 0,
    };
    this.beginDocument(row, documents.categories[document] ?? [], item, documents.body(document));
    const end = earlier.lastEntry(document);
    for (let entry = postings.entryStarts[document] ?? 0; entry < end; entry += 1) {
      const places = postings.places.subarray(earlier.firstPlace(document, entry), earlier.lastPlace(document, entry));
      this.addEntry(this.numberOfEarlier(postings, postings.entryLexemes[entry] ?? 0), places);
    }
    this.endDocument(documents.lengths[document] ?? 1);
  }

  private numberOf(lexeme: string): number {
    const known = this.numbers.get(lexeme);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(detached(lexeme), number);
    return number;
  }

  private numberOfEarlier({ lexemes }: Postings, lexeme: number): number {
    const known = this.numbersOfEarlier[lexeme] ?? 0;
    if (known > 0) return known - 1;
    const number = this.numberOf(lexemes[lexeme] ?? "");
    this.numbersOfEarlier[lexeme] = number + 1;
    return number;
  }

  private beginDocument(
    row: Omit<DocumentRow, "body" | "words" | "categories">,
    categories: readonly string[],
    item: number,
    body: string,
  ): void {
    this.rows.push(row);
    const key = categories.join();
    const shared = this.sharedCategories.get(key) ?? categories;
    this.sharedCategories.set(key, shared);
    this.categories.push(shared);
    this.items.push(item);
    this.bodies.push(body);
    this.firstPlace = this.places.length;
  }

  private addEntry(lexeme: number, places: Iterable<number>): void {
    let isInTitle = 0;
    for (const place of places) {
      this.places.push(place);
      if (place % 4 === titleWeight) isInTitle = 1;
    }
    this.entryLexemes.push(lexeme);
    this.entryPlaceEnds.push((this.places.length - this.firstPlace) * 2 + isInTitle);
  }

  private endDocument(length: number): void {
    this.entryEnds.push(this.entryLexemes.length);
    this.placeEnds.push(this.places.length);
    this.lengths.push(length);
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
      writtenBy: Uint32Array.from(rows, ({ writtenBy }) => writtenBy),
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
