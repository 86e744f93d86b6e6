import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { courses } from "../../../contract/courses/courses";
import { lessons } from "../../../contract/courses/lessons";
import { databases } from "../../testing/databases";
import { startTestServer, type TestServer } from "../../testing/test-server";

const first = { locale: "en", slug: "first-steps" } as const;
const cafe = { locale: "en", slug: "cafe-trade" } as const;
const draft = { locale: "en", slug: "not-yet" } as const;

describe.each(databases)("courses on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  const titles = async (query: Record<string, string>, locale: "en" | "de" = "en") => {
    const { body } = await server.visitor.call(courses.list, { params: { locale }, query });
    return [body.total, ...body.data.map(({ title }) => title)];
  };

  it("lists published courses in order", async () => {
    const { body } = await server.visitor.call(courses.list, { params: { locale: "en" } });
    expect(body.total).toBe(3);
    expect(body.data[0]).toMatchObject({
      id: 902,
      url: "/academy/courses/cafe-trade/",
      title: "The café trade",
      author: "Ann Author",
      categories: [{ id: "cafe", title: "Café trade" }],
      timing: 3600,
      lessonsCount: 1,
      hasExam: false,
      motif: "search",
      background: "#dff3e7",
      language: "en",
    });
    expect(body.data[1]).toMatchObject({ id: 901, hasExam: true, timing: 250 });
  });

  it("filters by topic, duration and words", async () => {
    expect(await titles({ categories: "basics" })).toEqual([1, "First steps"]);
    expect(await titles({ categories: "basics,cafe" })).toEqual([2, "The café trade", "First steps"]);
    expect(await titles({ duration: "short" })).toEqual([1, "First steps"]);
    expect(await titles({ duration: "medium" })).toEqual([1, "Web analytics basics"]);
    expect(await titles({ duration: "long" })).toEqual([1, "The café trade"]);
    expect(await titles({ search: "CAFE" })).toEqual([1, "The café trade"]);
    expect(await titles({ search: "every step" })).toEqual([1, "First steps"]);
    expect(await titles({ search: "draft" })).toEqual([0]);
  });

  it("lists the exact title first (L19)", async () => {
    expect(await titles({ search: "steps" })).toEqual([2, "First steps", "The café trade"]);
    expect(await titles({ search: "first steps" })).toEqual([2, "First steps", "The café trade"]);
  });

  it("pages", async () => {
    expect(await titles({ limit: "1" })).toEqual([3, "The café trade"]);
    expect(await titles({ limit: "1", page: "2" })).toEqual([3, "First steps"]);
    expect(await titles({ limit: "1", page: "4" })).toEqual([3]);
    expect((await titles({ limit: "900" }))[0]).toBe(3);
  });

  it("names each invalid part of a query", async () => {
    const { status, error } = await server.visitor.call(courses.list, {
      params: { locale: "xx" as "en" },
      query: { duration: "endless" as "long", page: "0", limit: "901", search: "x".repeat(201) },
    });
    expect(status).toBe(400);
    expect(error.fields?.map(({ path }) => path).sort()).toEqual([
      "params.locale",
      "query.duration",
      "query.limit",
      "query.page",
      "query.search",
    ]);
  });

  it("falls back to English and labels it (R52)", async () => {
    expect(await titles({}, "de")).toEqual([3, "The café trade", "Erste Schritte", "Web analytics basics"]);
    const german = await server.visitor.call(courses.bySlug, { params: { locale: "de", slug: "first-steps" } });
    expect([german.body.title, german.body.language, german.body.instructors[0]?.role]).toEqual([
      "Erste Schritte",
      "de",
      "Lehrerin",
    ]);
    const english = await server.visitor.call(courses.bySlug, { params: { locale: "de", slug: "cafe-trade" } });
    expect([english.body.title, english.body.language]).toEqual(["The café trade", "en"]);
  });

  it("lists the topics of published courses", async () => {
    const { body } = await server.visitor.call(courses.categories, {
      params: { locale: "de" },
      query: { type: "courses" },
    });
    expect(body).toEqual({
      data: [
        { id: "basics", title: "Grundlagen" },
        { id: "cafe", title: "Café trade" },
        { id: "analytics", title: "Analytics" },
      ],
      total: 3,
    });
  });

  it("shows a course without revealing its answers", async () => {
    const { status, body } = await server.visitor.call(courses.bySlug, { params: first });
    expect(status).toBe(200);
    expect(body.exam).toEqual({
      slug: "first-exam",
      title: "First exam",
      questionsCount: 4,
      passMark: 70,
      clockSeconds: 1800,
      validityMonths: 12,
    });
    expect(
      body.lessons.map(({ number, stepsCount, countVideos, timing }) => [number, stepsCount, countVideos, timing]),
    ).toEqual([
      [1, 2, 1, 100],
      [2, 2, 0, 150],
    ]);
    expect(body.about).not.toContain("<script");
    expect(body.publishedAt).toBe("2025-11-03");
    expect(JSON.stringify(body)).not.toMatch(/correct|robots\.txt/);
  });

  it("answers a repeated read with 304", async () => {
    const one = await server.visitor.call(courses.bySlug, { params: first });
    expect(one.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const again = await server.app.inject({
      url: "/academy/public/api/v3/courses/en/first-steps/",
      headers: { "if-none-match": String(one.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("hides drafts from everyone but editors (R10)", async () => {
    const learner = await server.learner();
    const editor = await server.learner({ permissions: { "academy.courses.edit": true } });
    for (const caller of [server.visitor, learner])
      expect((await caller.call(courses.bySlug, { params: draft })).error.code).toBe("not_found");
    const seen = await editor.call(courses.bySlug, { params: draft });
    expect([seen.status, seen.body.status, seen.headers["cache-control"], seen.headers.etag]).toEqual([
      200,
      "draft",
      "no-store",
      undefined,
    ]);
    expect((await learner.call(courses.enrol, { params: draft })).status).toBe(404);
  });

  it("requires sign-in for personal data (R37)", async () => {
    for (const endpoint of [courses.progress, courses.enrol, courses.removeEnrolment]) {
      const { status, error } = await server.visitor.call(endpoint, { params: first });
      expect([status, error.code]).toEqual([401, "signed_out"]);
    }
    expect((await server.visitor.call(courses.progressMap, { params: { locale: "en" } })).status).toBe(401);
  });

  it("enrolls, unenrolls and keeps the progress (R19)", async () => {
    const learner = await server.learner();
    expect((await learner.call(courses.progress, { params: cafe })).body).toMatchObject({
      enrolled: false,
      progress: 0,
    });
    expect((await learner.call(courses.progressMap, { params: { locale: "en" } })).body).toEqual({});
    const enrolled = await learner.call(courses.enrol, { params: cafe });
    expect(enrolled.body).toMatchObject({ enrolled: true, progress: 0, stepsCount: 1, resume: { lesson: 1, step: 1 } });
    await learner.call(lessons.completeStep, { params: { ...cafe, stepId: "9020101" } });
    expect((await learner.call(courses.progressMap, { params: { locale: "en" } })).body).toEqual({
      "902": { progress: 100 },
    });
    expect((await learner.call(courses.progressMap, { params: { locale: "en" }, query: { ids: "901" } })).body).toEqual(
      {},
    );

    const without = await learner.call(courses.removeEnrolment, { params: cafe });
    expect([without.status, without.error.code]).toEqual([403, "csrf"]);
    const left = await learner.call(courses.removeEnrolment, { params: cafe }, { csrf: true });
    expect([left.status, left.body.enrolled]).toEqual([200, false]);
    expect((await learner.call(courses.progressMap, { params: { locale: "en" } })).body).toEqual({});
    expect((await learner.call(lessons.structure, { params: cafe })).error.code).toBe("not_enrolled");

    expect((await learner.call(courses.enrol, { params: cafe })).body).toMatchObject({
      enrolled: true,
      progress: 100,
      resume: null,
    });
  });

  it("keeps the progress of learners separate", async () => {
    const [one, other] = [await server.learner(), await server.learner()];
    for (const caller of [one, other]) await caller.call(courses.enrol, { params: cafe });
    await one.call(lessons.completeStep, { params: { ...cafe, stepId: "9020101" } });
    expect((await other.call(courses.progress, { params: cafe })).body.progress).toBe(0);
  });

  it("returns 404 for an unknown course", async () => {
    const learner = await server.learner();
    const nowhere = { locale: "en", slug: "nowhere" } as const;
    expect((await server.visitor.call(courses.bySlug, { params: nowhere })).status).toBe(404);
    expect((await learner.call(courses.enrol, { params: nowhere })).error.code).toBe("not_found");
  });
});
