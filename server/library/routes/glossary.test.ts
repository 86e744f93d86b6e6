import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { glossary } from "../../../contract/library/glossary";
import type { ContentLocale } from "../../../contract/primitives";
import { databases } from "../../testing/databases";
import { startTestServer, type TestServer } from "../../testing/test-server";

describe.each(databases)("the glossary on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());
  const list = async (locale: ContentLocale) =>
    (await server.visitor.call(glossary.list, { params: { locale } })).body.data;
  const term = (slug: string, locale: ContentLocale = "en") =>
    server.visitor.call(glossary.bySlug, { params: { locale, slug } });

  it("lists what is published, with everything that a card shows", async () => {
    const terms = await list("en");
    expect(terms.map(({ letter, slug }) => `${letter} ${slug}`)).toEqual([
      "# status-404",
      "A anchor-text",
      "L landing-page",
      "S search-term",
    ]);
    expect(terms[1]).toEqual({
      id: 9901,
      slug: "anchor-text",
      url: "/academy/digital-marketing-glossary/anchor-text/",
      term: "Anchor text",
      short: "The words of a link that one can click.",
      letter: "A",
      synonyms: ["link label"],
      language: "en",
    });
  });

  it("sorts by the rules of the language, with English terms labeled among the others (R52)", async () => {
    const french = await list("fr");
    expect(french.map(({ letter, term: name, language }) => `${letter} ${name} ${language}`)).toEqual([
      "# 404 page en",
      "A Anchor text en",
      "E “Écran” d’arrivée fr",
      "S Search term en",
    ]);
    expect((await list("ja")).map(({ letter, term: name }) => `${letter} ${name}`)).toEqual([
      "# 404 page",
      "A Anchor text",
      "か 検索語",
      "ら ランディングページ",
    ]);
  });

  it("explains a term, sanitized, with its synonyms, topics and published neighbors in their order", async () => {
    const { body } = await term("anchor-text");
    expect(body).toMatchObject({
      term: "Anchor text",
      synonyms: ["link label"],
      categories: [{ id: "basics", title: "Basics" }],
    });
    expect(body.body).toContain("<strong>stands</strong>");
    expect(body.body).toContain('<h3 id="text-an-example">An example</h3>');
    expect(body.body).toContain('rel="noopener noreferrer"');
    expect(body.related.map(({ slug }) => slug)).toEqual(["status-404", "landing-page"]);
    expect(body.related[1]).toEqual((await list("en")).find(({ slug }) => slug === "landing-page"));
  });

  it("explains it in the requested language, otherwise in English (R52)", async () => {
    expect((await term("anchor-text", "de")).body).toMatchObject({
      term: "Ankertext",
      body: "<p>Was im Link steht.</p>",
      synonyms: [],
      categories: [{ title: "Grundlagen" }],
      language: "de",
      related: [{ language: "en" }, { language: "en" }],
    });
    expect((await term("anchor-text", "ja")).body).toMatchObject({ term: "Anchor text", language: "en" });
  });

  it("does not find drafts or unknown terms", async () => {
    for (const slug of ["draft-term", "no-such-term", "9901"]) expect((await term(slug)).status).toBe(404);
  });

  it("shows a draft to editors, without caching", async () => {
    const editor = await server.learner({ permissions: { "academy.courses.edit": true } });
    const seen = await editor.call(glossary.bySlug, { params: { locale: "en", slug: "draft-term" } });
    expect([seen.body.status, seen.headers["cache-control"], seen.headers.etag]).toEqual([
      "draft",
      "no-store",
      undefined,
    ]);
    const published = await editor.call(glossary.bySlug, { params: { locale: "en", slug: "anchor-text" } });
    expect([published.body.status, published.headers.etag]).toEqual(["published", expect.any(String)]);
  });

  it("has the content's modification time", async () => {
    const { headers } = await server.visitor.call(glossary.list, { params: { locale: "en" } });
    expect(headers.etag).toBeDefined();
    const again = { headers: { "if-none-match": String(headers.etag) } };
    expect((await server.visitor.call(glossary.list, { params: { locale: "en" } }, again)).status).toBe(304);
  });
});
