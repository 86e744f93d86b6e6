import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { courses } from "../../../contract/courses/courses";
import { exams } from "../../../contract/exams/exams";
import { databases } from "../../testing/databases";
import { examTaker, firstExam, openExam, rightAnswer } from "../../testing/exam-taker";
import { startTestServer, type TestServer } from "../../testing/test-server";

const course = { locale: "en", slug: "first-steps" } as const;

describe.each(databases)("attempts at exams on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());
  const later = (instant: string, seconds: number) => new Date(Date.parse(instant) + seconds * 1000).toISOString();

  it("passes with the pass mark, explains what was wrong and certifies (R1, L6)", async () => {
    const taker = await examTaker(server);
    const body = await taker.sit(3);
    expect(body).toMatchObject({ status: "certificated", attempt: null, nameRequired: false });
    expect(body.result).toMatchObject({
      passed: true,
      score: 75,
      right: 3,
      total: 4,
      passMark: 70,
      finishedBy: "learner",
    });
    expect(body.result?.wrong).toHaveLength(1);
    expect(body.result?.wrong[0]?.explanation).toMatch(/^Why \d/);
    expect(body.certificate?.dateExpires).toBe(body.result?.finishedAt.replace("2026", "2027"));
    expect(body.retakeAvailableAt).toBe(later(body.certificate?.dateExpires ?? "", -60 * 86_400));
    for (const refused of [await taker.start(), await taker.retake()])
      expect([refused.status, refused.error.code]).toEqual([409, "already_certificated"]);
  });

  it("fails below it and names topics without revealing the key (L7)", async () => {
    const taker = await examTaker(server);
    const { result, status, certificate } = await taker.sit(2);
    expect([status, certificate]).toEqual(["examPending", null]);
    expect(result).toMatchObject({ passed: false, score: 50, right: 2, total: 4, wrong: [] });
    expect(result?.topics.reduce((sum, { right }) => sum + right, 0)).toBe(2);
    expect(result?.topics.map(({ lesson }) => lesson).sort()).toEqual([1, 2]);
    expect(JSON.stringify(result)).not.toMatch(/Why|Straße/);
  });

  it("names what teaches each topic, in the learner's language where it exists", async () => {
    const taker = await examTaker(server);
    await taker.sit(0);
    const { body } = await taker.caller.call(exams.progress, { params: { ...firstExam, locale: "de" } });
    const lesson = (number: number) =>
      expect.objectContaining({
        kind: "lesson",
        courseTitle: "Erste Schritte",
        lesson: number,
        url: `/academy/courses/first-steps/lessons/lesson-${number}/`,
        language: "de",
      });
    const [one, two] = [...(body.result?.topics ?? [])].sort((a, b) => (a.lesson ?? 0) - (b.lesson ?? 0));
    expect([one?.resources, two?.resources]).toEqual([[lesson(1)], [lesson(2)]]);
  });

  it("names lessons, terms, and templates for the topics of an exam without a course", async () => {
    const learner = await server.learner();
    const { body } = await learner.call(exams.start, { params: openExam });
    const attemptId = body.attempt?.id ?? 0;
    const failed = await learner.call(exams.finish, { params: openExam, body: { attemptId } }, { csrf: true });
    expect(failed.body.result?.topics.map(({ resources }) => resources.map(({ kind, url }) => [kind, url]))).toEqual([
      [
        ["lesson", "/academy/courses/first-steps/lessons/lesson-2/"],
        ["standAloneLesson", "/academy/standalone-courses/stand-alone/"],
        ["term", "/academy/digital-marketing-glossary/anchor-text/"],
        ["template", "/academy/templates/second-template/"],
      ],
    ]);
    const { body: proposed } = await learner.call(exams.proposedLessons, { params: openExam });
    expect(proposed.data.map(({ courseSlug, lesson }) => [courseSlug, lesson.number])).toEqual([
      ["first-steps", 2],
      ["stand-alone", 1],
    ]);
  });

  it("fails an attempt without a single answer", async () => {
    const taker = await examTaker(server);
    const { attempt } = (await taker.start()).body;
    expect((await taker.finish(attempt?.id ?? 0)).body.result).toMatchObject({ passed: false, score: 0, right: 0 });
  });

  it("opens the next attempt twelve hours after a fail, to the instant (R3, L8)", async () => {
    const taker = await examTaker(server);
    const failed = await taker.sit(0);
    const opensAt = later(failed.result?.finishedAt ?? "", 43_200);
    expect(failed).toMatchObject({ status: "examPending", reason: "coolingDown", retakeAvailableAt: opensAt });
    const early = await taker.retake();
    expect([early.status, early.error.code, early.error.retakeAvailableAt]).toEqual([409, "cooling_down", opensAt]);
    server.clock.set(opensAt);
    expect(await taker.progress()).toMatchObject({ status: "examAvailable", reason: null, retakeAvailableAt: null });
    const wrongDoor = await taker.start();
    expect([wrongDoor.status, wrongDoor.error.code]).toEqual([409, "attempt_over"]);
    const again = await taker.retake();
    expect(again.body).toMatchObject({ status: "examAvailable", attemptsCount: 2 });
    expect(again.body.result?.passed).toBe(false);
    expect((await taker.finish(await taker.answerAll(4))).body.status).toBe("certificated");
  });

  it("lists finished attempts with date and result, newest first, and keeps the last review until the next finish (R67)", async () => {
    const taker = await examTaker(server);
    const first = await taker.sit(0);
    const failed = { passed: false, score: 0, finishedAt: first.result?.finishedAt, finishedBy: "learner" };
    expect(first.attempts).toEqual([{ id: first.result?.attemptId, ...failed }]);
    server.clock.set(later(first.result?.finishedAt ?? "", 43_200));
    const running = (await taker.retake()).body;
    expect([running.attempts, running.result]).toEqual([first.attempts, first.result]);
    const { body: second } = await taker.finish(await taker.answerAll(3));
    expect(second.attempts).toEqual([
      {
        id: second.result?.attemptId,
        passed: true,
        score: 75,
        finishedAt: second.result?.finishedAt,
        finishedBy: "learner",
      },
      ...first.attempts,
    ]);
    expect(second.result?.passed).toBe(true);
  });

  it("retakes at once without a cool-down, and has no clock without a time limit (R2)", async () => {
    const learner = await server.learner();
    const start = await learner.call(exams.start, { params: openExam });
    expect(start.body).toMatchObject({ courseProgress: 100, attempt: { deadline: null } });
    server.clock.pass(30 * 86_400);
    const attemptId = start.body.attempt?.id ?? 0;
    const failed = await learner.call(exams.finish, { params: openExam, body: { attemptId } }, { csrf: true });
    expect(failed.body).toMatchObject({ status: "examAvailable", result: { passed: false, finishedBy: "learner" } });
    const again = await learner.call(exams.retake, { params: openExam }, { csrf: true });
    const { id = 0, questions = [] } = again.body.attempt ?? {};
    for (const question of questions)
      await learner.call(exams.quizNext, {
        params: openExam,
        body: { attemptId: id, questionId: question.id, answer: rightAnswer(question, true) },
      });
    const passed = await learner.call(exams.finish, { params: openExam, body: { attemptId: id } }, { csrf: true });
    expect(passed.body).toMatchObject({
      status: "certificated",
      retakeAvailableAt: null,
      certificate: { dateExpires: null },
    });
  });

  it("has nothing to retake before the first attempt, and rejects retake and finish without a CSRF token (R17)", async () => {
    const taker = await examTaker(server);
    const retake = await taker.retake();
    expect([retake.status, retake.error.code]).toEqual([409, "no_attempt"]);
    const { attempt } = (await taker.start()).body;
    const bare = [
      await taker.caller.call(exams.retake, { params: firstExam }),
      await taker.caller.call(exams.finish, { params: firstExam, body: { attemptId: attempt?.id ?? 0 } }),
    ];
    for (const { status, error } of bare) expect([status, error.code]).toEqual([403, "csrf"]);
  });

  describe("the clock (R2)", () => {
    it("accepts answers until a minute after the deadline", async () => {
      const taker = await examTaker(server);
      const { attempt } = (await taker.start()).body;
      const question = attempt?.questions[0] ?? { id: "", type: "" };
      server.clock.set(later(attempt?.deadline ?? "", 60));
      expect((await taker.answer(attempt?.id ?? 0, question.id, rightAnswer(question))).status).toBe(200);
      server.clock.pass(0.001);
      const late = await taker.answer(attempt?.id ?? 0, question.id, rightAnswer(question));
      expect([late.status, late.error.code]).toEqual([409, "attempt_over"]);
      expect((await taker.progress()).result).toMatchObject({
        finishedBy: "clock",
        finishedAt: attempt?.deadline,
        right: 1,
      });
    });

    it("ends the attempt with the saved answers, even if the learner has left", async () => {
      const taker = await examTaker(server);
      await taker.start();
      await taker.answerAll(4);
      const { attempt } = await taker.progress();
      server.clock.set(later(attempt?.deadline ?? "", 86_400));
      const { status, result, certificate } = await taker.progress();
      expect(status).toBe("certificated");
      expect(result).toMatchObject({ passed: true, score: 100, finishedBy: "clock", finishedAt: attempt?.deadline });
      expect(certificate?.dateExpires).toBe(attempt?.deadline?.replace("2026", "2027"));
    });

    it("ends it before a certificate is asked for", async () => {
      const taker = await examTaker(server);
      const { deadline } = (await taker.start()).body.attempt ?? {};
      await taker.answerAll(4);
      server.clock.set(later(deadline ?? "", 61));
      const { certificate } = (await taker.caller.call(exams.certificate, { params: firstExam })).body;
      expect(certificate).toMatchObject({ score: 100, dateIssued: deadline });
    });

    it("counts the cool-down from the deadline", async () => {
      const taker = await examTaker(server);
      const { attempt } = (await taker.start()).body;
      server.clock.set(later(attempt?.deadline ?? "", 3600));
      expect(await taker.progress()).toMatchObject({
        reason: "coolingDown",
        retakeAvailableAt: later(attempt?.deadline ?? "", 43_200),
      });
    });

    it("ends it before a command runs: finish, start and retake come too late", async () => {
      const [taker, other] = [await examTaker(server), await examTaker(server)];
      const { attempt } = (await taker.start()).body;
      await other.start();
      server.clock.set(later(attempt?.deadline ?? "", 61));
      expect((await other.retake()).error?.code).toBe("cooling_down");
      expect((await taker.finish(attempt?.id ?? 0)).error.code).toBe("attempt_over");
      expect((await taker.start()).error.code).toBe("cooling_down");
      expect(await taker.progress()).toMatchObject({ attempt: null, attemptsCount: 1 });
    });

    it("does not end an attempt whose time is up by the device's clock only (L1)", async () => {
      const taker = await examTaker(server);
      const { attempt } = (await taker.start()).body;
      const { id: attemptId = 0, deadline } = attempt ?? {};
      const atTimeUp = () =>
        taker.caller.call(exams.finish, { params: firstExam, body: { attemptId, timeUp: true } }, { csrf: true });
      server.clock.set(later(deadline ?? "", -3));
      const early = await atTimeUp();
      expect([early.status, early.error.code]).toEqual([409, "attempt_open"]);
      expect((await taker.progress()).attempt?.id).toBe(attemptId);
      // The clocks of two processes differ a little.
      server.clock.pass(1);
      expect((await atTimeUp()).body.result).toMatchObject({ attemptId, passed: false });
    });

    it("finishes at the deadline an attempt that is submitted within the grace period", async () => {
      const taker = await examTaker(server);
      const { attempt } = (await taker.start()).body;
      server.clock.set(later(attempt?.deadline ?? "", 30));
      expect((await taker.finish(attempt?.id ?? 0)).body.result).toMatchObject({
        finishedBy: "clock",
        finishedAt: attempt?.deadline,
      });
    });
  });

  it("rejects answers and a second finish after the end", async () => {
    const taker = await examTaker(server);
    const { attempt } = (await taker.start()).body;
    await taker.finish(attempt?.id ?? 0);
    const question = attempt?.questions[0] ?? { id: "", type: "" };
    for (const { status, error } of [
      await taker.finish(attempt?.id ?? 0),
      await taker.answer(attempt?.id ?? 0, question.id, rightAnswer(question)),
    ])
      expect([status, error.code]).toEqual([409, "attempt_over"]);
  });

  it("lets an open attempt end after the learner left the course", async () => {
    const taker = await examTaker(server);
    await taker.start();
    await taker.caller.call(courses.removeEnrolment, { params: course }, { csrf: true });
    expect(await taker.progress()).toMatchObject({ status: "examAvailable", attemptsCount: 1 });
    expect((await taker.finish(await taker.answerAll(4))).body.status).toBe("certificated");
  });

  it("finishes once for parallel finishes", async () => {
    const taker = await examTaker(server);
    await taker.start();
    const attemptId = await taker.answerAll(4);
    const answers = await Promise.all(Array.from({ length: 5 }, () => taker.finish(attemptId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  // The last one: it moves the clock by a year.
  it("keeps the certificate that a failed renewal came after (R67)", async () => {
    const taker = await examTaker(server);
    const { certificate } = await taker.sit(4);
    server.clock.set(later(certificate?.dateExpires ?? "", -30 * 86_400));
    const renewal = await taker.sit(0);
    expect(renewal).toMatchObject({ status: "examPending", reason: "coolingDown", certificate });
    expect(renewal.attempts.map(({ passed }) => passed)).toEqual([false, true]);
  });
});
