import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { search } from "../../../contract/catalogue/search";
import { courses } from "../../../contract/courses/courses";
import { exams } from "../../../contract/exams/exams";
import { importContent } from "../../content/import";
import { completeStep } from "../../courses/queries/completions";
import { addEnrolment } from "../../courses/queries/enrolments";
import { databases } from "../../testing/databases";
import { fixtureContent, startTestServer, type TestServer } from "../../testing/test-server";

const en = { locale: "en" } as const;
const first = { ...en, slug: "first-steps" } as const;

describe.each(databases)("lists of courses on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
    const { db } = server.database;
    // Popularity is counted before the first request: two learners are in first-steps, one in analitica-web.
    for (const courseIds of [[901, 906], [901]]) {
      const { id } = await server.learner();
      for (const courseId of courseIds) await addEnrolment(db, id, courseId, server.clock.now());
    }
    // Those of cafe-trade have enrolled too long ago to count.
    const before = new Date(server.clock.now().getTime() - 91 * 86_400_000);
    for (let index = 0; index < 3; index += 1) await addEnrolment(db, (await server.learner()).id, 902, before);
  });
  afterAll(() => server.stop());
  const inEditorsOrder = [902, 901, 905, 906];
  const ids = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id);

  it("lists the editors' choice first", async () => {
    expect(ids((await server.visitor.call(courses.top, { params: en })).body)).toEqual([902]);
  });

  it("shows top cards of every kind, upcoming webinars last", async () => {
    const { body } = await server.visitor.call(courses.topCards, { params: en });
    expect(body.data.map(({ cardType, id, status }) => [cardType, id, status])).toEqual([
      ["course", 902, "published"],
      ["webinar", 9502, "published"],
    ]);
    expect(body.data[1]).toMatchObject({ url: "/academy/webinars/next-webinar/", timing: 3600, author: "Ann Author" });
  });

  it("reads courses by ids, in the requested order, without drafts and unknown ids", async () => {
    const byIds = async (list: string) =>
      ids((await server.visitor.call(courses.byIds, { params: en, query: { ids: list } })).body);
    expect(await byIds("906,901,903,999,901")).toEqual([906, 901]);
    expect(await byIds("905")).toEqual([905]);
    expect(await byIds("")).toEqual([]);
    expect((await server.visitor.call(courses.byIds, { params: en, query: { ids: "1;2" } })).status).toBe(400);
  });

  it("orders by learners, and leaves new ones out on request (R15)", async () => {
    const popular = async (query: Record<string, string> = {}) =>
      (await server.visitor.call(courses.popular, { query })).body;
    expect(ids(await popular())).toEqual([901, 906, 902]);
    expect(ids(await popular({ hideNewCourses: "true" }))).toEqual([901, 902]);
    const { data, total } = await popular({ limit: "1", page: "2", language: "es" });
    expect([total, data.length, data[0]?.id, data[0]?.language]).toEqual([3, 1, 906, "es"]);
  });

  it("orders by learners of the last 90 days in every language, and ties by the editors' order (R65)", async () => {
    for (const language of ["en", "es", "de", "ja"] as const) {
      const { body, headers } = await server.visitor.call(search.api, { query: { language } });
      const found = body.hits.map(({ id }) => id);
      expect([language, ...found.slice(0, 2)]).toEqual([language, 901, 906]);
      const rest = found.slice(2);
      expect(rest).toEqual(inEditorsOrder.filter((id) => rest.includes(id)));
      expect(headers).toMatchObject({ "cache-control": "public, max-age=0, must-revalidate" });
    }
    const { body } = await server.visitor.call(search.search, { query: { languages: "en" } });
    expect(body.result.hits.map(({ id }) => id)).toEqual(inEditorsOrder);
  });

  it("splits a course into its modules; a course without modules is a single module", async () => {
    const { body } = await server.visitor.call(courses.modules, { params: { ...first, locale: "de" } });
    expect(body.data.map(({ id, index, title, lessons }) => [id, index, title, lessons.length])).toEqual([
      [90191, 0, "Sehen", 1],
      [90192, 1, "Doing", 1],
    ]);
    expect(body.data[1]?.exam).toEqual({ slug: "first-exam", moduleId: 90192 });
    const parts = [
      { id: 90191, title: "Sehen", lessons: [1] },
      { id: 90192, title: "Doing", lessons: [2] },
    ];
    const page = await server.visitor.call(courses.bySlug, { params: { ...first, locale: "de" } });
    expect(page.body.modules).toEqual(parts);
    const cafe = await server.visitor.call(courses.modules, { params: { ...en, slug: "cafe-trade" } });
    expect(cafe.body).toMatchObject({ total: 1, data: [{ id: 902, index: 0, exam: null }] });
    const draft = { ...en, slug: "not-yet" } as const;
    expect((await server.visitor.call(courses.modules, { params: draft })).status).toBe(404);
  });

  it("recommends other courses, never the course itself or a standalone lesson", async () => {
    const { body } = await server.visitor.call(courses.recommended, { params: first });
    expect(ids(body).sort()).toEqual([902, 906]);
  });

  it("names topics by kind and of all kinds", async () => {
    const topics = async (type: "courses" | "standalone" | "webinars") => {
      const { body } = await server.visitor.call(courses.categories, { params: en, query: { type } });
      return body.data.map(({ id }) => id).sort();
    };
    expect(await topics("standalone")).toEqual(["basics"]);
    expect(await topics("courses")).toEqual(["analytics", "basics", "cafe"]);
    expect(await topics("webinars")).toEqual(["analytics", "basics", "cafe"]);
    expect((await server.visitor.call(courses.allCategories, { params: en })).body.total).toBe(3);
  });

  it("keeps standalone lessons apart from courses", async () => {
    const list = async (type: "base" | "standAloneLesson") =>
      ids((await server.visitor.call(courses.list, { params: en, query: { type } })).body);
    expect(await list("base")).not.toContain(905);
    expect(await list("standAloneLesson")).toEqual([905]);
    const { body } = await server.visitor.call(courses.bySlug, { params: { ...en, slug: "stand-alone" } });
    expect(body).toMatchObject({
      contentType: "standAloneLesson",
      url: "/academy/standalone-courses/stand-alone/",
      // 0 is a breakpoint (R45).
      standAloneLessonInfo: { videoBreakpoint: 0, videoUrl: "/academy/media/clip.mp4", isVideoOpen: false },
      clip: { url: "/academy/media/clip.mp4" },
    });
  });

  it("lists a learner's own courses, unfinished or completed, latest first (R42)", async () => {
    const learner = await server.learner();
    const own = async (query: Record<string, string> = {}) =>
      (await learner.call(courses.inProgress, { params: en, query })).body;
    expect(await own()).toEqual({ data: [], total: 0 });
    for (const courseId of [902, 901]) {
      server.clock.pass(1);
      await addEnrolment(server.database.db, learner.id, courseId, server.clock.now());
    }
    expect(ids(await own())).toEqual([901, 902]);
    expect(ids(await own({ limit: "1", page: "2" }))).toEqual([902]);
    await completeStep(server.database.db, learner.id, 9010101, server.clock.now());
    // The target of "continue" (L14).
    expect((await own()).data[0]).toMatchObject({ id: 901, progress: 25, resume: { lesson: 1, step: 2 } });
    for (const step of [9010102, 9010201, 9010202])
      await completeStep(server.database.db, learner.id, step, server.clock.now());
    expect(ids(await own())).toEqual([902]);
    expect((await own({ completed: "true" })).data).toMatchObject([{ id: 901, progress: 100, resume: null }]);
  });
});

