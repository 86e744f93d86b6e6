import { sql } from "drizzle-orm";
import type { ContentLocale } from "../../contract/primitives";
import type { Database } from "../db/database";
import { folded } from "./fold";
import { stemming } from "./languages";
import { searchDocument, searchWord } from "./schema";
import { indexTokens, isComparable, isUnparted } from "./tokens";

/** A searchable item in one language. The caller leaves drafts out, since the index does not distinguish them. */
export interface SearchSource {
  kind: "course" | "webinar" | "glossary-term";
  itemId: number;
  locale: ContentLocale;
  type: "base" | "educational" | "standAloneLesson" | "webinar" | "glossaryTerm";
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

/** The folded texts, for comparing; the source has the texts to show. */
interface FoldedSource {
  source: SearchSource;
  title: string;
  keywords: string;
  description: string;
  body: string;
}

function* inBatches<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
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
  };
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
      (kind, item_id, locale, type, title, body, folded, words, categories, timing, position)
    select kind, item_id, locale, type, title, body, folded,
      stems || ts_delete(plain, tsvector_to_array(stems)), categories, timing, position
    from jsonb_to_recordset(${JSON.stringify(documents.map(rowOf))}::jsonb) as given (
        kind text, item_id integer, locale text, type text, title text, body text, folded text,
        a text, b text, c text, d text, categories text[], timing integer, position integer
      ),
      lateral (select ${stems} as stems, ${vector("academy_plain")} as plain offset 0) as indexed`);
}

async function insertWords(tx: Database, locale: ContentLocale, words: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into search_word (locale, word)
    select ${locale}, word from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as given (word)`);
}

async function writeLanguage(tx: Database, locale: ContentLocale, sources: readonly SearchSource[]): Promise<void> {
  const words = new Set<string>();
  for (const some of inBatches(sources, documentBatch)) {
    const documents = some.map(foldedSource);
    await insertDocuments(tx, documents, stemming[locale]);
    for (const { title, keywords, description, body } of documents)
      for (const text of [title, keywords, description, body]) for (const word of indexTokens(text)) words.add(word);
  }
  // Typos are not corrected in languages without spaces: there are no words to compare.
  if (stemming[locale] === undefined) return;
  for (const some of inBatches([...words].filter(isComparable).sort(), wordBatch)) await insertWords(tx, locale, some);
}

/**
 * Empties and refills the search index: only these documents are found from now on. Call it in the transaction that
 * writes the content, so that readers see both changes at once.
 */
export async function writeSearchIndex(tx: Database, documents: SearchSource[]): Promise<void> {
  await tx.delete(searchDocument);
  await tx.delete(searchWord);
  const languages = new Map<ContentLocale, SearchSource[]>();
  for (const one of documents) {
    const known = languages.get(one.locale);
    if (known) known.push(one);
    else languages.set(one.locale, [one]);
  }
  for (const [locale, sources] of languages) await writeLanguage(tx, locale, sources);
  // The embedded database has no autovacuum: without this, every search would read the entries that are not yet sorted
  // into the indexes.
  for (const index of ["search_document_words", "search_word_near"])
    await tx.execute(sql`select gin_clean_pending_list(${index}::regclass)`);
  await tx.execute(sql`analyze search_document, search_word`);
}
