import type { ContentLocale } from "../../contract/primitives";
import { firstOf } from "./first-of";
import { fitOf, fitQuery } from "./fit";
import { highlight, passage, type Segments } from "./highlight";
import type { LanguageIndex } from "./language-index";
import { found, type Matches, matchesOf } from "./match";
import type { SearchIndex } from "./search-index";
import { type LanguageQuery, type Understood, understand } from "./understand";
import type { SearchSource } from "./write-index";

/** What to search for, and where. */
export interface Search {
  /** The user's query; without it, everything matches. */
  words: string;
  /** The languages to search, the preferred one first. */
  locales: readonly ContentLocale[];
  /** Searches English for items that exist in none of the languages (R52). */
  fallback: boolean;
  kinds?: readonly SearchSource["kind"][] | undefined;
  /** Of what is found, only this kind is returned; the others are counted. */
  shown?: SearchSource["kind"] | undefined;
  types?: readonly SearchSource["type"][] | undefined;
  /** Ids of topics: an item needs one of them; an empty list filters nothing. */
  categories?: readonly string[] | undefined;
  /** Seconds, inclusive. */
  minTiming?: number | undefined;
  maxTiming?: number | undefined;
  /** Only items with these ids, or only those with other ids; for one kind of items. */
  only?: readonly number[] | undefined;
  except?: readonly number[] | undefined;
  /** Learners by item id: of equally good items, those with more come first. */
  learners?: ReadonlyMap<number, number> | undefined;
  /** From 1. */
  page: number;
  limit: number;
}

/** An item that was found, and the language that it was found in. */
export interface Found {
  kind: SearchSource["kind"];
  itemId: number;
  locale: ContentLocale;
}

export interface FoundDocument extends Found {
  type: SearchSource["type"];
  /** The whole title. */
  title: Segments;
  /** The passage that fits best. */
  passage: Segments;
}

interface Page<T> {
  /** Across all pages. */
  total: number;
  hits: T[];
}

/** How many items of each kind were found, those that are not shown included. */
export type Counts = ReadonlyMap<SearchSource["kind"], number>;

/**
 * How well a document matches, lower is better: 0 the title equals the query, 1 the title has all words, 2 the document
 * has all words, 3 it has words with these prefixes, 4 it has similar words (L19).
 */
type Tier = 0 | 1 | 2 | 3 | 4;
const tiers = [0, 1, 2, 3, 4] as const;

/** A document that matches, in the language that it was found in. */
interface Match {
  index: LanguageIndex;
  document: number;
}

type Filter = (document: number) => boolean;

/** One of the search's conditions, if it has it. */
const filterOf = <T>(value: T | undefined, matches: (value: T) => Filter): Filter[] =>
  value === undefined ? [] : [matches(value)];

/** Whether a document of a language passes the search's filters. */
function filtersIn(search: Search, { documents }: LanguageIndex): Filter[] {
  const { kinds, types, categories, minTiming = 0, maxTiming = Infinity, only, except } = search;
  const timing = (document: number) => documents.timings[document] ?? 0;
  const idAmong = (ids: readonly number[]) => {
    const known = new Set(ids);
    return (document: number) => known.has(documents.itemIds[document] ?? 0);
  };
  return [
    ...filterOf(kinds, (some) => (document) => some.some((kind) => kind === documents.kinds[document])),
    ...filterOf(types, (some) => (document) => some.some((type) => type === documents.types[document])),
    ...filterOf(
      categories?.length ? categories : undefined,
      (some) => (document) => documents.categories[document]?.some((category) => some.includes(category)) ?? false,
    ),
    ...(minTiming > 0 ? [(document: number) => timing(document) >= minTiming] : []),
    ...(maxTiming < Infinity ? [(document: number) => timing(document) <= maxTiming] : []),
    ...filterOf(only, idAmong),
    ...filterOf(except, (ids) => {
      const isExcepted = idAmong(ids);
      return (document) => !isExcepted(document);
    }),
  ];
}

function tierOf(
  index: LanguageIndex,
  text: string,
  { isMistyped }: LanguageQuery,
  document: number,
  bits: number,
): Tier {
  if (isMistyped) return 4;
  if ((bits & found.exact) === 0) return 3;
  if (index.documents.folded[document]?.startsWith(`${text}\n`)) return 0;
  return (bits & found.inTitle) > 0 ? 1 : 2;
}

const everything = ({ size }: LanguageIndex): Matches => ({
  documents: Array.from({ length: size }, (_, document) => document),
  bits: [],
});

/** The documents of one language that match, by tier. */
interface Matching {
  index: LanguageIndex;
  byTier: readonly number[][];
}

