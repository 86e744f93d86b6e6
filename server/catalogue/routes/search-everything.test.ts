import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { search } from "../../../contract/catalogue/search";
import { databases } from "../../testing/databases";
import { startTestServer, type TestServer } from "../../testing/test-server";

describe.each(databases)("search.everything on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  const all = async (query: Record<string, string>) =>
    (await server.visitor.call(search.everything, { query })).body.result;

  it("finds every kind in one list, each with its address, never drafts", async () => {
    const { total, counts, hits } = await all({ languages: "en", limit: "100" });
    expect(hits).toHaveLength(total);
    expect(counts.map(({ kind }) => kind)).toEqual([
      "course",
      "lesson",
      "webinar",
      "exam",
      "glossary-term",
      "template",
      "question",
    ]);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    const urls = hits.map(({ kind, url }) => `${kind} ${url}`);
    expect(urls).toEqual(
      expect.arrayContaining([
        "course /academy/courses/first-steps/",
        "lesson /academy/courses/first-steps/lessons/lesson-2/",
        "lesson /academy/standalone-courses/stand-alone/",
        "webinar /academy/webinars/past-webinar/",
        "exam /academy/certification/first-exam/",
        "glossary-term /academy/digital-marketing-glossary/anchor-text/",
        "template /academy/templates/first-template/",
        "question /academy/faq/#what-it-costs",
      ]),
    );
    expect(new Set(urls).size).toBe(total);
    expect(urls.filter((url) => /draft|not-yet/.test(url))).toEqual([]);
  });

  it("finds lessons by the texts of their steps, with the course that they are a part of", async () => {
    const { hits } = await all({ query: "Wortlaut", languages: "de" });
    expect(hits).toEqual([
      {
        kind: "lesson",
        id: 90101,
        url: "/academy/courses/first-steps/lessons/lesson-1/",
        title: "Sehen und lesen",
        content: expect.stringContaining("Im Wortlaut."),
        highlights: {
          title: [{ text: "Sehen und lesen", hit: false }],
          content: expect.arrayContaining([{ text: "Wortlaut", hit: true }]),
        },
        partOf: expect.stringMatching(/./),
        categories: expect.arrayContaining([{ id: expect.any(String), title: expect.any(String) }]),
        language: "de",
      },
    ]);
  });

  it("counts all kinds whatever is shown, and shows them page by page", async () => {
    const { counts } = await all({ query: "first" });
    const ofKind = await all({ query: "first", kind: "exam", limit: "1" });
    expect(ofKind.counts).toEqual(counts);
    expect(ofKind.total).toBe(counts.find(({ kind }) => kind === "exam")?.count);
    expect(ofKind.hits.map(({ kind, title }) => [kind, title])).toEqual([["exam", "First exam"]]);
    const [one, two] = [
      await all({ query: "first", limit: "1" }),
      await all({ query: "first", limit: "1", page: "2" }),
    ];
    expect([one.total, two.total]).toEqual([two.total, one.total]);
    expect(one.hits[0]?.url).not.toBe(two.hits[0]?.url);
  });

  it("has no counts if nothing is found, and rejects kinds that there are not", async () => {
    expect(await all({ query: "qzxwv" })).toEqual({ total: 0, counts: [], hits: [] });
    const { status, error } = await server.visitor.call(search.everything, { query: { kind: "book" as never } });
    expect([status, error.fields?.map(({ path: field }) => field)]).toEqual([400, ["query.kind"]]);
  });
});
