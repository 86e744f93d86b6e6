import { sql } from "drizzle-orm";
import type { SearchKind } from "../../contract/catalogue/search";
import type { ContentLocale } from "../../contract/primitives";
import { type Changes, documentKey, isWritten, removedDocuments } from "../db/changes";
import type { Database } from "../db/database";
import { inBatches } from "../db/in-batches";
import { folded } from "./fold";
import { stemming } from "./languages";
import { type SearchType, searchDocument, searchWord } from "./schema";
import { indexTokens, isComparable, isUnparted } from "./tokens";

/** A searchable item in one language. The caller leaves drafts out, since the index does not distinguish them. */
export interface SearchSource {
  kind: SearchKind;
  /** Unique within the kind. */
  itemId: number;
  locale: ContentLocale;
  type: SearchType;
  title: string;
  keywords: string[];
  description: string;
  /** Plain text: passages are taken from the description and from here. */
  body: string;
  /** Ids of its topics. */
  categories: string[];
  /** Seconds. */
  timing: number;
  position: number;
}

/** Documents per statement, so that each statement finishes well within its time limit. */
const documentBatch = 100;
/** Words per statement. */
const wordBatch = 5000;
/** From this number of documents on, PostgreSQL's statistics are refreshed at once. */
const manyDocuments = 500;

/** The folded texts, for comparing; the source has the texts to show. */
interface FoldedSource {
  source: SearchSource;
  title: string;
  keywords: string;
  description: string;
  body: string;
}

const foldedSource = (source: SearchSource): FoldedSource => ({
  source,
  title: folded(source.title),
  keywords: folded(source.keywords.join(" ")),
  description: folded(source.description),
  body: folded(source.body),
});

/**
 * The text that substrings are searched in, in lines; the first has the title alone, which is compared with the whole
 * query. In languages with spaces, only what is in other scripts is kept, since words are found as words.
 */
function substringText(document: FoldedSource): string {
  const { title, keywords, description, body, source } = document;
  const isParted = stemming[source.locale] !== undefined;
  const rest = [keywords, description, body];
  return [title, ...(isParted ? rest.map((text) => text.split(" ").filter(isUnparted).join(" ")) : rest)].join("\n");
}

function rowOf(document: FoldedSource) {
  const { source, title, keywords, description, body } = document;
  return {
    kind: source.kind,
    item_id: source.itemId,
    locale: source.locale,
    type: source.type,
    title: source.title,
    body: [source.description, source.body].filter((text) => text !== "").join("\n"),
    folded: substringText(document),
    a: indexTokens(title).join(" "),
    b: indexTokens(keywords).join(" "),
    c: indexTokens(description).join(" "),
    d: indexTokens(body).join(" "),
    categories: source.categories,
    timing: source.timing,
    position: source.position,
    vocabulary: vocabularyOf(document),
  };
}

/**
 * The words of a document that typos are compared with. Languages without spaces have none: there are no words to
 * compare.
 */
function vocabularyOf({ source, title, keywords, description, body }: FoldedSource): string[] {
  if (stemming[source.locale] === undefined) return [];
  const words = [title, keywords, description, body].flatMap(indexTokens).filter(isComparable);
  return [...new Set(words)].sort();
}

/** The columns a to d as one tsvector, each with its own weight. */
const vector = (configuration: string) =>
  sql.join(
    ["A", "B", "C", "D"].map((weight) =>
      sql.raw(`setweight(to_tsvector('${configuration}', ${weight.toLowerCase()}), '${weight}')`),
    ),
    sql` || `,
  );

/**
 * Words are indexed by their stems, which finds every inflection. Words that differ from their stem are also indexed
 * themselves: for prefixes, and because stop words have no stem.
 */
