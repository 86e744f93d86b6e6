import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, eq, getTableColumns, gt, inArray, sql } from "drizzle-orm";
import type { ContentLocale } from "../../contract/primitives";
import { contentLocales } from "../../contract/primitives";
import type { Database } from "../db/database";
import { LanguageBuilder, type WordRow } from "./build-language";
import type { LanguageIndex } from "./language-index";
import { stemming } from "./languages";
import { searchDocument, searchWord } from "./schema";
import { SearchIndex } from "./search-index";

/** Documents per statement: reading them must not keep requests waiting. */
const documentBatch = 100;
/** Words per statement. */
const wordBatch = 1000;

/** Lets requests run, which may have arrived in the meantime. */
const pause = async (): Promise<void> => {
  await nextTurn();
};

const { kind, itemId, locale: language } = searchDocument;
/** `xmin` is the transaction that has written a row: every row of PostgreSQL has it. */
const writtenBy = sql`xmin::text`.mapWith(Number);

/** The numbers of the items of all languages. */
class ItemNumbers {
  readonly all: Map<string, number>;

  constructor(known: SearchIndex | null | undefined) {
    this.all = new Map(known?.items);
  }

  of(key: string): number {
    const number = this.all.get(key) ?? this.all.size;
    this.all.set(key, number);
    return number;
  }
}

const keyOf = (row: { kind: string; itemId: number }): string => `${row.kind} ${row.itemId}`;

/** What is there of an earlier index. */
interface Comparison {
  /** The documents that have not changed, by key, with their numbers in that index. */
  same: ReadonlyMap<string, number>;
  /** The items of all other documents; null for all items. */
  changed: readonly number[] | null;
}

async function compare(db: Database, earlier: LanguageIndex): Promise<Comparison> {
  const { kinds, itemIds, writtenBy: writers } = earlier.documents;
  const known = new Map(kinds.map((one, at) => [`${one} ${itemIds[at]} ${writers[at]}`, at]));
  const same = new Map<string, number>();
  const changed: number[] = [];
  const rows = await db.select({ kind, itemId, writtenBy }).from(searchDocument).where(eq(language, earlier.locale));
  for (const row of rows) {
    const document = known.get(`${keyOf(row)} ${row.writtenBy}`);
    if (document === undefined) changed.push(row.itemId);
    else same.set(keyOf(row), document);
  }
  return { same, changed };
}

/** Adds documents: those of these items, or all. */
async function addDocuments(
  db: Database,
  locale: ContentLocale,
  builder: LanguageBuilder,
  items: ItemNumbers,
  { same, changed }: Comparison,
): Promise<void> {
  const { locale: _, vocabulary: __, ...columns } = getTableColumns(searchDocument);
  for (let last: { kind: string; itemId: number } | null = null; ; ) {
    const after: ReturnType<typeof sql> | undefined = last
      ? sql`(${kind}, ${itemId}) > (${last.kind}, ${last.itemId})`
      : undefined;
    const rows = await db
      .select({ ...columns, writtenBy })
      .from(searchDocument)
      .where(and(eq(language, locale), after, changed ? inArray(itemId, [...changed]) : undefined))
      .orderBy(asc(kind), asc(itemId))
      .limit(documentBatch);
    for (const row of rows) if (!same.has(keyOf(row))) builder.addDocument(row, items.of(keyOf(row)));
    last = rows.at(-1) ?? null;
    if (rows.length < documentBatch) return;
    await pause();
  }
}

/** Adds the words of the vocabulary; PostgreSQL stems those that the earlier index does not know. */
async function addWords(
  db: Database,
  locale: ContentLocale,
  builder: LanguageBuilder,
  earlier: LanguageIndex | undefined,
): Promise<void> {
  const configuration = stemming[locale];
  if (configuration === undefined) return;
  const { word } = searchWord;
  const stems = sql<string[]>`tsvector_to_array(to_tsvector(${configuration}::regconfig, ${word}))`;
  const isOfLanguage = eq(searchWord.locale, locale);
  for (let last: string | null = null; ; ) {
    const rows: { word: string }[] = await db
      .select({ word })
      .from(searchWord)
      .where(and(isOfLanguage, last === null ? undefined : gt(word, last)))
      .orderBy(asc(word))
      .limit(wordBatch);
    const known: WordRow[] = [];
    const unknown: string[] = [];
    for (const row of rows) {
      const found = earlier?.stemsOf(row.word);
      if (found) known.push({ word: row.word, stems: found });
      else unknown.push(row.word);
    }
    builder.addWords(known);
    if (unknown.length > 0)
      builder.addWords(
        await db
          .select({ word, stems })
          .from(searchWord)
          .where(and(isOfLanguage, inArray(word, unknown))),
      );
    last = rows.at(-1)?.word ?? null;
    if (rows.length < wordBatch) return;
    await pause();
  }
}

async function loadLanguage(
  db: Database,
  locale: ContentLocale,
  items: ItemNumbers,
  earlier: LanguageIndex | undefined,
): Promise<LanguageIndex> {
  const comparison = earlier ? await compare(db, earlier) : { same: new Map<string, number>(), changed: null };
  const { same, changed } = comparison;
  if (earlier && changed?.length === 0 && same.size === earlier.size) return earlier;
  const builder = new LanguageBuilder(locale, earlier);
  let count = 0;
  for (const [key, document] of same) {
    builder.takeDocument(document, items.of(key));
    count += 1;
    if (count % documentBatch === 0) await pause();
  }
  if (changed?.length !== 0) await addDocuments(db, locale, builder, items, comparison);
  await addWords(db, locale, builder, earlier);
  return builder.build(pause);
}

/**
 * Reads what the import has written for the search.
 * @param known an earlier index: what has not changed since is taken from it
 */
export async function loadSearchIndex(db: Database, known?: SearchIndex | null): Promise<SearchIndex> {
  const items = new ItemNumbers(known);
  const languages = [];
  for (const locale of contentLocales) languages.push(await loadLanguage(db, locale, items, known?.language(locale)));
  return new SearchIndex(languages, items.all);
}
