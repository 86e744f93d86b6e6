import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContentLocale } from "../../contract/primitives";
import type { OpenDatabase } from "../db/database";
import { databases } from "../testing/databases";
import { findDocuments, findItems, type Search } from "./find";
import { type SearchSource, writeSearchIndex } from "./write-index";

let lastPosition = 0;
/** A document of which only what matters to a test is said. */
function source(itemId: number, locale: ContentLocale, title: string, rest: Partial<SearchSource> = {}): SearchSource {
  lastPosition += 1;
  const texts = { keywords: [], description: "", body: "", categories: [] };
  return {
    kind: "course",
    type: "base",
    timing: 600,
    position: lastPosition,
    ...texts,
    itemId,
    locale,
    title,
    ...rest,
  };
}

const documents: SearchSource[] = [
  // Exact matches first.
  source(1, "en", "Notes on gardens", { body: "Nothing but orchids and orchid pots." }),
  source(2, "en", "Orchids for the patient", { description: "Growing them." }),
  source(3, "en", "Orchids", { body: "One page." }),
  source(4, "en", "Orchidology today", { body: "A beginning of a word only." }),
  // Accents, languages.
  source(10, "en", "Web analytics", { description: "Measure every campaign.", categories: ["data"], timing: 1800 }),
  source(10, "es", "Analítica web", { description: "Mide cada campaña.", categories: ["data"], timing: 1800 }),
  source(11, "en", "Measuring with care", { body: "English alone, with a campaign or two." }),
  source(12, "de", "Größe und Straße", { body: "Über Äpfel: Maße für Schränke." }),
  source(12, "en", "Size and street", { body: "About apples." }),
  source(13, "fr", "L’analyse d'œuvres", { body: "Été à la plage." }),
  // Typing errors.
  source(20, "en", "Backlinks", { body: "Keyword research for the lighthouse keeper." }),
  source(21, "en", "Cats and cars", { body: "Bus, bun, bud." }),
  source(22, "en", "Anchors", { body: "Every sitemap of the harbour." }),
  source(23, "en", "Running a bakery", { body: "For owners of bakeries." }),
  // Japanese.
  source(30, "ja", "検索エンジン最適化の基礎", {
    description: "ＳＥＯとは何か。",
    body: "キーワード調査と競合分析。内部対策も。",
  }),
  source(31, "ja", "コンテンツ分析", { body: "アクセス解析の読み方。emailとWeb 2.0。" }),
  source(32, "en", "Selling to Japan", { body: "The word 対策 means measure." }),
  // Filters.
  source(40, "en", "Filtered zebra", { type: "educational", categories: ["a", "b"], timing: 100 }),
  source(41, "en", "Filtered zebra", { type: "standAloneLesson", categories: ["b"], timing: 1799 }),
  source(41, "en", "Filtered zebra", { kind: "webinar", type: "webinar", categories: ["c"], timing: 3600 }),
  source(42, "en", "Filtered zebra", { categories: [], timing: 1800 }),
  // What a query must not do.
  source(50, "en", "It's a \\ backslash's 100% _ share; -- C++ & R|D (!) :* <b>", { body: "a:*&b|!c" }),
];

