import { sql } from "drizzle-orm";
import type { ContentLocale } from "../../contract/primitives";
import type { Database } from "../db/database";
import { folded } from "./fold";
import { stemming } from "./languages";
import { isMistypable, isUnparted, quoted, type Term, termsOf } from "./tokens";

/** Words beyond this number are ignored: each of them costs time. */
const maxWords = 16;
/** How many words may be mistyped at once; if more are missing, nothing would be found anyway. */
const maxMistyped = 4;
/** How many similar words are considered for one word. */
const maxNear = 30;
/** Words from this length on may have two wrong letters, shorter ones one. */
const longMistyped = 6;

/** The query for the documents of one language. */
export interface LanguageQuery {
  locale: ContentLocale;
  /** A tsquery that finds everything: by stem, by prefix, and by similar words if there is nothing else. */
  any: string;
  /**
   * One that finds the words themselves in any inflection, and one that finds them in titles; null if a similar word
   * replaces one of them.
   */
  exact: { anywhere: string; inTitle: string } | null;
  marks: Marks;
}

/** What to mark in a text: all in folded form. */
export interface Marks {
  words: ReadonlySet<string>;
  beginnings: readonly string[];
  /** In scripts without spaces. */
  substrings: readonly string[];
}

/** A parsed query. */
export interface Understood {
  /** The whole query, folded; empty if it has neither letters nor digits. */
  text: string;
  /** Substrings that must occur exactly, in addition to the languages' queries. */
  substrings: string[];
  languages: LanguageQuery[];
}

/** A word of the index, and by how many letters it differs from a missing one. */
interface Candidate {
  locale: ContentLocale;
  word: string;
  letters: number;
}

/** What the index has for a word in a language. */
interface Known {
  locale: ContentLocale;
  word: string;
  /** Empty for a stop word. */
  stems: string[];
  /** Other words with the same stems. */
  inflections: string[];
  /** Possible corrections, if the word is in none of the languages. */
  near: string[];
}

/** Two swapped neighbors are one mistake, not two. */
function isSwap(word: string, other: string): boolean {
  const letters = [...word];
  const at = letters.findIndex((letter, index) => letter !== [...other][index]);
  [letters[at], letters[at + 1]] = [letters[at + 1] ?? "", letters[at] ?? ""];
  return letters.join("") === other;
}

/** Possible corrections of a word: the closest words of some languages, regardless of how many letters differ. */
function nearestOf(word: string, candidates: readonly Candidate[]): Candidate[] {
  const most = [...word].length < longMistyped ? 1 : 2;
  const measured = candidates.map((one) => ({ one, distance: isSwap(word, one.word) ? 1 : one.letters }));
  const least = Math.min(most, ...measured.map(({ distance }) => distance));
  return measured
    .filter(({ distance }) => distance === least)
    .map(({ one }) => one)
    .sort((a, b) => (a.word < b.word ? -1 : 1));
}

/** Looks words up in the index, in all languages at once. */
async function lookUp(db: Database, words: readonly string[], languages: readonly ContentLocale[]): Promise<Known[]> {
  if (words.length === 0 || languages.length === 0) return [];
  const array = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;
  // The planner estimates the cost from the arrays: if it overestimates, PostgreSQL spends seconds compiling the query.
  const query = sql`
    with stemmed as materialized (
      select locale, configuration::regconfig as configuration, word,
        word = any(${array(words.filter(isMistypable))}) as mistypable,
        tsvector_to_array(to_tsvector(configuration::regconfig, word)) as stems
      from unnest(${array(languages)}, ${array(languages.map((locale) => stemming[locale] ?? ""))}) as l (locale, configuration)
        cross join unnest(${array(words)}) as w (word)
    ), asked as materialized (
      -- Words with the same stem start like it, except for its last letter: "compani" is the stem of "company".
      select *, case when starts_with(word, start) then start else word end as beginning
      from stemmed cross join lateral (select left(stems[1], greatest(3, char_length(stems[1]) - 1))) as s (start)
    ), alike as materialized (
      select b.beginning, s.locale, s.word
      from (select distinct beginning from asked where mistypable) as b
        join search_word s on s.word like b.beginning || '%'
      where s.locale = any(${array(languages)})
    ), known as materialized (
      select a.locale, a.word, array_agg(s.word) filter (where is_inflection) as inflections
      from asked a join alike s on s.locale = a.locale and s.beginning = a.beginning
        cross join lateral (
          select cardinality(a.stems) > 0 and tsvector_to_array(to_tsvector(a.configuration, s.word)) = a.stems
        ) as i (is_inflection)
      where a.mistypable and (is_inflection or starts_with(s.word, a.word))
      group by a.locale, a.word
    ), missing as materialized (
      select distinct word from asked
      where mistypable and word not in (select word from known)
      order by word limit ${maxMistyped}
    ), near as materialized (
      select m.word, s.locale, json_agg(json_build_object('word', s.word, 'letters', letters)) as words
      from missing m join search_word s on char_length(s.word) between char_length(m.word) - 2 and char_length(m.word) + 2
        cross join lateral (select levenshtein_less_equal(s.word, m.word, 2)) as l (letters)
      where s.locale = any(${array(languages)}) and letters <= 2
      group by m.word, s.locale
    )
    select a.locale, a.word, a.stems, coalesce(k.inflections, '{}') as inflections, coalesce(n.words, '[]') as near
    from asked a
      left join known k on k.locale = a.locale and k.word = a.word
      left join near n on n.locale = a.locale and n.word = a.word`;
  const rows = await db
    .select({
      locale: sql<ContentLocale>`locale`,
      word: sql<string>`word`,
      stems: sql<string[]>`stems`,
      inflections: sql<string[]>`inflections`,
      near: sql<{ word: string; letters: number }[]>`near`,
    })
    .from(sql`(${query}) as looked_up`);
  return rows.map((row) => {
    const candidates = rows
      .filter(({ word }) => word === row.word)
      .flatMap(({ near, locale }) => near.map((one) => ({ ...one, locale })));
    const nearest = nearestOf(row.word, candidates).filter(({ locale }) => locale === row.locale);
    return { ...row, near: nearest.slice(0, maxNear).map(({ word }) => word) };
  });
}

