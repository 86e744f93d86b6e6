import type { LanguageIndex, Range } from "./language-index";
import { titleWeight, weightIn } from "./read-vector";
import type { TermQuery, Together } from "./understand";

/** What a term found in a document, as bits. */
export const found = { any: 1, exact: 2, inTitle: 4 } as const;
/** Looking a document up takes about as long as reading this many of a list. */
const lookUpCost = 16;

/** The documents that match. */
export interface Matches {
  documents: readonly number[];
  /** For each of them, the bits of `found` that every term has. */
  bits: readonly number[];
}

const rarest = (index: LanguageIndex, together: Together): Range =>
  together.reduce((rare, range) => (index.entriesOf(range) < index.entriesOf(rare) ? range : rare));

const costOf = (index: LanguageIndex, { any }: TermQuery): number =>
  any.reduce((sum, together) => sum + index.entriesOf(rarest(index, together)), 0);

/** What one of a range of lexemes has in a document: nothing, that it occurs, or also that it does in the title. */
function occurrence(index: LanguageIndex, { from, to }: Range, document: number): number {
  if (from === to) return 0;
  const { entryLexemes, places } = index.postings;
  const end = index.lastEntry(document);
  let bits = 0;
  for (let entry = index.firstEntry(document, from); entry < end && (entryLexemes[entry] ?? 0) < to; entry += 1) {
    // The title comes first.
    if (weightIn(places[index.firstPlace(document, entry)] ?? 0) === titleWeight) return found.any | found.inTitle;
    bits = found.any;
  }
  return bits;
}

/** The same for several ranges, each of which has to occur. */
function occurrences(index: LanguageIndex, together: Together, document: number): number {
  let bits: number = found.any | found.inTitle;
  for (const range of together) {
    bits &= occurrence(index, range, document);
    if (bits === 0) return 0;
  }
  return bits;
}

/** What a term found in a document. */
function bitsIn(index: LanguageIndex, { any, exact }: TermQuery, document: number): number {
  let bits = 0;
  for (const together of exact) {
    const here = occurrences(index, together, document);
    if (here > 0) bits |= here | found.exact;
  }
  if (bits > 0) return bits;
  return any.some((together) => occurrences(index, together, document) > 0) ? found.any : 0;
}

/** Marks the documents of a term in the index with what it found there, and lists those that had no mark. */
function markDocuments(index: LanguageIndex, { any, exact }: TermQuery): number[] {
  const { marks } = index;
  const { documentStarts, documents } = index.postings;
  const marked: number[] = [];
  const mark = (together: Together, isExact: boolean) => {
    const { from, to } = rarest(index, together);
    const end = documentStarts[to] ?? 0;
    for (let at = documentStarts[from] ?? 0; at < end; at += 1) {
      const value = documents[at] ?? 0;
      const document = value >> 1;
      const here =
        together.length > 1
          ? occurrences(index, together, document)
          : found.any | ((value & 1) === 1 ? found.inTitle : 0);
      if (here === 0) continue;
      if (marks[document] === 0) marked.push(document);
      marks[document] = (marks[document] ?? 0) | (isExact ? here | found.exact : found.any);
    }
  };
  for (const together of exact) mark(together, true);
  for (const together of any) if (!exact.includes(together)) mark(together, false);
  return marked;
}

function clearMarks({ marks }: LanguageIndex, marked: readonly number[]): void {
  for (const document of marked) marks[document] = 0;
}

/** The documents that have every term, and how. */
export function matchesOf(index: LanguageIndex, terms: readonly TermQuery[]): Matches {
  const [first, ...others] = terms
    .map((term) => ({ term, cost: costOf(index, term) }))
    .sort((one, other) => one.cost - other.cost);
  if (!first) return { documents: [], bits: [] };
  let documents = markDocuments(index, first.term);
  let bits = documents.map((document) => index.marks[document] ?? 0);
  clearMarks(index, documents);
  for (const { term, cost } of others) {
    const alternatives = term.any.length + term.exact.length;
    const isLookedUp = documents.length * alternatives * lookUpCost < cost;
    const marked = isLookedUp ? [] : markDocuments(index, term);
    const both = documents.map(
      (document, at) => (bits[at] ?? 0) & (isLookedUp ? bitsIn(index, term, document) : (index.marks[document] ?? 0)),
    );
    clearMarks(index, marked);
    documents = documents.filter((_, at) => both[at] !== 0);
    bits = both.filter((value) => value !== 0);
  }
  return { documents, bits };
}
