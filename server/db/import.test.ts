import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { courses } from "../../contract/courses/courses";
import { exams } from "../../contract/exams/exams";
import { buildApp } from "../app";
import { readConfig } from "../config";
import { ContentError } from "../content/check-folder";
import { importContent } from "../content/import";
import { loadCatalogue } from "../content/load-catalogue";
import { episodeWatched } from "../courses/schema";
import { databases } from "../testing/databases";
import { examTaker, firstExam } from "../testing/exam-taker";
import { removeLinks } from "../testing/remove-links";
import { fixtureContent, startTestServer, type TestServer } from "../testing/test-server";
import * as tables from "./schema/content";

const first = { locale: "en", slug: "first-steps" } as const;

describe.each(databases)("the import on $name", ({ open }) => {
  let server: TestServer;
  let dir: string;
  beforeAll(async () => {
    server = await startTestServer(open);
    dir = join(mkdtempSync(join(tmpdir(), "import-")), "content");
    cpSync(fixtureContent, dir, { recursive: true });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dirname(dir), { recursive: true });
  });
  const edit = (file: string, from: string, to: string) => {
    const path = join(dir, file);
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
  };
  const importIt = () => importContent(server.database.db, dir, server.clock.now());
  const titleOf = async () => {
    const [row] = await server.database.db.select().from(tables.courseDocument).orderBy(tables.courseDocument.courseId);
    return row?.summary.title;
  };

  it("does nothing if the same files are already in the tables", async () => {
    expect(await importIt()).toMatchObject({ changed: false });
    const [version] = await server.database.db.select().from(tables.contentVersion);
    expect(await importContent(server.database.db, dir, new Date())).toMatchObject({
      version: version?.hash,
      changed: false,
    });
    expect(await server.database.db.select().from(tables.contentVersion)).toEqual([version]);
  });

  it("is all or nothing", async () => {
    const before = await titleOf();
    edit("courses/first-steps/en/course.yaml", "First steps", "Changed");
    edit("courses/cafe-trade/en/lesson-1.yaml", "seconds: 3600", "seconds: soon");
    const failed = await importIt().catch((thrown: unknown) => thrown);
    expect(failed).toBeInstanceOf(ContentError);
    expect((failed as ContentError).problems).toEqual([
      { file: "content/courses/cafe-trade/en/lesson-1.yaml", line: 6, message: "steps[0].seconds must be a number" },
    ]);
    expect(await titleOf()).toBe(before);
    edit("courses/cafe-trade/en/lesson-1.yaml", "seconds: soon", "seconds: 3600");
    expect(await importIt()).toMatchObject({
      changed: true,
      courses: 5,
      exams: 4,
      series: 2,
      webinars: 3,
      templates: 3,
      terms: 5,
    });
    const { rows } = { rows: await server.database.db.select().from(tables.courseDocument) };
    expect(rows.find(({ courseId, locale }) => courseId === 901 && locale === "en")?.summary.title).toBe("Changed");
  });

  it("shows in a running app within a second", async () => {
    const title = async () => (await server.visitor.call(courses.bySlug, { params: first })).body.title;
    await title();
    edit("courses/first-steps/en/course.yaml", "Changed", "Changed again");
    await importIt();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await title()).toBe("Changed again");
  });

  it("withdraws what is gone and keeps what learners did in it", async () => {
    removeLinks(dir);
    const taker = await examTaker(server);
    const { certificate } = await taker.sit(4);
    cpSync(join(dir, "courses/first-steps"), join(dirname(dir), "kept-course"), { recursive: true });
    cpSync(join(dir, "exams/first-exam"), join(dirname(dir), "kept-exam"), { recursive: true });
    rmSync(join(dir, "courses/first-steps"), { recursive: true });
    rmSync(join(dir, "exams/first-exam"), { recursive: true });
    await importIt();
    const fresh = await buildApp({
      db: server.database.db,
      config: { ...readConfig({}), contentDir: dir },
      now: server.clock.now,
    });
    expect((await fresh.inject("/academy/public/api/v3/courses/en/first-steps/")).statusCode).toBe(404);
    expect((await fresh.inject(`/academy/public/api/v2/certificates/${certificate?.hash}/`)).json()).toMatchObject({
      state: "issued",
      title: "Changed again",
    });
    await fresh.close();
    expect(
      (await server.database.db.select().from(tables.course).where(isNull(tables.course.withdrawnAt)))
        .map(({ id }) => id)
        .sort(),
    ).toEqual([902, 903, 905, 906]);

    cpSync(join(dirname(dir), "kept-course"), join(dir, "courses/first-steps"), { recursive: true });
    cpSync(join(dirname(dir), "kept-exam"), join(dir, "exams/first-exam"), { recursive: true });
    await importIt();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await taker.caller.call(courses.progress, { params: first })).body).toMatchObject({
      enrolled: true,
      progress: 100,
    });
    expect(await taker.progress()).toMatchObject({ status: "certificated" });
  });

  it("does not change the questions of an open attempt (L2)", async () => {
    const taker = await examTaker(server);
    const { attempt } = (await taker.start()).body;
    edit("exams/first-exam/en/questions.yaml", "text: Question 1?", "text: Another question?");
    edit("exams/first-exam/exam.yaml", "passMark: 70", "passMark: 100");
    await importIt();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await server.visitor.call(exams.bySlug, { params: firstExam })).body.passMark).toBe(100);
    expect((await taker.progress()).attempt).toEqual(attempt);
    expect((await taker.finish(await taker.answerAll(3))).body.result).toMatchObject({ passed: true, passMark: 70 });
  });

  const { episode, onboardingStep } = tables;
  const idsIn = async (table: typeof episode | typeof onboardingStep) =>
    (await server.database.db.select().from(table).where(isNull(table.withdrawnAt)).orderBy(table.id)).map(
      ({ id }) => id,
    );
  const itemsIn = async () => {
    const { kind, id, locale } = tables.contentItem;
    const rows = await server.database.db
      .select({ kind, id, locale })
      .from(tables.contentItem)
      .orderBy(kind, id, locale);
    return rows.map((row) => `${row.kind} ${row.id} ${row.locale}`);
  };

  it("writes series, webinars, templates, the glossary, onboarding, meetings and the site's texts", async () => {
    const all = [
      "event-type 9801 en",
      "event-type 9802 en",
      "faq 1 de",
      "faq 1 en",
      "glossary-term 9901 de",
      "glossary-term 9901 en",
      "glossary-term 9902 en",
      "glossary-term 9903 en",
      "glossary-term 9903 fr",
      "glossary-term 9903 ja",
      "glossary-term 9904 en",
      "glossary-term 9904 ja",
      "glossary-term 9905 en",
      "onboarding-step 9701 en",
      "onboarding-step 9702 en",
      "onboarding-step 9703 en",
      "series 9401 de",
      "series 9401 en",
      "series 9402 en",
      "site 1 de",
      "site 1 en",
      "template 9601 de",
      "template 9601 en",
      "template 9602 en",
      "template 9603 en",
      "webinar 9501 de",
      "webinar 9501 en",
      "webinar 9502 en",
      "webinar 9503 en",
    ];
    expect(await itemsIn()).toEqual(all);
    edit("series/first-series/en/series.yaml", "First series", "The first series");
    await importIt();
    expect(await itemsIn()).toEqual(all);
    expect(await importIt()).toEqual({
      version: expect.any(String),
      changed: false,
      changes: [],
      courses: 0,
      exams: 0,
      series: 0,
      webinars: 0,
      templates: 0,
      terms: 0,
    });
    const catalogue = await loadCatalogue(server.database.db, "now");
    const series = catalogue.item("series", "first-series");
    expect(series && catalogue.itemText(series, "en").text.title).toBe("The first series");
    expect(catalogue.items("onboarding-step").map(({ slug }) => slug)).toEqual(["set-a-goal", "look-around", "begin"]);
  });

  it("withdraws episodes and steps of the onboarding that are gone, and takes them back", async () => {
    const learner = await server.learner();
    const watchedAt = server.clock.now();
    await server.database.db.insert(episodeWatched).values({ accountId: learner.id, episodeId: 940101, watchedAt });
    expect([await idsIn(episode), await idsIn(onboardingStep)]).toEqual([
      [940101, 940102, 940201],
      [9701, 9702, 9703],
    ]);
    const kept = join(dirname(dir), "kept");
    for (const entry of ["series", "onboarding.yaml"]) {
      cpSync(join(dir, entry), join(kept, entry), { recursive: true });
      rmSync(join(dir, entry), { recursive: true });
    }
    await importIt();
    expect([await idsIn(episode), await idsIn(onboardingStep)]).toEqual([[], []]);
    const [gone] = await server.database.db.select().from(episode);
    expect(gone?.withdrawnAt).toEqual(server.clock.now());
    expect((await itemsIn()).filter((item) => /^(series|onboarding-step) /.test(item))).toEqual([]);
    expect(await server.database.db.select().from(episodeWatched)).toMatchObject([{ episodeId: 940101 }]);

    cpSync(kept, dir, { recursive: true });
    await importIt();
    expect([await idsIn(episode), await idsIn(onboardingStep)]).toEqual([
      [940101, 940102, 940201],
      [9701, 9702, 9703],
    ]);
  });

  it("lets two items swap their slugs", async () => {
    const exchange = (area: string, one: string, other: string) => {
      renameSync(join(dir, area, one), join(dir, area, "between"));
      renameSync(join(dir, area, other), join(dir, area, one));
      renameSync(join(dir, area, "between"), join(dir, area, other));
    };
    const pairs = async () => {
      const catalogue = await loadCatalogue(server.database.db, "now");
      return [
        catalogue.course("cafe-trade")?.id,
        catalogue.course("stand-alone")?.id,
        catalogue.exam("partner-exam")?.id,
        catalogue.exam("toolkit-exam")?.id,
        catalogue.item("template", "first-template")?.id,
        catalogue.item("template", "draft-template")?.id,
      ];
    };
    expect(await pairs()).toEqual([902, 905, 70, 105, 9601, 9603]);
    exchange("courses", "cafe-trade", "stand-alone");
    exchange("exams", "partner-exam", "toolkit-exam");
    exchange("templates", "first-template", "draft-template");
    await importIt();
    expect(await pairs()).toEqual([905, 902, 105, 70, 9603, 9601]);
    exchange("courses", "cafe-trade", "stand-alone");
    exchange("exams", "partner-exam", "toolkit-exam");
    exchange("templates", "first-template", "draft-template");
    await importIt();
    expect(await pairs()).toEqual([902, 905, 70, 105, 9601, 9603]);
  });

  it("runs once if two start at the same time", async () => {
    edit("courses/first-steps/en/course.yaml", "Changed again", "Changed twice");
    const both = await Promise.all([importIt(), importIt()]);
    expect(both.map(({ changed }) => changed).sort()).toEqual([false, true]);
  });
});
