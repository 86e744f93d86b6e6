import { appendFileSync, copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../contract/account/session";
import { plus } from "../../contract/catalogue/plus";
import { certificates } from "../../contract/certificates/certificates";
import { courses } from "../../contract/courses/courses";
import { learning } from "../../contract/courses/learning";
import { lessons } from "../../contract/courses/lessons";
import { notes } from "../../contract/courses/notes";
import { series } from "../../contract/courses/series";
import type { Endpoint } from "../../contract/endpoint";
import { exams } from "../../contract/exams/exams";
import { setTrial } from "../account/queries/accounts";
import { putPromoCode } from "../account/queries/promo-codes";
import { importContent } from "../content/import";
import { completeStep } from "../courses/queries/completions";
import { addEnrolment, hideEnrolment } from "../courses/queries/enrolments";
import { databases } from "../testing/databases";
import { ExamTaker } from "../testing/exam-taker";
import { type Caller, fixtureContent, startTestServer, type TestServer } from "../testing/test-server";
import { userOf } from "../testing/user-kinds";

const day = 24 * 60 * 60 * 1000;
const locale = "en" as const;
const inCourse = { params: { locale, slug: "first-steps" } };
const inSeries = { params: { locale, seriesSlug: "first-series" } };
const inEpisode = { params: { ...inSeries.params, episodeSlug: "one" } };

/** The fixtures, with a course and a series of academy-plus that have files of their own. */
function contentWithPlus(): string {
  const folder = mkdtempSync(join(tmpdir(), "plus-access-"));
  cpSync(fixtureContent, folder, { recursive: true });
  const inFolder = (path: string) => join(folder, path);
  for (const name of ["step", "episode"]) copyFileSync(inFolder("media/clip.mp4"), inFolder(`media/${name}.mp4`));
  copyFileSync(inFolder("media/clip.jpg"), inFolder("media/episode.jpg"));
  for (const language of ["en", "de"])
    appendFileSync(
      inFolder(`courses/first-steps/${language}/lesson-2.yaml`),
      "  - { id: 9010203, type: video, title: Clip, seconds: 40, transcript: Text., video: { file: step.mp4 } }\n",
    );
  const edit = (path: string, from: string, to: string) =>
    writeFileSync(inFolder(path), readFileSync(inFolder(path), "utf8").replace(from, to));
  appendFileSync(inFolder("courses/first-steps/course.yaml"), "plan: plus\n");
  edit(
    "series/first-series/series.yaml",
    "video: { file: clip.mp4 }",
    "video: { file: episode.mp4, poster: episode.jpg }",
  );
  edit("series/first-series/series.yaml", "status:", "plan: plus\nstatus:");
  return folder;
}

const ok = "200";
const signedOut = "401 signed_out";
const planNeeded = "403 plan_needed";
const notEnrolled = "403 not_enrolled";

const kinds = ["visitor", "free", "student", "ended", "paid", "trial", "trial here", "promo code", "editor", "admin"];
/** A cell for who has no plan and for who has one. */
const row = (visitor: string, without: string, withPlan: string) => [
  visitor,
  ...Array<string>(3).fill(without),
  ...Array<string>(6).fill(withPlan),
];

/** Calls of people who are not in the course. */
const calls: Record<string, [Endpoint, object, string[]]> = {
  "the page of the course": [courses.bySlug, inCourse, row(ok, ok, ok)],
  "what academy-plus contains": [plus.content, { params: { locale } }, row(ok, ok, ok)],
  "progress in the course": [courses.progress, inCourse, row(signedOut, ok, ok)],
  "its lessons": [lessons.structure, inCourse, row(signedOut, planNeeded, notEnrolled)],
  "a lesson": [lessons.current, inCourse, row(signedOut, planNeeded, notEnrolled)],
  "a step": [
    lessons.step,
    { params: { ...inCourse.params, stepId: "9010101" } },
    row(signedOut, planNeeded, notEnrolled),
  ],
  "a rating": [learning.rate, { ...inCourse, body: { rating: 4 } }, row(signedOut, planNeeded, notEnrolled)],
  "its notes": [notes.inCourse, inCourse, row(signedOut, ok, ok)],
  "its exam": [exams.progress, { params: { locale, slug: "first-exam" } }, row(signedOut, ok, ok)],
  "an attempt": [exams.start, { params: { locale, slug: "first-exam" } }, row(signedOut, planNeeded, notEnrolled)],
  "what the series is about": [series.bySlug, inSeries, row(signedOut, ok, ok)],
  "its list of episodes": [series.episodes, inSeries, row(signedOut, ok, ok)],
  "an episode": [series.episode, inEpisode, row(signedOut, planNeeded, ok)],
  "a watched episode": [series.watch, inEpisode, row(signedOut, planNeeded, ok)],
  "progress in the series": [series.progress, inSeries, row(signedOut, ok, ok)],
  // The last one: it changes who is in the course.
  enrollment: [courses.enrol, inCourse, row(signedOut, planNeeded, ok)],
};

/** By file: people who are not in the course, and then all of them once they are. */
const files: Record<string, [outside: string[], inside: string[]]> = {
  "media/step.mp4": [row(signedOut, planNeeded, notEnrolled), row(signedOut, ok, ok)],
  "files/first-steps/sheet.csv": [row(signedOut, planNeeded, notEnrolled), row(signedOut, ok, ok)],
  "media/episode.mp4": [row(signedOut, planNeeded, ok), row(signedOut, planNeeded, ok)],
  // The list of episodes has it.
  "media/episode.jpg": [row(signedOut, ok, ok), row(signedOut, ok, ok)],
  // Also the clip of a course's page, which everybody sees.
  "media/clip.mp4": [row(ok, ok, ok), row(ok, ok, ok)],
};

describe.each(databases)("academy-plus on $name (R55)", ({ open }) => {
  let server: TestServer;
  let folder: string;
  let users: Caller[];

  const grant = async (who: Caller, code: string, plusDays: number) => {
    const { db } = server.database;
    await putPromoCode(db, { code, expiresAt: null, usesLeft: null, plusDays }, server.clock.now());
    await who.call(session.applyPromo, { body: { promo: code } });
  };
  const kind = async (name: string): Promise<Caller> => {
    const who = await userOf(server, ["ended", "trial here", "promo code"].includes(name) ? "free" : name);
    if (name === "trial here") await who.call(session.startTrial, {});
    if (name === "promo code") await grant(who, "WEEK", 7);
    if (name === "ended") await setTrial(server.database.db, who.id, new Date(server.clock.now().getTime() - day));
    return who;
  };

  beforeAll(async () => {
    folder = contentWithPlus();
    server = await startTestServer(open, { config: { contentDir: folder } });
    await importContent(server.database.db, folder, server.clock.now());
    users = [];
    for (const name of kinds) users.push(await kind(name));
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  /** What each kind of user is answered. */
  const byKind = (cells: string[]) => Object.fromEntries(kinds.map((name, index) => [name, cells[index]]));
  const answerTo = (status: number, code: string | undefined) => (code ? `${status} ${code}` : String(status));
  const fetched = async (file: string) => {
    const cells: string[] = [];
    for (const { token } of users) {
      const headers: Record<string, string> = token === null ? {} : { cookie: `academy_session=${token}` };
      const { statusCode, body } = await server.app.inject({ url: `/academy/${file}`, headers });
      cells.push(answerTo(statusCode, statusCode < 400 ? undefined : JSON.parse(body).error.code));
    }
    return byKind(cells);
  };

  it.each(Object.entries(files))("outside of the course, the file %s", async (file, [outside]) => {
    expect(await fetched(file)).toEqual(byKind(outside));
  });

  it.each(Object.entries(calls))("outside of the course: %s", async (_, [endpoint, request, expected]) => {
    const cells: string[] = [];
    for (const who of users) {
      const { status, body } = await who.call(endpoint, request as never);
      cells.push(answerTo(status, (body as { error?: { code: string } } | undefined)?.error?.code));
    }
    expect(byKind(cells)).toEqual(byKind(expected));
  });

  it.each(Object.entries(files))("in the course, with and without a plan, the file %s", async (file, [, inside]) => {
    const { db } = server.database;
    for (const { id } of users) if (id > 0) await addEnrolment(db, id, 901, server.clock.now());
    expect(await fetched(file)).toEqual(byKind(inside));
    for (const { id } of users) if (id > 0) await hideEnrolment(db, id, 901, server.clock.now());
  });

  const finishCourse = async (taker: ExamTaker) => {
    await taker.finishCourse();
    await completeStep(server.database.db, taker.caller.id, 9010203, server.clock.now());
  };

  it("is told in replies, where it can be seen before anything is refused", async () => {
    const learner = await userOf(server, "free");
    expect((await learner.call(courses.bySlug, inCourse)).body.plan).toBe("plus");
    expect((await learner.call(courses.progress, inCourse)).body).toMatchObject({ enrolled: false, needsPlan: true });
    const { data } = (await learner.call(courses.list, { params: { locale } })).body;
    expect(data.flatMap(({ id, plan }) => (plan ? [id] : []))).toEqual([901]);
    const { body } = await learner.call(plus.content, { params: { locale } });
    expect([body.courses.map(({ id }) => id), body.series.map(({ slug }) => slug)]).toEqual([[901], ["first-series"]]);
    expect((await learner.call(exams.progress, { params: { locale, slug: "first-exam" } })).body.reason).toBe(
      "planNeeded",
    );
    await grant(learner, "TOLD", 1);
    expect((await learner.call(courses.progress, inCourse)).body.needsPlan).toBeUndefined();
  });

  it("ends in the middle: what was begun is finished, nothing new begins, and the certificate stays", async () => {
    const learner = await userOf(server, "free");
    const taker = new ExamTaker(learner, server);
    await grant(learner, "DAY", 1);
    expect((await learner.call(courses.enrol, inCourse)).status).toBe(200);
    await finishCourse(taker);
    server.clock.pass(day / 1000 - 60);
    expect((await taker.start("start")).status).toBe(200);
    server.clock.pass(120);
    expect((await learner.call(session.plan, {})).body.kind).toBe("free");

    expect((await learner.call(courses.progress, inCourse)).body).toMatchObject({ enrolled: true });
    expect((await learner.call(lessons.structure, inCourse)).body.lessons).toHaveLength(2);
    expect((await learner.call(learning.rate, { ...inCourse, body: { rating: 5 } })).status).toBe(200);
    expect((await taker.start("again")).body.attempt?.id).toBe((await taker.progress()).attempt?.id);
    const { body } = await taker.finish(await taker.answerAll(4));
    expect(body.status).toBe("certificated");
    server.clock.pass(day / 1000);
    expect((await learner.call(certificates.list, {})).body.data).toHaveLength(1);

    await learner.call(courses.removeEnrolment, inCourse, { csrf: true });
    expect((await learner.call(courses.enrol, inCourse, { key: "back" })).error.code).toBe("plan_needed");
  });

  it("a failed attempt is not repeated without a plan", async () => {
    const learner = await userOf(server, "free");
    const taker = new ExamTaker(learner, server);
    await finishCourse(taker);
    await grant(learner, "ONE", 1);
    await taker.sit(0);
    server.clock.pass((2 * day) / 1000);
    expect(await taker.progress()).toMatchObject({ status: "examPending", reason: "planNeeded" });
    expect((await taker.retake()).error.code).toBe("plan_needed");
  });
});
