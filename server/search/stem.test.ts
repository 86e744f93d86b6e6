import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContentLocale } from "../../contract/primitives";
import type { OpenDatabase } from "../db/database";
import { databases } from "../testing/databases";
import { stemming } from "./languages";
import { stemOf } from "./stem";
import { stopWords } from "./stop-words";

/** The same stem in every version of PostgreSQL. */
const words: Partial<Record<ContentLocale, string>> = {
  en: "campaigning companies bakeries generalization happily searches crawled news sky 2024 b2b seo2024 q",
  es: "campanas analitica lectores midiendo busquedas contenidos paginas rapidamente cancion 3d",
  pt: "decisoes conteudos paginas pesquisando rapidamente campanhas leitores acao",
  de: "suchmaschinen weiterleitungen fragen grosses kategorien schnellstens hauser webseite",
  it: "domande numeri pagine decisione rapidamente contenuti scrivendo lettori",
  fr: "contenus decider chiffres recherches continuellement lecons navigation journaux",
};

describe.each(databases)("stems, beside $name", ({ open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  async function inDatabase(locale: ContentLocale, all: readonly string[]): Promise<(string | null)[]> {
    const rows = await opened.db
      .select({ stems: sql<string[]>`tsvector_to_array(to_tsvector(${stemming[locale]}::regconfig, word))` })
      .from(sql`unnest(${sql.param(all)}::text[]) with ordinality as given (word, place)`)
      .orderBy(sql`place`);
    return rows.map(({ stems: [stem] }) => stem ?? null);
  }

  const locales = Object.keys(stemming) as ContentLocale[];
  it.each(locales)("are the same for %s", async (locale) => {
    const all = (words[locale] ?? "").split(" ");
    expect(all.map((word) => stemOf(locale, word))).toEqual(await inDatabase(locale, all));
  });

  it.each(locales)("no stop word of %s has one", async (locale) => {
    const all = [...(stopWords[locale] ?? [])];
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((word) => stemOf(locale, word) !== null)).toEqual([]);
    expect((await inDatabase(locale, all)).filter((stem) => stem !== null)).toEqual([]);
  });
});
