import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { search } from "../../../contract/catalogue/search";
import { courses } from "../../../contract/courses/courses";
import type { ContentLocale } from "../../../contract/primitives";
import { readPeerSettings } from "../../integrations/settings";
import { databases, embedded } from "../../testing/databases";
import { startPeerServer } from "../../testing/integration-server";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server";

describe.each(databases)("search on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  const find = async (query: Record<string, string>, caller: Caller = server.visitor) =>
    (await caller.call(search.search, { query })).body.result;
  const ids = async (query: Record<string, string>, caller?: Caller) => {
    const { total, hits } = await find(query, caller);
    expect(total).toBe(hits.length);
    return hits.map(({ id }) => id);
  };
  const text = (segments: { text: string }[]) => segments.map((one) => one.text).join("");

  describe("search.search", () => {
    it("lists courses and standalone lessons by position, never drafts", async () => {
      expect(await ids({})).toEqual([902, 901, 905, 906]);
      expect(await ids({ query: "yet" })).toEqual([]);
      expect(await ids({ query: "draft", app: "webinars" })).toEqual([]);
    });

    it("includes all fields of a hit", async () => {
      const { total, hits } = await find({ query: "analitica", languages: "es" });
      expect(total).toBe(1);
      const { highlights, content, ...hit } = hits[0] as (typeof hits)[number];
      expect(hit).toEqual({
        id: 906,
        application: "academy",
        type: "base",
        url: "/academy/courses/analitica-web/",
        title: "Analítica web desde cero",
        categories: [{ id: "analytics", title: expect.any(String) }],
        listImage: "/academy/artwork/chart-e3e5fb.svg",
        altListImage: "",
        imageUrl: "/academy/artwork/chart-e3e5fb.svg",
        altImage: "",
        publishedAt: "2026-02-10T00:00:00.000Z",
        speakers: [{ id: "ann-author", name: "Ann Author", photo: "", background: "#e3e5fb" }],
        language: "es",
        source: { url: "/academy/courses/analitica-web/" },
        extra: {
          background: "#e3e5fb",
          motif: "chart",
          hasExam: false,
          lessonCount: 1,
          status: "published",
          timeToFinish: expect.any(Number),
        },
      });
      expect(highlights.title).toEqual([
        { text: "Analítica", hit: true },
        { text: " web desde cero", hit: false },
      ]);
      expect(content).toBe(text(highlights.content));
      expect(content).toContain("Leer los números");
    });

    it("finds with and without accents, with a typo, in all languages", async () => {
      for (const query of ["analitica", "ANALÍTICA", "analítcia", "ウェブ", "ｳｪﾌﾞ", "analytics"])
        expect(await ids({ query })).toEqual([906]);
      expect((await find({ query: "ウェブ" })).hits[0]?.language).toBe("ja");
    });

    it("finds webinars on request", async () => {
      expect((await ids({ app: "webinars" })).sort()).toEqual([9501, 9502]);
      const { hits } = await find({ app: "webinars", query: "recorded" });
      expect(hits[0]).toMatchObject({
        id: 9501,
        application: "webinars",
        type: "webinar",
        url: "/academy/webinars/past-webinar/",
        source: { url: "/academy/webinars/past-webinar/" },
        publishedAt: "2026-01-10T10:00:00.000Z",
        speakers: [{ id: "ann-author", name: "Ann Author" }],
        extra: { hasExam: false, lessonCount: 0, status: "published", timeToFinish: 2700 },
      });
      expect(await ids({ query: "recorded" })).toEqual([]);
    });

    it("finds glossary terms on request, by synonyms too, never drafts", async () => {
      expect((await ids({ app: "glossary" })).sort()).toEqual([9901, 9902, 9903, 9904]);
      expect(await ids({ app: "glossary", query: "link label" })).toEqual([9901]);
      expect(await ids({ app: "glossary", query: "drafted" })).toEqual([]);
      expect(await ids({ query: "anchor" })).toEqual([]);
      expect(await ids({ app: "glossary", started: "false" }, await server.learner())).toHaveLength(4);
      const { hits } = await find({ app: "glossary", query: "ankertext", languages: "de,en" });
      expect(hits).toMatchObject([
        {
          id: 9901,
          application: "glossary",
          type: "glossaryTerm",
          url: "/academy/digital-marketing-glossary/anchor-text/",
          title: "Ankertext",
          content: "Die Wörter eines Links, auf die man klickt. Was im Link steht.",
          categories: [{ id: "basics", title: "Grundlagen" }],
          language: "de",
        },
      ]);
    });

    it("filters by type, topic and duration", async () => {
      expect(await ids({ type: "standAloneLesson" })).toEqual([905]);
      expect(await ids({ type: "base" })).toEqual([902, 901, 906]);
      expect((await find({ type: "standAloneLesson" })).hits[0]?.url).toBe("/academy/standalone-courses/stand-alone/");
      expect(await ids({ categories: "cafe,analytics" })).toEqual([902, 906]);
      expect(await ids({ categories: "cafe", query: "steps" })).toEqual([902]);
      expect(await ids({ minDuration: "3600" })).toEqual([902]);
      expect(await ids({ minDuration: "250", maxDuration: "250" })).toEqual([901]);
    });

    it("leaves out content that exists in none of the languages", async () => {
      expect(await ids({ languages: "de" })).toEqual([901]);
      const { hits } = await find({ languages: "de,en" });
      expect(hits.map(({ id, language }) => `${id} ${language}`)).toEqual(["902 en", "901 de", "905 en", "906 en"]);
    });

    it("lists the supported languages", async () => {
      const { status, error } = await server.visitor.call(search.search, { query: { languages: "de,xx" } });
      expect([status, error.fields?.map(({ path }) => path)]).toEqual([400, ["query.languages"]]);
    });

    it("separates what a learner has started from other courses; visitors have started nothing", async () => {
      const learner = await server.learner();
      await learner.call(courses.enrol, { params: { locale: "en", slug: "cafe-trade" } });
      expect(await ids({ started: "true" }, learner)).toEqual([902]);
      expect(await ids({ started: "false" }, learner)).toEqual([901, 905, 906]);
      expect(await ids({ started: "true", query: "steps" }, learner)).toEqual([902]);
      expect(await ids({ started: "true", app: "webinars" }, learner)).toEqual([]);
      expect(await ids({ started: "false", app: "webinars" }, learner)).toHaveLength(2);
      expect(await ids({ started: "true" })).toEqual([]);
      expect(await ids({ started: "false" })).toEqual([902, 901, 905, 906]);
    });

    it("caches for everyone only what is the same for everyone", async () => {
      const learner = await server.learner();
      const cacheOf = async (query: Record<string, string>) =>
        (await learner.call(search.search, { query })).headers["cache-control"];
      expect(await cacheOf({ query: "web" })).toBe("public, max-age=0, must-revalidate");
      expect(await cacheOf({ query: "web", started: "false" })).toBe("no-store");
    });

    it("answers the same query from memory, apart from other replies, and never what depends on the learner", async () => {
      const { keptReplies, metrics } = server.app.academy;
      const keptIn = async () => {
        const [, count] = /^academy_kept_replies_total\{kept="yes"\} (\d+)$/m.exec(await metrics.text()) ?? [];
        return Number(count);
      };
      const [others, before] = [keptReplies.kept.size(), await keptIn()];
      const first = await find({ query: "steps", limit: "9" });
      expect(await find({ query: "steps", limit: "9" })).toEqual(first);
      expect([keptReplies.kept.size(), await keptIn()]).toEqual([others, before + 1]);
      const size = keptReplies["kept-search"].size();
      for (const started of ["true", "false"]) await find({ query: "steps", started });
      expect(keptReplies["kept-search"].size()).toBe(size);
    });

    it("pages", async () => {
      const page = async (number: string) => {
        const { total, hits } = await find({ page: number, limit: "3" });
        return [total, ...hits.map(({ id }) => id)];
      };
      expect([await page("1"), await page("2"), await page("3")]).toEqual([[4, 902, 901, 905], [4, 906], [4]]);
    });

    it("rejects an invalid query", async () => {
      const { status, error } = await server.visitor.call(search.search, {
        query: { query: "x".repeat(201), limit: "101", page: "0", started: "maybe" as "true" },
      });
      expect(status).toBe(400);
      expect(error.fields?.map(({ path }) => path).sort()).toEqual([
        "query.limit",
        "query.page",
        "query.query",
        "query.started",
      ]);
      expect((await server.visitor.call(search.search, { query: { query: "a\0b" } })).status).toBe(400);
      expect(await ids({ query: "'; drop table search_document; --" })).toEqual([]);
    });
  });

  describe("search.api", () => {
    const api = async (query: Record<string, string>) => {
      const { body } = await server.visitor.call(search.api, { query });
      return [body.total, ...body.hits.map(({ id, language }) => `${id} ${language}`)];
    };

    it("searches one language, with English as the fallback (R52)", async () => {
      expect(await api({})).toEqual([4, "902 en", "901 en", "905 en", "906 en"]);
      expect(await api({ language: "es" })).toEqual([4, "902 en", "901 en", "905 en", "906 es"]);
      expect(await api({ language: "es", query: "analitica" })).toEqual([1, "906 es"]);
      expect(await api({ language: "es", query: "fooling" })).toEqual([0]);
      expect(await api({ language: "es", query: "trade" })).toEqual([1, "902 en"]);
    });

    it("filters by application and topic, and by page", async () => {
      expect(await api({ category: "basics" })).toEqual([2, "901 en", "905 en"]);
      expect(await api({ category: "none" })).toEqual([0]);
      expect(await api({ app: "webinars", category: "basics", language: "de" })).toEqual([1, "9501 de"]);
      expect(await api({ limit: "1", page: "2" })).toEqual([4, "901 en"]);
    });
  });

  describe("courses.list with words", () => {
    const list = async (query: Record<string, string>, locale: ContentLocale = "en") => {
      const { body } = await server.visitor.call(courses.list, { params: { locale }, query });
      return [body.total, ...body.data.map(({ id, language }) => `${id} ${language}`)];
    };

    it("finds courses of its type in their language", async () => {
      expect(await list({ search: "analitica" }, "es")).toEqual([1, "906 es"]);
      expect(await list({ search: "ＷＥＢ" }, "es")).toEqual([1, "906 es"]);
      expect(await list({ search: "trade" }, "es")).toEqual([1, "902 en"]);
      expect(await list({ search: "alone" })).toEqual([0]);
      expect(await list({ search: "alone", type: "standAloneLesson" })).toEqual([1, "905 en"]);
      expect(await list({ search: "webinar" })).toEqual([0]);
    });

    it("combines words with topics, duration and pages", async () => {
      expect(await list({ search: "first steps", categories: "cafe" })).toEqual([1, "902 en"]);
      expect(await list({ search: "first steps", duration: "long" })).toEqual([1, "902 en"]);
      expect(await list({ search: "first steps", limit: "1", page: "2" })).toEqual([2, "902 en"]);
      expect(await list({ search: "first steps", limit: "1", page: "3" })).toEqual([2]);
    });
  });
});

describe("search with a search service", () => {
  it("returns what the service finds, and nobody caches it", async () => {
    const integration = await startPeerServer({ total: 7, hits: [] });
    const integrations = readPeerSettings({ ACADEMY_SEARCH_URL: integration.url, ACADEMY_SEARCH_TOKEN: "bearer" });
    const server = await startTestServer(embedded.open, { config: { integrations } });
    const { body, headers } = await server.visitor.call(search.api, { query: { query: "web" } });
    expect([body, headers["cache-control"]]).toEqual([{ total: 7, hits: [] }, "no-store"]);
    await server.stop();
    await integration.stop();
  });
});
