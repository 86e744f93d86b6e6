import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseDocument, type YAMLMap, type YAMLSeq } from "yaml";
import type { ContentLocale } from "../../contract/primitives";
import type { OpenDatabase } from "../db/database";
import { projectRoot } from "../project-root";
import { databases } from "../testing/databases";
import { preparedProject } from "../testing/project-content";
import { findItems, type Search } from "./find";
import { findEverything } from "./find-everything";
import { loadSearchIndex } from "./load-index";
import type { SearchIndex } from "./search-index";
import { type SearchSource, writeSearchIndex } from "./write-index";

/**
 * The queries with their answers. When the demo content has changed, run this test with `--update`, and check in the
 * difference that every answer is at least as good.
 */
const path = join(projectRoot(), "server/search/expected-answers.yaml");

interface Query extends Partial<Search> {
  words: string;
  languages: ContentLocale[];
  total: number;
  /** Of each kind; only for the search over everything. */
  counts?: Record<string, number>;
  hits: string[];
}

/** What the search API covers: the first queries have no others. */
const kindsOfApi = ["course", "webinar", "glossary-term"] as const;

describe.each(databases)("the answers over the demo content on $name", ({ open }) => {
  let opened: OpenDatabase;
  let sources: SearchSource[];
  let index: SearchIndex;
  beforeAll(async () => {
    opened = await open();
    sources = (await preparedProject()).prepared.findable;
    await opened.db.transaction((tx) => writeSearchIndex(tx, sources));
    index = await loadSearchIndex(opened.db);
    // Checking all content takes long on a busy machine.
  }, 180_000);
  afterAll(() => opened.close());

  function answerOf({ languages, total: _, counts: __, hits: ___, ...search }: Query, isOfEverything: boolean) {
    const page = { locales: languages, fallback: false, page: 1, limit: 10 };
    const answer = isOfEverything
      ? findEverything(index, { ...page, ...search })
      : { ...findItems(index, { ...page, kinds: kindsOfApi, ...search }), counts: null };
    const { total, counts, hits } = answer;
    const titleOf = (hit: (typeof hits)[number]) =>
      sources.find(({ kind, itemId, locale }) => kind === hit.kind && itemId === hit.itemId && locale === hit.locale)
        ?.title;
    return {
      total,
      counts: counts && Object.fromEntries(counts),
      hits: hits.map((hit) => `${hit.kind} ${hit.itemId} ${hit.locale}: ${titleOf(hit)}`),
    };
  }

  it("are those in expected-answers.yaml (L19)", async () => {
    const file = parseDocument(readFileSync(path, "utf8"));
    const groups = file.contents as YAMLSeq<YAMLMap>;
    const queries = groups.items.flatMap((group) => {
      const isOfEverything = group.get("everything") === true;
      return (group.get("queries") as YAMLSeq<YAMLMap<string>>).items.map((query) => ({ query, isOfEverything }));
    });
    expect(queries.length).toBeGreaterThanOrEqual(300);
    for (const { query, isOfEverything } of queries) {
      const { total, counts, hits } = answerOf(query.toJSON() as Query, isOfEverything);
      query.set("total", total);
      if (counts) query.set("counts", file.createNode(counts, { flow: Object.keys(counts).length === 0 }));
      query.set("hits", file.createNode(hits, { flow: hits.length === 0 }));
    }
    await expect(file.toString({ lineWidth: 0, flowCollectionPadding: false })).toMatchFileSnapshot(path);
  });
});
