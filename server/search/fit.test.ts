import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../db/database";
import { databases } from "../testing/databases";
import { source } from "./find.testing";
import { fitOf, fitQuery } from "./fit";
import { loadSearchIndex } from "./load-index";
import type { SearchIndex } from "./search-index";
import type { TermQuery } from "./understand";
import { writeSearchIndex } from "./write-index";

const words = ["apple", "apples", "pear", "plum", "the", "and", "peach", "pea"];
/** Texts that mix the words in ever other ways, the same in every run. */
const text = (seed: number, length: number): string =>
  Array.from({ length }, (_, at) => words[(seed * 7 + at * at * (seed + 3)) % words.length]).join(" ");
const texts = Array.from({ length: 30 }, (_, seed) =>
  source(seed + 1, "en", text(seed, 3), {
    keywords: [text(seed + 1, 2)],
    description: text(seed + 2, seed % 9),
    body: text(seed + 3, (seed * 5) % 60),
  }),
);

describe.each(databases)("the fit, beside ts_rank_cd of $name", ({ open }) => {
  let opened: OpenDatabase;
  let index: SearchIndex;
  beforeAll(async () => {
    opened = await open();
    await opened.db.transaction((tx) => writeSearchIndex(tx, texts));
    index = await loadSearchIndex(opened.db);
  });
  afterAll(() => opened.close());

  // Each term is one of several lexemes; with a star, of those that start with it.
  it.each([["appl"], ["pea*"], ["appl", "pear"], ["plum|pear", "appl"], ["p*", "apple*"], ["pea*", "peach", "plum"]])(
    "is the same for %s %s %s",
    async (...terms) => {
      const english = index.language("en");
      if (!english) throw new Error("There are English documents.");
      const alternatives = terms.map((term) => term.split("|"));
      const query = fitQuery(
        alternatives.map((all): TermQuery => {
          const ranges = all.map((one) => [
            one.endsWith("*") ? english.beginning(one.slice(0, -1)) : english.lexeme(one),
          ]);
          return { any: ranges, exact: ranges };
        }),
      );
      const tsquery = alternatives
        .map(
          (all) =>
            `(${all.map((one) => one.replace(/^(\w+)(\*?)$/, (_, word, star) => `'${word}'${star && ":*"}`)).join(" | ")})`,
        )
        .join(" & ");
      const rows = await opened.db
        .select({
          id: sql<number>`item_id`,
          fit: sql<number>`ts_rank_cd('{0.1, 0.3, 0.5, 1}', words, ${tsquery}::tsquery, 1)`,
        })
        .from(sql`search_document`)
        .where(sql`words @@ ${tsquery}::tsquery`);
      expect(rows.length).toBeGreaterThan(3);
      for (const { id, fit } of rows)
        expect(fitOf(english, query, english.documents.itemIds.indexOf(id))).toBeCloseTo(fit, 5);
    },
  );
});
