import { sql } from "drizzle-orm";
import { check, customType, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { SearchHit, SearchKind } from "../../contract/catalogue/search";

/** What the search API calls a kind; what it does not have has its own name. */
export type SearchType = SearchHit["type"] | Exclude<SearchKind, "course" | "webinar" | "glossary-term">;

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** The documents to search: one row per item and language, written by the import. */
export const searchDocument = pgTable(
  "search_document",
  {
    kind: text("kind").$type<SearchKind>().notNull(),
    itemId: integer("item_id").notNull(),
    locale: text("locale").notNull(),
    type: text("type").$type<SearchType>().notNull(),
    title: text("title").notNull(),
    /** All other text of the item, plain: passages are taken from here. */
    body: text("body").notNull(),
    /** Title and body in lower case, without accents: for languages without spaces between words. */
    folded: text("folded").notNull(),
    words: tsvector("words").notNull(),
    categories: text("categories").array().notNull(),
    /** Seconds. */
    timing: integer("timing").notNull(),
    position: integer("position").notNull(),
    /** Its words in `search_word`; null if an earlier version has written it. */
    vocabulary: text("vocabulary").array(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.itemId, t.locale] }),
    index("search_document_words").using("gin", t.words),
    index("search_document_locale").on(t.locale, t.kind, t.position),
    check(
      "search_document_kind",
      sql`${t.kind} in ('course', 'lesson', 'webinar', 'exam', 'glossary-term', 'template', 'question')`,
    ),
    check("search_document_timing", sql`${t.timing} >= 0`),
  ],
);

/** Every word that occurs, folded: candidates for correcting typos. */
export const searchWord = pgTable(
  "search_word",
  { locale: text("locale").notNull(), word: text("word").notNull() },
  (t) => [
    primaryKey({ columns: [t.locale, t.word] }),
    index("search_word_near").using("gin", sql`${t.word} gin_trgm_ops`),
  ],
);
