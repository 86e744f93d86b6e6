import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Catalogue } from "../content/catalogue";
import type { Database, OpenDatabase } from "../db/database";
import * as tables from "../db/schema/content";
import { databases } from "../testing/databases";
import { failingDatabase } from "../testing/failing-database";
import { findItems } from "./find";
import { source } from "./find.testing";
import { createSearchIndexStore } from "./index-store";
import type { SearchIndex } from "./search-index";
import { type SearchSource, writeSearchIndex } from "./write-index";

describe.each(databases)("the search index of the current content on $name", ({ open }) => {
  let opened: OpenDatabase;
  let isAway = false;
  let version = "";
  let failures = 0;
  let current: () => Promise<SearchIndex>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const write = async (db: Database, hash: string, documents: SearchSource[]) => {
    await db.transaction(async (tx) => {
      await writeSearchIndex(tx, documents);
      const row = { id: 1, hash, importedAt: new Date() };
      await tx
        .insert(tables.contentVersion)
        .values(row)
        .onConflictDoUpdate({ target: tables.contentVersion.id, set: row });
    });
  };
  const finds = async (words: string): Promise<number> =>
    findItems(await current(), { words, locales: ["en"], fallback: false, page: 1, limit: 10 }).total;

  beforeEach(async () => {
    isAway = false;
    failures = 0;
    version = "one";
    await write(opened.db, "one", [source(1, "en", "Pomegranates")]);
    const catalogues = { current: async () => new Catalogue(version, [], [], []) };
    current = createSearchIndexStore(
      failingDatabase(opened.db, () => isAway),
      catalogues,
      () => {
        failures += 1;
      },
    );
  });

  it("stays until the catalogue has another version", async () => {
    expect(await finds("pomegranates")).toBe(1);
    const first = await current();
    await write(opened.db, "two", [source(2, "en", "Quinces")]);
    expect(await current()).toBe(first);
    version = "two";
    expect([await finds("pomegranates"), await finds("quinces")]).toEqual([0, 1]);
    expect(await current()).toBe(await current());
  });

  it("is read once if it is newer than the catalogue, which follows within a second", async () => {
    await write(opened.db, "two", [source(2, "en", "Quinces")]);
    const first = await current();
    expect(await current()).toBe(first);
    version = "two";
    expect(await current()).toBe(first);
  });

  it("stays while the database is away, and is read again when it is back", async () => {
    expect(await finds("pomegranates")).toBe(1);
    isAway = true;
    expect(await finds("pomegranates")).toBe(1);
    version = "two";
    expect([await finds("pomegranates"), await finds("pomegranates"), failures]).toEqual([1, 1, 1]);
    isAway = false;
    await write(opened.db, "two", [source(2, "en", "Quinces")]);
    await expect.poll(() => finds("quinces"), { timeout: 20_000 }).toBe(1);
  });

  it("is never half of the earlier content and half of the new one", async () => {
    let reads = 0;
    const during = async () => {
      reads += 1;
      // Another process imports after the version has been read.
      if (reads === 2) await write(opened.db, "two", [source(2, "en", "Quinces")]);
      return false;
    };
    const select = opened.db.select.bind(opened.db);
    const interrupted = Object.create(opened.db) as Database;
    interrupted.select = ((...fields: Parameters<typeof select>) => {
      void during();
      return select(...fields);
    }) as typeof select;
    current = createSearchIndexStore(interrupted, { current: async () => new Catalogue("one", [], [], []) });
    expect([await finds("pomegranates"), await finds("quinces")]).toEqual([0, 1]);
  });
});
