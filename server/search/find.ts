import { type SQL, sql } from "drizzle-orm";
import type { ContentLocale } from "../../contract/primitives";
import type { Database } from "../db/database";
import { highlight, passage, type Segments } from "./highlight";
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
  types?: readonly SearchSource["type"][] | undefined;
  /** Ids of topics: an item needs one of them; an empty list filters nothing. */
  categories?: readonly string[] | undefined;
  /** Seconds, inclusive. */
  minTiming?: number | undefined;
  maxTiming?: number | undefined;
  /** Only items with these ids, or only those with other ids; for one kind of items. */
  only?: readonly number[] | undefined;
  except?: readonly number[] | undefined;
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

/** The weights of a hit in the title, keywords, description, and text, in PostgreSQL's order: D to A. */
const weights = "{0.1, 0.3, 0.5, 1}";
/** Keeps long documents from winning by length: divides by 1 plus the logarithm of the length. */
const byLength = 1;

const given = <T>(value: T | undefined, condition: (value: T) => SQL): SQL[] =>
  value === undefined ? [] : [condition(value)];

const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;
const idArray = (values: readonly number[]): SQL => sql`${sql.param([...values])}::integer[]`;

const filtersOf = ({ kinds, types, categories, minTiming, maxTiming, only, except }: Search): SQL[] => [
  ...given(kinds, (values) => sql`d.kind = any(${textArray(values)})`),
  ...given(types, (values) => sql`d.type = any(${textArray(values)})`),
  ...given(categories?.length ? categories : undefined, (values) => sql`d.categories && ${textArray(values)}`),
  ...given(minTiming, (seconds) => sql`d.timing >= ${seconds}`),
  ...given(maxTiming, (seconds) => sql`d.timing <= ${seconds}`),
  ...given(only, (ids) => sql`d.item_id = any(${idArray(ids)})`),
  ...given(except, (ids) => sql`d.item_id <> all(${idArray(ids)})`),
];

/** A `like` pattern for a literal text: escapes its wildcards. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/**
 * How well a document matches, lower is better: 0 the title equals the query, 1 the title has all words, 2 the document
 * has all words, 3 it has words with these prefixes, 4 it has similar words (L19).
 */
function tierOf(text: string, { exact }: LanguageQuery): SQL {
  if (!exact) return sql`4`;
  return sql`case
    when not d.words @@ ${exact.anywhere}::tsquery then 3
    when left(d.folded, ${[...text].length + 1}) = ${`${text}\n`} then 0
    when d.words @@ ${exact.inTitle}::tsquery then 1
    else 2
  end`;
}

/** The documents of one language that match. */
function matchesIn(
  search: Search,
  { text, substrings }: Understood,
  query: LanguageQuery | undefined,
  { locale, place, standsIn }: { locale: ContentLocale; place: number; standsIn: boolean },
): SQL {
  const conditions = [
    sql`d.locale = ${locale}`,
    ...given(query, ({ any }) => sql`d.words @@ ${any}::tsquery`),
    ...substrings.map((substring) => sql`d.folded like ${containing(substring)}`),
    ...filtersOf(search),
    ...given(
      standsIn ? search.locales : undefined,
      (locales) => sql`not exists (
        select from search_document o
        where o.kind = d.kind and o.item_id = d.item_id and o.locale = any(${textArray(locales)})
      )`,
    ),
  ];
  const fit = query
    ? sql`${tierOf(text, query)} as tier, ts_rank_cd(${weights}, d.words, ${query.any}::tsquery, ${byLength}) as fit`
    : sql`0 as tier, 0 as fit`;
  return sql`
    select d.kind, d.item_id, d.locale, d.type, d.position, ${place}::integer as place, ${fit}
    from search_document d where ${sql.join(conditions, sql` and `)}`;
}

/** Everything that matches, each item once: in the first of the languages that it was found in. */
function foundQuery(search: Search, understood: Understood): SQL {
  const standsIn = search.fallback && !search.locales.includes("en");
  const places = search.locales.map((locale, place) => ({ locale, place, standsIn: false }));
  if (standsIn) places.push({ locale: "en", place: places.length, standsIn });
  const matches = places.map((place) =>
    matchesIn(
      search,
      understood,
      understood.languages.find(({ locale }) => locale === place.locale),
      place,
    ),
  );
  const all = sql.join(matches, sql` union all `);
  // With the fallback, the item exists in none of the other languages.
  if (search.locales.length === 1) return all;
  return sql`select distinct on (kind, item_id) * from (${all}) as matched order by kind, item_id, place`;
}

const order = sql`tier, fit desc, position, item_id, kind`;

interface Row extends Found {
  type: SearchSource["type"];
  total: number;
  title: string | null;
  body: string | null;
}

async function findPage(db: Database, search: Search, understood: Understood, withTexts: boolean): Promise<Page<Row>> {
  if (search.locales.length === 0) return { total: 0, hits: [] };
  const texts = withTexts ? sql`t.title, t.body` : sql`null as title, null as body`;
  const joined = withTexts
    ? sql`left join search_document t on t.kind = p.kind and t.item_id = p.item_id and t.locale = p.locale`
    : sql``;
  // The total needs a row even if the page has none.
  const query = sql`
    with found as materialized (${foundQuery(search, understood)})
    select counted.total, p.rank, p.kind, p.item_id, p.locale, p.type, ${texts}
    from (select count(*)::integer as total from found) as counted
      left join lateral (
        select *, row_number() over (order by ${order}) as rank from found order by rank limit ${search.limit} offset ${(search.page - 1) * search.limit}
      ) as p on true
      ${joined}`;
  const rows = await db
    .select({
      total: sql<number>`total`,
      kind: sql<Row["kind"]>`kind`,
      itemId: sql<number | null>`item_id`,
      locale: sql<ContentLocale>`locale`,
      type: sql<Row["type"]>`type`,
      title: sql<string | null>`title`,
      body: sql<string | null>`body`,
    })
    .from(sql`(${query}) as page`)
    .orderBy(sql`rank`);
  return {
    total: rows[0]?.total ?? 0,
    hits: rows.flatMap(({ itemId, ...row }) => (itemId === null ? [] : [{ ...row, itemId }])),
  };
}

const languagesOf = ({ locales, fallback }: Search): ContentLocale[] => [
  ...new Set<ContentLocale>(fallback ? [...locales, "en"] : locales),
];

/**
 * What matches the words and the filters, best first; ties are ordered by position. Every word has to occur; accents
 * and case never matter (L19).
 * @returns ids without texts, in one query or two
 */
export async function findItems(db: Database, search: Search): Promise<Page<Found>> {
  const { total, hits } = await findPage(db, search, await understand(db, search.words, languagesOf(search)), false);
  return { total, hits: hits.map(({ kind, itemId, locale }) => ({ kind, itemId, locale })) };
}

const nothingMarked = { words: new Set<string>(), beginnings: [], substrings: [] };

/** The same with titles and passages, with hits marked. */
export async function findDocuments(db: Database, search: Search): Promise<Page<FoundDocument>> {
  const understood = await understand(db, search.words, languagesOf(search));
  const { total, hits } = await findPage(db, search, understood, true);
  return {
    total,
    hits: hits.map(({ kind, itemId, locale, type, title, body }) => {
      const marks = understood.languages.find((language) => language.locale === locale)?.marks ?? nothingMarked;
      return { kind, itemId, locale, type, title: highlight(title ?? "", marks), passage: passage(body ?? "", marks) };
    }),
  };
}
