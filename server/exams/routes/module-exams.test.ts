import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { courses } from "../../../contract/courses/courses";
import { exams, moduleExams } from "../../../contract/exams/exams";
import type { ContentLocale } from "../../../contract/primitives";
import { completeStep } from "../../courses/queries/completions";
import { databases } from "../../testing/databases";
import { examTaker, firstExam, rightAnswer } from "../../testing/exam-taker";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server";

const second = { ...firstExam, moduleId: "90192" } as const;

describe.each(databases)("exams of modules on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  /** A learner who has completed the second module's lesson but not the first's. */
  async function halfDone(): Promise<Caller> {
    const learner = await server.learner();
    await learner.call(courses.enrol, { params: { locale: "en", slug: "first-steps" } });
    for (const step of [9010201, 9010202]) await completeStep(server.database.db, learner.id, step, server.clock.now());
    return learner;
  }
  async function sit(learner: Caller, right: boolean) {
    const attempt = (await learner.call(moduleExams.progress, { params: second })).body.attempt;
    for (const question of attempt?.questions ?? [])
      await learner.call(moduleExams.quizNext, {
        params: second,
        body: { attemptId: attempt?.id ?? 0, questionId: question.id, answer: right ? rightAnswer(question) : ["b"] },
      });
    const body = { attemptId: attempt?.id ?? 0 };
    return learner.call(moduleExams.finish, { params: second, body }, { csrf: true });
  }

  it("has its own rules", async () => {
    const learner = await server.learner();
    expect((await learner.call(moduleExams.read, { params: second })).body).toMatchObject({
      id: 911,
      title: "Doing",
      questionsCount: 3,
      passMark: 50,
      clockSeconds: 0,
      topics: ["Checking"],
      modules: [],
    });
    expect((await learner.call(exams.read, { params: firstExam })).body.modules).toEqual([
      { id: 90191, title: "Seeing", questionsCount: 2 },
      { id: 90192, title: "Doing", questionsCount: 3 },
    ]);
    expect((await learner.call(moduleExams.read, { params: { ...second, moduleId: "1" } })).status).toBe(404);
  });

  it("recommends only the lessons of its own topics", async () => {
    const { body } = await (await halfDone()).call(moduleExams.proposedLessons, { params: second });
    expect(body.data.map(({ topic, lesson }) => [topic, lesson.number])).toEqual([["Checking", 2]]);
  });

  it("requires only the module's lessons, and asks only its topics", async () => {
    const learner = await halfDone();
    expect((await learner.call(exams.start, { params: firstExam })).error.code).toBe("lessons_unfinished");
    const other = { ...second, moduleId: "90191" } as const;
    expect((await learner.call(moduleExams.start, { params: other })).error.code).toBe("lessons_unfinished");
    const { body } = await learner.call(moduleExams.start, { params: second });
    expect(body.attempt?.deadline).toBeNull();
    const asked = body.attempt?.questions.map(({ id }) => Number(id.slice(1))) ?? [];
    expect(asked).toHaveLength(3);
    expect(asked.every((id) => id >= 5)).toBe(true);
  });

  it("is passed without a certificate, and may be taken again", async () => {
    const learner = await halfDone();
    await learner.call(moduleExams.start, { params: second });
    const failed = await sit(learner, false);
    expect(failed.body).toMatchObject({ status: "examAvailable", result: { passed: false }, certificate: null });
    await learner.call(moduleExams.retake, { params: second }, { csrf: true });
    const passed = await sit(learner, true);
    expect(passed.body).toMatchObject({
      status: "examAvailable",
      result: { passed: true, score: 100 },
      nameRequired: false,
      certificate: null,
      attemptsCount: 2,
    });
    expect((await learner.call(moduleExams.certificate, { params: second })).body).toEqual({ certificate: null });
  });

  it("is separate from the exam itself", async () => {
    const taker = await examTaker(server);
    const whole = (await taker.start()).body.attempt;
    const part = (await taker.caller.call(moduleExams.start, { params: second })).body.attempt;
    expect(part?.id).not.toBe(whole?.id);
    expect((await taker.caller.call(moduleExams.start, { params: second })).body.attempt?.id).toBe(part?.id);
    const strange = await taker.caller.call(
      moduleExams.finish,
      { params: second, body: { attemptId: whole?.id ?? 0 } },
      { csrf: true },
    );
    expect(strange.status).toBe(404);
    const result = await taker.finish(await taker.answerAll(4));
    expect(result.body).toMatchObject({ status: "certificated", result: { passed: true } });
    const held = await taker.caller.call(exams.certificate, { params: firstExam });
    expect(held.body.certificate).toMatchObject({ hash: result.body.certificate?.hash, score: 100 });
    expect((await taker.caller.call(moduleExams.certificate, { params: second })).body).toEqual(held.body);
  });

  it("needs no name, even if the exam itself waits for one (L11)", async () => {
    const taker = await examTaker(server, "");
    expect(await taker.sit(4)).toMatchObject({ nameRequired: true });
    const { body } = await taker.caller.call(moduleExams.progress, { params: second });
    expect(body).toMatchObject({ nameRequired: false });
  });

  it("is not overtaken by a later command for another module", async () => {
    const learner = (await examTaker(server)).caller;
    const retake = (moduleId: string, number: number) =>
      learner.call(
        moduleExams.retake,
        { params: { ...second, moduleId } },
        { csrf: true, headers: { "command-order": `device-1.${number}` } },
      );
    await learner.call(moduleExams.start, { params: second });
    await sit(learner, false);
    expect((await retake("90192", 2)).body).toMatchObject({ attemptsCount: 2, status: "examAvailable" });
    const earlier = await retake("90191", 1);
    expect([earlier.status, earlier.error?.code]).toEqual([409, "no_attempt"]);
  });

  it("recommends the lessons of the weakest topics first", async () => {
    const taker = await examTaker(server);
    const proposed = async (locale: ContentLocale = "en") => {
      const { body } = await taker.caller.call(exams.proposedLessons, { params: { ...firstExam, locale } });
      return body.data.map(({ topic, lesson }) => [topic, lesson.number]);
    };
    expect(await proposed()).toEqual([
      ["Watching", 1],
      ["Checking", 2],
    ]);
    const attempt = (await taker.start()).body.attempt;
    for (const question of attempt?.questions ?? []) {
      const isWatching = Number(question.id.slice(1)) <= 4;
      await taker.answer(attempt?.id ?? 0, question.id, isWatching ? rightAnswer(question) : ["b"]);
    }
    await taker.finish(attempt?.id ?? 0);
    expect(await proposed()).toEqual([
      ["Checking", 2],
      ["Watching", 1],
    ]);
    expect((await proposed("de")).map(([, lesson]) => lesson)).toEqual([2, 1]);
  });

  it("lists exams with their status, and those of agency partners in order (R51)", async () => {
    const learner = await server.learner();
    const { body } = await learner.call(exams.statuses, { params: { locale: "en" } });
    expect(body.data.map(({ id, status, reason }) => [id, status, reason]).sort()).toEqual([
      [105, "startExam", null],
      [70, "startExam", null],
      [911, "examPending", "notEnrolled"],
      [912, "startExam", null],
    ]);
    const { body: filtered } = await learner.call(exams.filtered, { params: { locale: "en" } });
    expect(filtered.digitalAgencies.map(({ id }) => id)).toEqual([70]);
    expect(filtered.toolkitProficiency.map(({ id }) => id)).toEqual([105]);
    expect((await server.visitor.call(exams.list, { params: { locale: "en" } })).body.total).toBe(4);
  });
});