describe("content with a featured standalone lesson, a study program, and several exams of a group", () => {
  let server: TestServer;
  let dir: string;
  beforeAll(async () => {
    const [{ open }] = databases as [(typeof databases)[number]];
    server = await startTestServer(open);
    dir = join(mkdtempSync(join(tmpdir(), "academy-lists-")), "content");
    cpSync(fixtureContent, dir, { recursive: true });
    appendFileSync(join(dir, "courses/stand-alone/course.yaml"), "top: true\n");
    appendFileSync(join(dir, "courses/cafe-trade/course.yaml"), "type: educational\n");
    // Neither their ids nor their names are in the specification's order.
    const ids = { "a-toolkit-exam": 21, "b-toolkit-exam": 65, "c-toolkit-exam": 113 };
    for (const [slug, id] of Object.entries(ids)) {
      const folder = join(dir, "exams", slug);
      cpSync(join(dir, "exams/toolkit-exam"), folder, { recursive: true });
      const rules = readFileSync(join(folder, "exam.yaml"), "utf8");
      writeFileSync(join(folder, "exam.yaml"), rules.replace("id: 105", `id: ${id}`));
    }
    await importContent(server.database.db, dir, server.clock.now());
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dirname(dir), { recursive: true });
  });

  it("has top cards of all three kinds; a standalone lesson's card has its own picture", async () => {
    const { body } = await server.visitor.call(courses.topCards, { params: en });
    expect(body.data.map(({ cardType, status }) => [cardType, status])).toEqual([
      ["course", "published"],
      ["standaloneCourse", "published"],
      ["webinar", "published"],
    ]);
    const [course, lesson] = body.data;
    expect(lesson).toMatchObject({
      topCardImage: expect.stringContaining("/academy/"),
      topCardImageBackground: "#fdeccb",
    });
    expect(course).not.toHaveProperty("topCardImage");
  });

  it("lists a study program with the courses", async () => {
    const list = async (type: "base" | "educational") =>
      (await server.visitor.call(courses.list, { params: en, query: { type } })).body.data.map(({ id }) => id);
    expect(await list("base")).toContain(902);
    expect(await list("educational")).toEqual([902]);
  });

  it("does not hide that learners could not be counted, unless the database is away", async () => {
    const { db } = server.database;
    await db.execute(sql`alter table enrolment rename to enrolment_elsewhere`);
    const { status, error } = await server.visitor.call(courses.popular, {});
    await db.execute(sql`alter table enrolment_elsewhere rename to enrolment`);
    expect([status, error.code]).toEqual([500, "internal"]);
  });

  it("has the exams of a group in the specification's order, without missing ones (R51)", async () => {
    const { body } = await (await server.learner()).call(exams.filtered, { params: en });
    expect(body.toolkitProficiency.map(({ id }) => id)).toEqual([105, 113, 65, 21]);
  });
});
