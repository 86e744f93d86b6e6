import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../db/database";
import { databases } from "../testing/databases";
import { findDocuments, type Search } from "./find";
import { documents } from "./find.testing";
import { loadSearchIndex } from "./load-index";
import type { SearchIndex } from "./search-index";
import { writeSearchIndex } from "./write-index";

describe.each(databases)("the search on $name", ({ open }) => {
  let opened: OpenDatabase;
  let index: SearchIndex;
  beforeAll(async () => {
    opened = await open();
    await opened.db.transaction((tx) => writeSearchIndex(tx, documents));
    index = await loadSearchIndex(opened.db);
  });
  afterAll(() => opened.close());

  const find = (words: string, search: Partial<Search> = {}) =>
    findDocuments(index, { words, locales: ["en"], fallback: false, page: 1, limit: 10, ...search });
  const ids = async (words: string, search: Partial<Search> = {}) =>
    (await find(words, search)).hits.map(({ itemId }) => itemId);
  const marked = (segments: { text: string; hit: boolean }[]) =>
    segments.filter(({ hit }) => hit).map(({ text }) => text);

  describe("order (L19)", () => {
    it("ranks exact titles first, then titles with the words, texts with them, and prefixes", async () => {
      expect(await ids("Orchid")).toEqual([3, 2, 1, 4]);
      expect(await ids("orchids")).toEqual([3, 2, 1]);
      expect(await ids("orchid pots")).toEqual([1]);
    });

    it("requires every word", async () => {
      expect(await ids("orchids patient")).toEqual([2]);
      expect(await ids("orchids zebra")).toEqual([]);
    });

    it("finds inflections, and prefixes of two letters or more", async () => {
      expect(await ids("grow orchid")).toEqual([2]);
      expect(await ids("orchidolo")).toEqual([4]);
      expect(await ids("zeb filt")).toHaveLength(4);
      expect(await ids("ze")).toHaveLength(4);
      expect(await ids("z")).toEqual([]);
    });

    it("searches for stop words only if there are no other words", async () => {
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

    it("finds words with accents by words without them and vice versa", async () => {
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

    it("uses only the nearest words", async () => {
      // One letter from "cats", two from everything else.
      expect(await ids("catz")).toEqual([21]);
      expect(await ids("kats")).toEqual([21]);
      expect(await ids("csat")).toEqual([]);
      expect(await ids("acts")).toEqual([21]);
    });

    it("never corrects three letters, and corrects four by one letter only", async () => {
      expect(await ids("buz")).toEqual([]);
      expect(await ids("bsu")).toEqual([]);
      expect(await ids("cuzs")).toEqual([]);
    });

    it("does not try near words if a word or prefix is in the index", async () => {
      // "care" is in the index; "cars" would be near.
      expect(await ids("care")).toEqual([11]);
      // Also in another of the languages.
      expect(await ids("anchor", { locales: ["en", "es"] })).toEqual([22]);
      expect(await ids("sitemas")).toEqual([22]);
    });

    it("does not correct numbers", async () => {
      expect(await ids("2025")).toEqual([]);
    });

    it("combines a mistyped word with others and marks the word that it matched", async () => {
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

    it("requires every part, exactly", async () => {
      expect(await japanese("検索 競合")).toEqual([30]);
      expect(await japanese("検索　解析")).toEqual([]);
      // All pairs of characters occur, but not the whole text.
      expect(await japanese("分析の基礎")).toEqual([]);
    });

    it("unifies widths", async () => {
      expect(await japanese("ｺﾝﾃﾝﾂ")).toEqual([31]);
      expect(await japanese("seo")).toEqual([30]);
      expect(await japanese("ＳＥＯ 検索")).toEqual([30]);
      expect(await japanese("seoとは")).toEqual([30]);
      expect(await japanese("ｗｅｂ")).toEqual([31]);
    });

    it("finds Latin words only by prefix", async () => {
      expect(await japanese("ema")).toEqual([31]);
      expect(await japanese("mail")).toEqual([]);
    });

    it("searches other languages for Japanese too", async () => {
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

    it("finds each item once, in the first requested language", async () => {
      expect(await found("web", { locales: ["es", "en"] })).toEqual(["10 es"]);
      expect(await found("web", { locales: ["en", "es"] })).toEqual(["10 en"]);
      expect(await found("campaña", { locales: ["es", "en"] })).toEqual(["10 es"]);
      // In the other one only.
      expect(await found("campaign", { locales: ["es", "en"] })).toEqual(["10 en", "11 en"]);
      expect(await found("campaign", { locales: ["de"] })).toEqual([]);
    });

    it("falls back to English if there is nothing else (R52)", async () => {
      expect(await found("campaign", { locales: ["es"], fallback: true })).toEqual(["11 en"]);
      expect(await found("apples", { locales: ["de"], fallback: true })).toEqual([]);
      expect(await found("street", { locales: ["es"], fallback: true })).toEqual(["12 en"]);
      const all = await find("", { locales: ["es"], fallback: true, limit: 100 });
      expect(all.hits.filter(({ itemId }) => itemId === 10).map(({ locale }) => locale)).toEqual(["es"]);
      expect(all.total).toBe(documents.filter(({ locale }) => locale === "en").length);
    });

    it("stems each language by its own rules", async () => {
      expect(await found("analyses", { locales: ["fr", "en"] })).toEqual(["13 fr"]);
      expect(await found("the", { locales: ["es", "en"], limit: 1 })).toEqual(["2 en"]);
    });

    it("counts all kinds, each item once, whatever kind is shown", async () => {
      const counts = new Map([
        ["course", 3],
        ["webinar", 1],
      ]);
      expect((await find("filtered zebra", { locales: ["en"] })).counts).toEqual(counts);
      const webinars = await find("filtered zebra", { locales: ["en"], shown: "webinar", limit: 1 });
      expect([webinars.total, webinars.counts]).toEqual([1, counts]);
      expect(webinars.hits.map(({ kind, itemId }) => `${kind} ${itemId}`)).toEqual(["webinar 41"]);
      const terms = await find("filtered zebra", { locales: ["en"], shown: "glossary-term" });
      expect([terms.total, terms.hits, terms.counts]).toEqual([0, [], counts]);
      expect((await find("analitica web", { locales: ["es", "en"] })).counts).toEqual(new Map([["course", 1]]));
    });

    it("finds nothing if there are no languages", async () => {
      expect(await find("web", { locales: [] })).toEqual({ total: 0, counts: new Map(), hits: [] });
    });
  });
});