describe.each(databases)("the search on $name", ({ open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await opened.db.transaction((tx) => writeSearchIndex(tx, documents));
  });
  afterAll(() => opened.close());

  const find = (words: string, search: Partial<Search> = {}) =>
    findDocuments(opened.db, { words, locales: ["en"], fallback: false, page: 1, limit: 10, ...search });
  const ids = async (words: string, search: Partial<Search> = {}) =>
    (await find(words, search)).hits.map(({ itemId }) => itemId);
  const marked = (segments: { text: string; hit: boolean }[]) =>
    segments.filter(({ hit }) => hit).map(({ text }) => text);

  describe("order (L19)", () => {
    it("puts the exact title first, then titles with the words, texts with them, beginnings", async () => {
      expect(await ids("Orchid")).toEqual([3, 2, 1, 4]);
      expect(await ids("orchids")).toEqual([3, 2, 1]);
      expect(await ids("orchid pots")).toEqual([1]);
    });

    it("wants every word", async () => {
      expect(await ids("orchids patient")).toEqual([2]);
      expect(await ids("orchids zebra")).toEqual([]);
    });

    it("finds inflections and beginnings of words from two letters on", async () => {
      expect(await ids("grow orchid")).toEqual([2]);
      expect(await ids("orchidolo")).toEqual([4]);
      expect(await ids("zeb filt")).toHaveLength(4);
      expect(await ids("ze")).toHaveLength(4);
      expect(await ids("z")).toEqual([]);
    });

    it("asks for stop words only where there is nothing else", async () => {
      expect(await ids("the orchids of the patient")).toEqual([2]);
      expect((await ids("the")).sort()).toEqual([2, 20, 22, 32]);
      expect(await ids("for the")).toEqual([2, 20]);
    });
  });

  describe("accents, case and width", () => {
    it.each([
      "analitica",
      "analítica",
      "ANALÍTICA",
      "Analitica WEB",
      "ＡＮＡＬＩＴＩＣＡ",
      "anali\u0301tica",
      "analit",
    ])("%s finds Analítica", async (words) => expect(await ids(words, { locales: ["es"] })).toEqual([10]));

    it.each(["größe", "GROSSE", "grosse strasse", "straße", "uber", "mass"])("%s finds Größe", async (words) =>
      expect(await ids(words, { locales: ["de"] })).toEqual([12]),
    );

    it.each(["œuvre", "oeuvres", "l'analyse", "ete plage"])("%s finds Œuvres", async (words) =>
      expect(await ids(words, { locales: ["fr"] })).toEqual([13]),
    );

    it("finds words with accents by words without and the other way round", async () => {
      expect(await ids("campana", { locales: ["es"] })).toEqual([10]);
      expect(await ids("cámpaign")).toEqual([10, 11]);
    });
  });

  describe("typing errors (L19)", () => {
    it.each([
      ["one letter missing", "baklinks"],
      ["one too many", "backlinkss"],
      ["one wrong", "bacllinks"],
      ["two wrong", "bocllinks"],
      ["two neighbours swapped", "bakclinks"],
      ["in the text", "lightouse"],
    ])("%s: %s", async (_, words) => expect(await ids(words)).toEqual([20]));

    it("takes the nearest words only", async () => {
      // One letter from "cats", two from nothing else.
      expect(await ids("catz")).toEqual([21]);
      expect(await ids("kats")).toEqual([21]);
      expect(await ids("csat")).toEqual([]);
      expect(await ids("acts")).toEqual([21]);
    });

    it("three letters are never near to anything, and four only by one letter", async () => {
      expect(await ids("buz")).toEqual([]);
      expect(await ids("bsu")).toEqual([]);
      expect(await ids("cuzs")).toEqual([]);
    });

    it("does not ask for near words where a word or its beginning is there", async () => {
      // "care" is there; "cars" would be near.
      expect(await ids("care")).toEqual([11]);
      // Also in another of the languages.
      expect(await ids("anchor", { locales: ["en", "es"] })).toEqual([22]);
      expect(await ids("sitemas")).toEqual([22]);
    });

    it("takes no number for another", async () => {
      expect(await ids("2025")).toEqual([]);
    });

    it("combines a mistyped word with others and marks what it stands for", async () => {
      const { hits } = await find("keywrod lighthouse");
      expect(hits.map(({ itemId }) => itemId)).toEqual([20]);
      expect(marked(hits[0]?.passage ?? [])).toEqual(["Keyword", "lighthouse"]);
    });
  });

  describe("Japanese", () => {
    const japanese = (words: string) => ids(words, { locales: ["ja"] });

    it("finds any part of a text", async () => {
      expect(await japanese("検索")).toEqual([30]);
      expect(await japanese("エンジン")).toEqual([30]);
      expect(await japanese("ンジン最適")).toEqual([30]);
      expect(await japanese("析")).toEqual([31, 30]);
      expect(await japanese("分析")).toEqual([31, 30]);
      expect(await japanese("検索エンジン最適化の基礎")).toEqual([30]);
    });

    it("wants every part, and each as it is", async () => {
      expect(await japanese("検索 競合")).toEqual([30]);
      expect(await japanese("検索　解析")).toEqual([]);
      // All pairs of characters are there, not the whole.
      expect(await japanese("分析の基礎")).toEqual([]);
    });

    it("unifies widths", async () => {
      expect(await japanese("ｺﾝﾃﾝﾂ")).toEqual([31]);
      expect(await japanese("seo")).toEqual([30]);
      expect(await japanese("ＳＥＯ 検索")).toEqual([30]);
      expect(await japanese("seoとは")).toEqual([30]);
      expect(await japanese("ｗｅｂ")).toEqual([31]);
    });

    it("finds Latin words only from their beginning", async () => {
      expect(await japanese("ema")).toEqual([31]);
      expect(await japanese("mail")).toEqual([]);
    });

    it("looks for Japanese in other languages too", async () => {
      expect(await ids("対策")).toEqual([32]);
      expect(await ids("対策 japan")).toEqual([32]);
      expect((await ids("対策", { locales: ["en", "ja"] })).sort()).toEqual([30, 32]);
    });

    it("marks parts", async () => {
      const { hits } = await find("ｺﾝﾃﾝﾂ 解析", { locales: ["ja"] });
      expect(hits[0]?.title).toEqual([
        { text: "コンテンツ", hit: true },
        { text: "分析", hit: false },
      ]);
      expect(marked(hits[0]?.passage ?? [])).toEqual(["解析"]);
    });
  });

  describe("filters", () => {
    const zebras = (search: Partial<Search>) => ids("zebra", search);
    it("by kind and type", async () => {
      expect(await zebras({ kinds: ["course"] })).toEqual([40, 41, 42]);
      expect(await zebras({ kinds: ["webinar"] })).toEqual([41]);
      expect(await zebras({ types: ["base", "educational"] })).toEqual([40, 42]);
      expect(await zebras({ types: [] })).toEqual([]);
    });
    it("by any of some topics", async () => {
      expect(await zebras({ categories: ["a", "c"] })).toEqual([40, 41]);
      expect(await zebras({ categories: ["none"] })).toEqual([]);
      expect(await zebras({ categories: [] })).toHaveLength(4);
    });
    it("by duration, bounds included", async () => {
      expect(await zebras({ maxTiming: 1799 })).toEqual([40, 41]);
      expect(await zebras({ minTiming: 1800, maxTiming: 3599 })).toEqual([42]);
      expect(await zebras({ minTiming: 3600 })).toEqual([41]);
    });
    it("by ids", async () => {
      expect(await zebras({ kinds: ["course"], only: [40, 42, 999] })).toEqual([40, 42]);
      expect(await zebras({ kinds: ["course"], only: [] })).toEqual([]);
      expect(await zebras({ kinds: ["course"], except: [40] })).toEqual([41, 42]);
      expect(await zebras({ kinds: ["course"], except: [] })).toEqual([40, 41, 42]);
    });
  });

  describe("languages", () => {
    const found = async (words: string, search: Partial<Search>) =>
      (await find(words, search)).hits.map(({ itemId, locale }) => `${itemId} ${locale}`);

    it("finds each thing once, in the first language asked for", async () => {
      expect(await found("web", { locales: ["es", "en"] })).toEqual(["10 es"]);
      expect(await found("web", { locales: ["en", "es"] })).toEqual(["10 en"]);
      expect(await found("campaña", { locales: ["es", "en"] })).toEqual(["10 es"]);
      // In the other one only.
      expect(await found("campaign", { locales: ["es", "en"] })).toEqual(["10 en", "11 en"]);
      expect(await found("campaign", { locales: ["de"] })).toEqual([]);
    });

    it("lets English stand in where there is nothing else (R52)", async () => {
      expect(await found("campaign", { locales: ["es"], fallback: true })).toEqual(["11 en"]);
      expect(await found("apples", { locales: ["de"], fallback: true })).toEqual([]);
      expect(await found("street", { locales: ["es"], fallback: true })).toEqual(["12 en"]);
      const all = await find("", { locales: ["es"], fallback: true, limit: 100 });
      expect(all.hits.filter(({ itemId }) => itemId === 10).map(({ locale }) => locale)).toEqual(["es"]);
      expect(all.total).toBe(documents.filter(({ locale }) => locale === "en").length);
    });

    it("stems in each language by its own rules", async () => {
      expect(await found("analyses", { locales: ["fr", "en"] })).toEqual(["13 fr"]);
      expect(await found("the", { locales: ["es", "en"], limit: 1 })).toEqual(["2 en"]);
    });

    it("finds nothing in no language", async () => {
      expect(await find("web", { locales: [] })).toEqual({ total: 0, hits: [] });
    });
  });

  describe("pages", () => {
    it("lists everything by position without words", async () => {
      const all = await find("", { kinds: ["course"], limit: 100 });
      expect(all.hits.slice(0, 5).map(({ itemId }) => itemId)).toEqual([1, 2, 3, 4, 10]);
      expect(all.total).toBe(all.hits.length);
      expect(await find(" ?! ", { kinds: ["course"], limit: 100 })).toEqual(all);
      expect(all.hits[4]).toMatchObject({
        title: [{ text: "Web analytics", hit: false }],
        passage: [{ text: "Measure every campaign.", hit: false }],
      });
    });

    it("says the right total on every page, also beyond the end", async () => {
      const page = async (number: number) => {
        const { total, hits } = await find("orchid", { page: number, limit: 3 });
        return [total, ...hits.map(({ itemId }) => itemId)];
      };
      expect(await page(1)).toEqual([4, 3, 2, 1]);
      expect(await page(2)).toEqual([4, 4]);
      expect(await page(3)).toEqual([4]);
      expect(await page(10_000)).toEqual([4]);
    });

    it("loses and repeats nothing from page to page", async () => {
      for (const words of ["", "zebra", "a"]) {
        const all = await find(words, { locales: ["en", "es", "de"], limit: 100 });
        const paged = [];
        for (let page = 1; page <= all.total; page += 1)
          paged.push(...(await find(words, { locales: ["en", "es", "de"], page, limit: 1 })).hits);
        expect(paged).toEqual(all.hits);
      }
    });

    it("gives ids without texts where nobody reads them", async () => {
      const search = { words: "web", locales: ["es"], fallback: false, page: 1, limit: 10 } as const;
      expect(await findItems(opened.db, search)).toEqual({
        total: 1,
        hits: [{ kind: "course", itemId: 10, locale: "es" }],
      });
    });
  });

  describe("queries that are none", () => {
    it.each([
      "'",
      "''; drop table search_document; --",
      "a' | 'b",
      "orchids:* & zebra",
      "zebra | orchids",
      "!zebra orchids",
      "(orchids <-> zebra)",
      "orchids\\ zebra'",
      "%",
      "_",
      "100% zebra_",
      "$1 $words",
      "\\x27 \u2019 \u0001",
      "対策%' or 1=1 --",
      "対_",
      "🎉",
      "x".repeat(200),
      "ﷺ".repeat(200),
      "㍿".repeat(200),
      "a ".repeat(100),
      "word ".repeat(40),
      Array.from({ length: 33 }, (_, index) => `abcd${String.fromCharCode(97 + (index % 26))}`).join(" "),
    ])("%s is only looked for", async (words) => {
      const { total, hits } = await find(words, { locales: ["en", "ja"], fallback: true });
      expect(hits.length).toBe(Math.min(total, 10));
      expect((await find("orchid")).total).toBe(4);
    });

    it("takes operators for spaces", async () => {
      expect(await ids("zebra | orchids")).toEqual([]);
      expect(await ids("orchids & !patient")).toEqual([2]);
      expect(await ids("orchids:* (patient)")).toEqual([2]);
      expect(await ids("対%")).toEqual([32]);
      expect(await ids("backslash's 100% share")).toEqual([50]);
      expect(await ids("R|D")).toEqual([50]);
      expect(await ids("c++")).toEqual([50]);
    });

    it("shows what looks like HTML as text", async () => {
      const { hits } = await find("backslash");
      expect(hits[0]?.title.map(({ text }) => text).join("")).toBe(documents.at(-1)?.title);
      expect(marked(hits[0]?.title ?? [])).toEqual(["backslash"]);
    });
  });

  describe("highlights", () => {
    it("marks words in any inflection, with their accents", async () => {
      const { hits } = await find("grow ORCHID");
      expect(hits[0]?.title).toEqual([
        { text: "Orchids", hit: true },
        { text: " for the patient", hit: false },
      ]);
      expect(hits[0]?.passage).toEqual([
        { text: "Growing", hit: true },
        { text: " them.", hit: false },
      ]);
      const spanish = await find("analitica campana", { locales: ["es"] });
      expect(marked(spanish.hits[0]?.title ?? [])).toEqual(["Analítica"]);
      expect(marked(spanish.hits[0]?.passage ?? [])).toEqual(["campaña"]);
    });

    it("marks stems that do not begin as the word does", async () => {
      const campaigns = await find("campaigning");
      expect(marked(campaigns.hits[0]?.passage ?? [])).toEqual(["campaign"]);
      for (const words of ["bakery", "bakeries"]) {
        const { hits } = await find(words);
        expect(marked(hits[0]?.title ?? [])).toEqual(["bakery"]);
        expect(marked(hits[0]?.passage ?? [])).toEqual(["bakeries"]);
      }
    });
  });

  it("forgets what is no longer among the documents", async () => {
    const fresh = await open();
    try {
      await writeSearchIndex(fresh.db, documents);
      await writeSearchIndex(fresh.db, [source(60, "en", "Pomegranates"), source(61, "ja", "電子")]);
      const search = { locales: ["en", "ja"] as const, fallback: false, page: 1, limit: 10 };
      expect((await findItems(fresh.db, { words: "", ...search })).hits.map(({ itemId }) => itemId)).toEqual([60, 61]);
      expect((await findItems(fresh.db, { words: "orchids", ...search })).total).toBe(0);
      expect((await findItems(fresh.db, { words: "pomegranite", ...search })).total).toBe(1);
      await writeSearchIndex(fresh.db, []);
      expect((await findItems(fresh.db, { words: "", ...search })).total).toBe(0);
    } finally {
      await fresh.close();
    }
  });
});
