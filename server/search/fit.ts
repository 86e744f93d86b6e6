import type { LanguageIndex, Range } from "./language-index";
import { positionIn, weightIn } from "./read-vector";
import type { TermQuery, Together } from "./understand";

/** What a hit in the text, the description, the keywords, and the title counts. */
const weights = [0.1, 0.3, 0.5, 1].map(Math.fround);
/** The bits of a number that has no sign; a query has fewer terms. */
const maxBits = 31;

/** Lexemes whose hits are the same to the query. */
interface Operand {
  ranges: readonly Range[];
  bit: number;
}

/** Says how well documents match the terms of a query; made once for each query and language. */
export interface FitQuery {
  operands: readonly Operand[];
  /** For each term, sets of operands; it has to have all of one set. */
  terms: readonly (readonly number[])[];
}

/** Ranges without overlaps, in order. */
function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const { from, to } of [...ranges].sort((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (from < to) result.push({ from, to });
  }
  return result;
}

/** Prepares the terms for `fitOf`. */
export function fitQuery(terms: readonly TermQuery[]): FitQuery {
  const operands: Operand[] = [];
  const add = (ranges: readonly Range[]): number => {
    const bit = operands.length < maxBits ? 1 << operands.length : 0;
    if (bit !== 0) operands.push({ ranges: merged(ranges), bit });
    return bit;
  };
  const setsOf = ({ any }: TermQuery): number[] => {
    const isSingle = (together: Together) => together.length === 1;
    const single = any.filter(isSingle).flat();
    const several = any.filter((together) => !isSingle(together));
    return [
      ...(single.length > 0 ? [add(single)] : []),
      ...several.map((together) => together.reduce((set, range) => set | add([range]), 0)),
    ];
  };
  const sets = terms.map(setsOf);
  return { operands, terms: sets };
}

/** The hits of a document, in order; reused, since no two documents are looked at simultaneously. */
const hits = { places: [] as number[], entries: [] as number[], bits: [] as number[], length: 0 };

function addHit(place: number, entry: number, bit: number): void {
  let at = hits.length;
  // Ordered by place, then by entry: most hits come in order.
  const isLater = (other: number) =>
    (hits.places[other] ?? 0) > place || (hits.places[other] === place && (hits.entries[other] ?? 0) > entry);
  while (at > 0 && isLater(at - 1)) at -= 1;
  if (at > 0 && hits.places[at - 1] === place && hits.entries[at - 1] === entry) {
    hits.bits[at - 1] = (hits.bits[at - 1] ?? 0) | bit;
    return;
  }
  for (let later = hits.length; later > at; later -= 1) {
    hits.places[later] = hits.places[later - 1] ?? 0;
    hits.entries[later] = hits.entries[later - 1] ?? 0;
    hits.bits[later] = hits.bits[later - 1] ?? 0;
  }
  hits.places[at] = place;
  hits.entries[at] = entry;
  hits.bits[at] = bit;
  hits.length += 1;
}

/** Calls back for each hit of an operand. */
function eachHit(
  index: LanguageIndex,
  document: number,
  { ranges }: Operand,
  use: (place: number, entry: number) => void,
): void {
  const { entryLexemes, places } = index.postings;
  const end = index.lastEntry(document);
  for (const { from, to } of ranges)
    for (let entry = index.firstEntry(document, from); entry < end && (entryLexemes[entry] ?? 0) < to; entry += 1) {
      const last = index.lastPlace(document, entry);
      for (let at = index.firstPlace(document, entry); at < last; at += 1) use(places[at] ?? 0, entry);
    }
}

const isComplete = (terms: FitQuery["terms"], bits: number): boolean =>
  terms.every((sets) => sets.some((set) => (bits & set) === set));

/** The shortest stretch of hits that starts at or after a hit and has all terms; null if there is none. */
function nextCover(terms: FitQuery["terms"], from: number): { begin: number; end: number } | null {
  let bits = 0;
  let end = from;
  for (; end < hits.length; end += 1) {
    bits |= hits.bits[end] ?? 0;
    if (isComplete(terms, bits)) break;
  }
  if (end === hits.length) return null;
  bits = 0;
  let begin = end;
  for (; begin > from; begin -= 1) {
    bits |= hits.bits[begin] ?? 0;
    if (isComplete(terms, bits)) break;
  }
  return { begin, end };
}

/** What a stretch counts: more with weighty hits, less with other words between them. */
function weightOf({ begin, end }: { begin: number; end: number }): number {
  let inverse = 0;
  for (let hit = begin; hit <= end; hit += 1) inverse += 1 / (weights[weightIn(hits.places[hit] ?? 0)] ?? 1);
  const others = positionIn(hits.places[end] ?? 0) - positionIn(hits.places[begin] ?? 0) - (end - begin);
  // Positions have a limit, so that in a very long text many hits have the same.
  const noise = others < 0 ? Math.trunc((end - begin) / 2) : others;
  return (end - begin + 1) / inverse / (1 + noise);
}

/**
 * The fit of a single term: each hit is a stretch of its own. A few letters occur in almost every document, so this has
 * no call for each hit.
 */
function sumOfWeights(index: LanguageIndex, document: number, { ranges }: Operand): number {
  const { entryLexemes, places } = index.postings;
  const end = index.lastEntry(document);
  let sum = 0;
  for (const { from, to } of ranges) {
    const begin = index.firstEntry(document, from);
    let entry = begin;
    while (entry < end && (entryLexemes[entry] ?? 0) < to) entry += 1;
    if (entry === begin) continue;
    // The places of neighbors are neighbors.
    const last = index.lastPlace(document, entry - 1);
    for (let at = index.firstPlace(document, begin); at < last; at += 1) sum += weights[weightIn(places[at] ?? 0)] ?? 0;
  }
  return sum;
}

/**
 * How well a document matches, higher is better: by how close together the terms are, in parts of what weight, and by
 * the document's length. The same measure as PostgreSQL's `ts_rank_cd`, which orders the documents of a tier.
 */
export function fitOf(index: LanguageIndex, { operands, terms }: FitQuery, document: number): number {
  let fit = 0;
  const [first] = operands;
  if (operands.length === 1 && first) fit = sumOfWeights(index, document, first);
  else {
    hits.length = 0;
    for (const operand of operands)
      eachHit(index, document, operand, (place, entry) => addHit(place, entry, operand.bit));
    for (let cover = nextCover(terms, 0); cover; cover = nextCover(terms, cover.begin + 1)) fit += weightOf(cover);
  }
  return Math.fround(fit / (index.documents.lengths[document] ?? 1));
}