async function insertDocuments(
  tx: Database,
  documents: readonly FoldedSource[],
  configuration: string | undefined,
): Promise<void> {
  const stems = configuration === undefined ? sql`''::tsvector` : vector(configuration);
  await tx.execute(sql`
    insert into search_document
      (kind, item_id, locale, type, title, body, folded, words, categories, timing, position, vocabulary)
    select kind, item_id, locale, type, title, body, folded,
      stems || ts_delete(plain, tsvector_to_array(stems)), categories, timing, position, vocabulary
    from jsonb_to_recordset(${JSON.stringify(documents.map(rowOf))}::jsonb) as given (
        kind text, item_id integer, locale text, type text, title text, body text, folded text,
        a text, b text, c text, d text, categories text[], timing integer, position integer,
        vocabulary text[]
      ),
      lateral (select ${stems} as stems, ${vector("academy_plain")} as plain offset 0) as indexed`);
}

/** The words of each language. */
type Words = Map<string, Set<string>>;

function addWords(all: Words, locale: string, words: readonly string[]): void {
  const known = all.get(locale) ?? new Set();
  for (const word of words) known.add(word);
  all.set(locale, known);
}

async function insertWords(tx: Database, all: Words): Promise<void> {
  for (const [locale, words] of all)
    for (const some of inBatches([...words].sort(), wordBatch))
      await tx.execute(sql`
        insert into search_word (locale, word)
        select ${locale}, word from jsonb_array_elements_text(${JSON.stringify(some)}::jsonb) as given (word)
        on conflict do nothing`);
}

/** Removes those words of removed documents that no other document has. */
async function removeWords(tx: Database, all: Words): Promise<void> {
  for (const [locale, words] of all)
    for (const some of inBatches([...words], wordBatch))
      await tx.execute(sql`
        delete from search_word w using jsonb_array_elements_text(${JSON.stringify(some)}::jsonb) as given (word)
        where w.locale = ${locale} and w.word = given.word and not exists (
          select from search_document d
          where d.locale = w.locale and d.words @@ plainto_tsquery('academy_plain', w.word) and w.word = any(d.vocabulary))`);
}

async function writeDocuments(tx: Database, documents: readonly SearchSource[]): Promise<Words> {
  const words: Words = new Map();
  const languages = new Map<ContentLocale, SearchSource[]>();
  for (const one of documents) {
    const known = languages.get(one.locale);
    if (known) known.push(one);
    else languages.set(one.locale, [one]);
  }
  for (const [locale, sources] of languages)
    for (const some of inBatches(sources, documentBatch)) {
      const folded = some.map(foldedSource);
      await insertDocuments(tx, folded, stemming[locale]);
      for (const one of folded) addWords(words, locale, vocabularyOf(one));
    }
  return words;
}

/** Removes documents; returns their words. */
async function removeDocuments(tx: Database, changes: Changes): Promise<Words> {
  const { kind, itemId, locale, vocabulary } = searchDocument;
  const removed = await tx
    .delete(searchDocument)
    .where(removedDocuments(changes, kind, itemId, locale))
    .returning({ locale, vocabulary });
  const words: Words = new Map();
  for (const one of removed) addWords(words, one.locale, one.vocabulary ?? []);
  return words;
}

const everything: Changes = { isWhole: true, written: new Set(), removed: [] };

/**
 * Writes documents into the search index. Call it in the transaction that writes the content, so that readers see both
 * changes at once.
 * @param changes which of the documents have changed; without it, only these documents are found from now on
 */
export async function writeSearchIndex(
  tx: Database,
  documents: readonly SearchSource[],
  changes: Changes = everything,
): Promise<void> {
  const { isWhole } = changes;
  const some = documents.filter(({ kind, itemId, locale }) => isWritten(changes, documentKey(kind, itemId, locale)));
  const before = isWhole ? null : await removeDocuments(tx, changes);
  if (isWhole) await tx.delete(searchDocument);
  const words = await writeDocuments(tx, some);
  if (before) await removeWords(tx, before);
  else await tx.delete(searchWord);
  await insertWords(tx, words);
  // The embedded database has no autovacuum: without this, every search of an earlier version, and the next import,
  // would read the entries that are not yet sorted into the indexes.
  for (const index of ["search_document_words", "search_word_near"])
    await tx.execute(sql`select gin_clean_pending_list(${index}::regclass)`);
  if (isWhole || some.length >= manyDocuments) await tx.execute(sql`analyze search_document, search_word`);
}