/** Everything that matches, each item once: in the first of the languages that it was found in. */
function everyMatch(
  all: SearchIndex,
  search: Search,
  { text, substrings, languages }: Understood,
): { matching: Matching[]; counts: Counts } {
  const isFirst = all.firstTime();
  const counts = new Map<SearchSource["kind"], number>();
  const matching = languagesOf(search).flatMap((locale) => {
    const index = all.language(locale);
    if (!index) return [];
    const { items, folded, kinds } = index.documents;
    const standsIn = !search.locales.includes(locale);
    const query = languages.find((one) => one.locale === locale);
    const filters = filtersIn(search, index);
    const isFiltered = substrings.length > 0 || filters.length > 0 || standsIn;
    const isWanted = (document: number, item: number): boolean =>
      substrings.every((substring) => folded[document]?.includes(substring)) &&
      filters.every((matches) => matches(document)) &&
      !(standsIn && all.existsIn(item, search.locales));
    const { documents, bits } = query ? matchesOf(index, query.terms) : everything(index);
    const byTier: number[][] = tiers.map(() => []);
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at] ?? 0;
      const item = items[document] ?? 0;
      // Asked last, because asking counts.
      if ((isFiltered && !isWanted(document, item)) || !isFirst(item)) continue;
      const kind = kinds[document] ?? "course";
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      if (search.shown !== undefined && search.shown !== kind) continue;
      byTier[query ? tierOf(index, text, query, document, bits[at] ?? 0) : 0]?.push(document);
    }
    return [{ index, byTier }];
  });
  return { matching, counts };
}

/** Those that fit best first; ties are ordered by learners, if they are known, and by position. */
function bestOf(
  matching: readonly Matching[],
  tier: Tier,
  { languages }: Understood,
  { count, learners }: { count: number; learners: Search["learners"] },
): Match[] {
  const judged = matching.flatMap(({ index, byTier }) => {
    const documents = byTier[tier] ?? [];
    const terms = languages.find(({ locale }) => locale === index.locale)?.terms;
    if (!terms || documents.length === 0) return documents.map((document) => ({ index, document, fit: 0 }));
    const query = fitQuery(terms);
    return documents.map((document) => ({ index, document, fit: fitOf(index, query, document) }));
  });
  return firstOf(judged, count, (one, other) => {
    if (one.fit !== other.fit) return other.fit - one.fit;
    const [a, b] = [one.index.documents, other.index.documents];
    const learnersOf = (id: number | undefined) => learners?.get(id ?? 0) ?? 0;
    return (
      learnersOf(b.itemIds[other.document]) - learnersOf(a.itemIds[one.document]) ||
      (a.positions[one.document] ?? 0) - (b.positions[other.document] ?? 0) ||
      (a.itemIds[one.document] ?? 0) - (b.itemIds[other.document] ?? 0) ||
      ((a.kinds[one.document] ?? "") < (b.kinds[other.document] ?? "") ? -1 : 1)
    );
  });
}

function findPage(index: SearchIndex, search: Search, understood: Understood): Page<Match> & { counts: Counts } {
  const { matching, counts } = everyMatch(index, search, understood);
  const from = (search.page - 1) * search.limit;
  const to = from + search.limit;
  const hits: Match[] = [];
  let before = 0;
  for (const tier of tiers) {
    const size = matching.reduce((sum, { byTier }) => sum + (byTier[tier]?.length ?? 0), 0);
    const [first, last] = [Math.max(from - before, 0), Math.min(to - before, size)];
    // Only the tiers that the page shows are ordered.
    if (first < last)
      hits.push(...bestOf(matching, tier, understood, { count: last, learners: search.learners }).slice(first));
    before += size;
  }
  return { total: before, counts, hits };
}

/** The languages to search, in order. */
const languagesOf = ({ locales, fallback }: Search): ContentLocale[] => [
  ...new Set<ContentLocale>(fallback && locales.length > 0 ? [...locales, "en"] : locales),
];

const foundAs = ({ index: { locale, documents }, document }: Match): Found => ({
  kind: documents.kinds[document] ?? "course",
  itemId: documents.itemIds[document] ?? 0,
  locale,
});

/**
 * What matches the words and the filters, best first; ties are ordered by position. Every word has to occur; accents
 * and case never matter (L19).
 * @returns ids without texts
 */
export function findItems(index: SearchIndex, search: Search): Page<Found> {
  const { total, hits } = findPage(index, search, understand(index, search.words, languagesOf(search)));
  return { total, hits: hits.map(foundAs) };
}

const nothingMarked = { words: new Set<string>(), beginnings: [], substrings: [] };

/** The same with titles and passages, with hits marked, and with the counts of all kinds. */
export function findDocuments(index: SearchIndex, search: Search): Page<FoundDocument> & { counts: Counts } {
  const understood = understand(index, search.words, languagesOf(search));
  const { total, counts, hits } = findPage(index, search, understood);
  return {
    total,
    counts,
    hits: hits.map((hit) => {
      const { locale, documents } = hit.index;
      const marks = understood.languages.find((language) => language.locale === locale)?.marks ?? nothingMarked;
      return {
        ...foundAs(hit),
        type: documents.types[hit.document] ?? "base",
        title: highlight(documents.titles[hit.document] ?? "", marks),
        passage: passage(documents.body(hit.document), marks),
      };
    }),
  };
}
