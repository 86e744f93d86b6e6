import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../db/database";
import { databases } from "../testing/databases";
import { findDocuments, findItems, type Search } from "./find";
import { documents, source } from "./find.testing";
import { loadSearchIndex } from "./load-index";
import type { SearchIndex } from "./search-index";
import { writeSearchIndex } from "./write-index";

describe.each(databases)("odd search queries on $name", ({ open }) => {
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

  describe("pages", () => {
    it("lists everything by position if there are no words", async () => {
      const all = await find("", { kinds: ["course"], limit: 100 });
      expect(all.hits.slice(0, 5).map(({ itemId }) => itemId)).toEqual([1, 2, 3, 4, 10]);
      expect(all.total).toBe(all.hits.length);
      expect(await find(" ?! ", { kinds: ["course"], limit: 100 })).toEqual(all);
      expect(all.hits[4]).toMatchObject({
        title: [{ text: "Web analytics", hit: false }],
        passage: [{ text: "Measure every campaign.", hit: false }],
      });
    });

    it("returns the right total on every page, also beyond the end", async () => {
      const page = async (number: number) => {
        const { total, hits } = await find("orchid", { page: number, limit: 3 });
        return [total, ...hits.map(({ itemId }) => itemId)];
      };
      expect(await page(1)).toEqual([4, 3, 2, 1]);
      expect(await page(2)).toEqual([4, 4]);
      expect(await page(3)).toEqual([4]);
      expect(await page(10_000)).toEqual([4]);
    });

    it("neither loses nor repeats items from page to page", async () => {
      for (const words of ["", "zebra", "a"]) {
        const all = await find(words, { locales: ["en", "es", "de"], limit: 100 });
        const paged = [];
        for (let page = 1; page <= all.total; page += 1)
          paged.push(...(await find(words, { locales: ["en", "es", "de"], page, limit: 1 })).hits);
        expect(paged).toEqual(all.hits);
      }
    });

    it("returns ids without texts when texts are not needed", async () => {
      const search = { words: "web", locales: ["es"], fallback: false, page: 1, limit: 10 } as const;
      expect(await findItems(index, search)).toEqual({
        total: 1,
        hits: [{ kind: "course", itemId: 10, locale: "es" }],
      });
    });
  });

  describe("queries with syntax in them", () => {
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
    ])("%s is only searched for", async (words) => {
      const { total, hits } = await find(words, { locales: ["en", "ja"], fallback: true });
      expect(hits.length).toBe(Math.min(total, 10));
      expect((await find("orchid")).total).toBe(4);
    });

    it("treats operators as spaces", async () => {
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

  it("forgets removed documents", async () => {
    const fresh = await open();
    try {
      await writeSearchIndex(fresh.db, documents);
      await writeSearchIndex(fresh.db, [source(60, "en", "Pomegranates"), source(61, "ja", "電子")]);
      const next = await loadSearchIndex(fresh.db);
      const search = { locales: ["en", "ja"] as const, fallback: false, page: 1, limit: 10 };
      expect((await findItems(next, { words: "", ...search })).hits.map(({ itemId }) => itemId)).toEqual([60, 61]);
      expect((await findItems(next, { words: "orchids", ...search })).total).toBe(0);
      expect((await findItems(next, { words: "pomegranite", ...search })).total).toBe(1);
      await writeSearchIndex(fresh.db, []);
      expect((await findItems(await loadSearchIndex(fresh.db), { words: "", ...search })).total).toBe(0);
    } finally {
      await fresh.close();
    }
  });
});