const allOf = (parts: readonly string[]): string => parts.join(" & ");
const oneOf = (parts: readonly string[]): string => `(${parts.map((part) => `(${part})`).join(" | ")})`;

/** The tsquery of one term. */
function termQuery(term: Term, known: Known | undefined, kind: "any" | "exact" | "title"): string {
  const weight = kind === "title" ? "A" : "";
  // In scripts without spaces, a prefix of a pair is an exact match too.
  const isBeginning = term.isBeginning && (kind === "any" || term.isUnparted);
  const suffix = `${isBeginning ? "*" : ""}${weight}`;
  const lexemes = (tokens: readonly string[], mark: string) =>
    allOf(tokens.map((token) => `${quoted(token)}${mark && `:${mark}`}`));
  const stems = known && known.stems.length > 0 ? [lexemes(known.stems, weight)] : [];
  const near = kind === "any" && known ? known.near.map(quoted) : [];
  return oneOf([lexemes(term.tokens, suffix), ...stems, ...near]);
}

function languageQuery(
  locale: ContentLocale,
  terms: readonly Term[],
  substrings: readonly string[],
  knowledge: readonly Known[],
): LanguageQuery {
  const all = terms.map((term) => {
    const known = knowledge.find((one) => one.locale === locale && !term.isUnparted && one.word === term.tokens[0]);
    return { term, known, isStopWord: known?.stems.length === 0 };
  });
  // "The" is ignored, unless there is nothing else.
  const telling = all.some(({ isStopWord }) => !isStopWord) ? all.filter(({ isStopWord }) => !isStopWord) : all;
  const query = (kind: "any" | "exact" | "title") =>
    allOf(telling.map(({ term, known }) => termQuery(term, known, kind)));
  const isMistyped = telling.some(({ known }) => (known?.near.length ?? 0) > 0);
  const parted = telling.filter(({ term }) => !term.isUnparted);
  const words = parted.flatMap(({ term, known }) => [
    ...term.tokens,
    ...(known ? [...known.stems, ...known.inflections, ...known.near] : []),
  ]);
  const beginnings = parted.filter(({ term }) => term.isBeginning).flatMap(({ term }) => term.tokens);
  return {
    locale,
    any: query("any"),
    exact: isMistyped ? null : { anywhere: query("exact"), inTitle: query("title") },
    marks: { words: new Set(words), beginnings, substrings },
  };
}

/** Whether a word has several tokens in the index, so that its parts may occur without the whole. */
const hasParts = (word: string): boolean => termsOf(word).flatMap(({ tokens }) => tokens).length > 1;

const distinct = <T>(all: readonly T[]): T[] => [...new Set(all)];

/**
 * Builds queries from user input: one per language, since stems and stop words differ. A word of four letters or more
 * that is in the index of none of these languages, neither itself nor as a prefix, is replaced by the closest words
 * that are (L19).
 */
export async function understand(db: Database, query: string, locales: readonly ContentLocale[]): Promise<Understood> {
  const text = folded(query);
  const words = text === "" ? [] : distinct(text.split(" ")).slice(0, maxWords);
  const terms = words.flatMap(termsOf);
  const parted = distinct(terms.filter((term) => !term.isUnparted).flatMap(({ tokens }) => tokens));
  const stemmed = locales.filter((locale) => stemming[locale] !== undefined);
  const knowledge = await lookUp(db, parted, stemmed);
  const languages =
    terms.length === 0
      ? []
      : locales.map((locale) => languageQuery(locale, terms, words.filter(isUnparted), knowledge));
  return { text, substrings: words.filter(hasParts), languages };
}
