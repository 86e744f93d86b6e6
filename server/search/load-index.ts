import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { ContentLocale } from "../../contract/primitives";
import { contentLocales } from "../../contract/primitives";
import type { Database } from "../db/database";
import { LanguageBuilder, type WordRow } from "./build-language";
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

/** Numbers the items of all languages. */
type ItemNumbers = Map<string, number>;

async function addDocuments(
  db: Database,
  locale: ContentLocale,
  builder: LanguageBuilder,
  items: ItemNumbers,
): Promise<void> {
  const { kind, itemId, locale: language } = searchDocument;
  for (let last: { kind: string; itemId: number } | null = null; ; ) {
    const after: ReturnType<typeof sql> | undefined = last
      ? sql`(${kind}, ${itemId}) > (${last.kind}, ${last.itemId})`
      : undefined;
    const rows = await db
      .select()
      .from(searchDocument)
      .where(and(eq(language, locale), after))
      .orderBy(asc(kind), asc(itemId))
      .limit(documentBatch);
    for (const row of rows) {
      const key = `${row.kind} ${row.itemId}`;
      const item = items.get(key) ?? items.size;
      items.set(key, item);
      builder.addDocument(row, item);
    }
    last = rows.at(-1) ?? null;
    if (rows.length < documentBatch) return;
    await pause();
  }
}

async function addWords(db: Database, locale: ContentLocale, builder: LanguageBuilder): Promise<void> {
  const configuration = stemming[locale];
  if (configuration === undefined) return;
  const { word, locale: language } = searchWord;
  const stems = sql<string[]>`tsvector_to_array(to_tsvector(${configuration}::regconfig, ${word}))`;
  for (let last: string | null = null; ; ) {
    const rows: WordRow[] = await db
      .select({ word, stems })
      .from(searchWord)
      .where(and(eq(language, locale), last === null ? undefined : gt(word, last)))
      .orderBy(asc(word))
      .limit(wordBatch);
    builder.addWords(rows);
    last = rows.at(-1)?.word ?? null;
    if (rows.length < wordBatch) return;
    await pause();
  }
}

/** Reads what the import has written for the search. */
export async function loadSearchIndex(db: Database): Promise<SearchIndex> {
  const items: ItemNumbers = new Map();
  const languages = [];
  for (const locale of contentLocales) {
    const builder = new LanguageBuilder(locale);
    await addDocuments(db, locale, builder, items);
    await addWords(db, locale, builder);
    languages.push(await builder.build(pause));
  }
  return new SearchIndex(languages, items.size);
}
