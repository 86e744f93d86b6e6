import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { courses } from "../../../contract/courses/courses";
import { exams } from "../../../contract/exams/exams";
import { databases } from "../../testing/databases";
import { ExamTaker, examTaker, firstExam, openExam, rightAnswer } from "../../testing/exam-taker";
import { startTestServer, type TestServer } from "../../testing/test-server";

const course = { locale: "en", slug: "first-steps" } as const;

describe.each(databases)("exams on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());
  const later = (instant: string, seconds: number) => new Date(Date.parse(instant) + seconds * 1000).toISOString();

  it("shows the rules to anyone and starts nothing by it (L5)", async () => {
    const { body, headers } = await server.visitor.call(exams.bySlug, { params: firstExam });
    expect(body).toEqual({
      id: 911,
      slug: "first-exam",
      title: "First exam",
      description: "Four questions.",
      questionsCount: 4,
      passMark: 70,
      clockSeconds: 1800,
      coolDownSeconds: 43_200,
      validityMonths: 12,
      topics: ["Watching", "Checking"],
      course: { slug: "first-steps", title: "First steps", background: "#dff3e7", motif: "search" },
      modules: [
        { id: 90191, title: "Seeing", questionsCount: 2 },
        { id: 90192, title: "Doing", questionsCount: 3 },
      ],
      language: "en",
    });
    expect(headers.etag).toBeTruthy();
    const taker = await examTaker(server);
    await taker.caller.call(exams.bySlug, { params: firstExam });
    expect(await taker.progress()).toMatchObject({ status: "startExam", attempt: null, attemptsCount: 0 });
  });

  it("asks for sign-in, and knows no other exam", async () => {
    for (const endpoint of [exams.progress, exams.start, exams.retake])
      expect((await server.visitor.call(endpoint, { params: firstExam }, { csrf: true })).error.code).toBe(
        "signed_out",
      );
    const learner = await server.learner();
    const nowhere = { locale: "en", slug: "nowhere" } as const;
    expect((await server.visitor.call(exams.bySlug, { params: nowhere })).status).toBe(404);
    expect((await learner.call(exams.progress, { params: nowhere })).error.code).toBe("not_found");
  });

  it("opens only to those who finished the course (R5)", async () => {
    const taker = new ExamTaker(await server.learner(), server);
    expect(await taker.progress()).toMatchObject({ status: "examPending", reason: "notEnrolled", courseProgress: 0 });
    const stranger = await taker.start();
    expect([stranger.status, stranger.error.code]).toEqual([403, "not_enrolled"]);
    await taker.caller.call(courses.enrol, { params: course });
    expect(await taker.progress()).toMatchObject({ status: "examPending", reason: "lessonsUnfinished" });
    const early = await taker.start();
    expect([early.status, early.error.code]).toEqual([403, "lessons_unfinished"]);
    await taker.finishCourse();
    expect(await taker.progress()).toMatchObject({ status: "startExam", reason: null, courseProgress: 100 });
  });

  it("draws once: a reload shows the same questions and deadline (L1, L2)", async () => {
    const taker = await examTaker(server);
    const { status, body } = await taker.start();
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "examAvailable", attemptsCount: 1, result: null });
    expect(body.attempt?.questions).toHaveLength(4);
    expect(body.attempt?.deadline).toBe(later(body.now, 1800));
    server.clock.pass(100);
    for (const again of [await taker.progress(), (await taker.start()).body, (await taker.retake()).body])
      expect(again.attempt).toEqual(body.attempt);
  });

  it("asks of every topic alike", async () => {
    const taker = await examTaker(server);
    const ids = (await taker.start()).body.attempt?.questions.map(({ id }) => Number(id.slice(1))) ?? [];
    expect(ids.filter((id) => id <= 4)).toHaveLength(2);
  });

  it("tells nothing of the key before the end", async () => {
    const taker = await examTaker(server);
    const { body } = await taker.start();
    const { attempt } = body;
    const saved = await taker.answer(
      attempt?.id ?? 0,
      attempt?.questions[0]?.id ?? "",
      rightAnswer(attempt?.questions[0] ?? { id: "", type: "" }),
    );
    const all = JSON.stringify([body, saved.body, await taker.progress()]);
    expect(all).not.toMatch(/correct|explanation|Why|Straße/);
    expect(Object.keys(saved.body).sort()).toEqual(["answeredCount", "questionId", "savedAt"]);
  });

  it("keeps every answer, the later one in place of the earlier (L4)", async () => {
    const taker = await examTaker(server);
    const { attempt } = (await taker.start()).body;
    const [one, two] = attempt?.questions ?? [];
    await taker.answer(attempt?.id ?? 0, one?.id ?? "", rightAnswer(one ?? { id: "", type: "" }));
    const other = one?.type === "trueFalse" ? ["false"] : one?.type === "text" ? ["other"] : ["b"];
    const saved = await taker.answer(attempt?.id ?? 0, one?.id ?? "", other);
    expect(saved.body.answeredCount).toBe(1);
    await taker.answer(attempt?.id ?? 0, two?.id ?? "", rightAnswer(two ?? { id: "", type: "" }));
    expect((await taker.progress()).attempt?.answers).toEqual({
      [one?.id ?? ""]: other,
      [two?.id ?? ""]: rightAnswer(two ?? { id: "", type: "" }),
    });
  });

  it("takes no answer that cannot be, and none to another's attempt", async () => {
    const [taker, other] = [await examTaker(server), await examTaker(server)];
    const { attempt } = (await taker.start()).body;
    const id = attempt?.id ?? 0;
    const single = attempt?.questions.find(({ type }) => type === "single" || type === "multiple");
    if (single) expect((await taker.answer(id, single.id, ["z"])).error.fields?.[0]?.path).toBe("body.answer");
    expect((await taker.answer(id, "q99", ["a"])).error.fields?.[0]?.path).toBe("body.questionId");
    const first = attempt?.questions[0]?.id ?? "";
    expect((await other.answer(id, first, ["a"])).error.code).toBe("not_found");
    expect((await taker.answer(999_999, first, ["a"])).error.code).toBe("not_found");
    expect((await other.finish(id)).error.code).toBe("not_found");
    expect((await taker.progress()).attempt?.answers).toEqual({});
  });

  it("takes no unknown option, none twice and no second answer, whatever the type of the question", async () => {
    const impossible: Record<string, string[][]> = {
      single: [["zz"], [""], [], ["a", "b"], ["a", "a"]],
      multiple: [["zz"], ["a", "zz"], ["a", "a"], []],
      trueFalse: [["zz"], ["TRUE"], [], ["true", "false"]],
      text: [[], ["one", "two"], ["x".repeat(501)]],
    };
    const untried = new Set(Object.keys(impossible));
    // Each attempt draws other questions.
    for (let attempts = 0; untried.size > 0 && attempts < 20; attempts += 1) {
      const taker = await examTaker(server);
      const { attempt } = (await taker.start()).body;
      for (const { id, type } of attempt?.questions ?? []) {
        for (const given of impossible[type] ?? []) {
          const { status, error } = await taker.answer(attempt?.id ?? 0, id, given);
          expect({ type, given, status, code: error.code }).toEqual({ type, given, status: 400, code: "invalid" });
        }
        untried.delete(type);
      }
      expect((await taker.progress()).attempt?.answers).toEqual({});
    }
    expect([...untried]).toEqual([]);
  });

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

  it("fails below it and names topics without the key (L7)", async () => {
    const taker = await examTaker(server);
    const { result, status, certificate } = await taker.sit(2);
    expect([status, certificate]).toEqual(["examPending", null]);
    expect(result).toMatchObject({ passed: false, score: 50, right: 2, total: 4, wrong: [] });
    expect(result?.topics.reduce((sum, { right }) => sum + right, 0)).toBe(2);
    expect(result?.topics.map(({ lesson }) => lesson).sort()).toEqual([1, 2]);
    expect(JSON.stringify(result)).not.toMatch(/Why|Straße/);
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

  it("retakes at once where there is no cool-down, and has no clock where there is none (R2)", async () => {
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

  it("has nothing to retake before the first attempt, and no retake or finish without a CSRF token (R17)", async () => {
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
    it("takes answers until a minute after the deadline", async () => {
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

    it("ends the attempt with what was saved, also when the learner is gone", async () => {
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

    it("counts the cool-down from the deadline", async () => {
      const taker = await examTaker(server);
      const { attempt } = (await taker.start()).body;
      server.clock.set(later(attempt?.deadline ?? "", 3600));
      expect(await taker.progress()).toMatchObject({
        reason: "coolingDown",
        retakeAvailableAt: later(attempt?.deadline ?? "", 43_200),
      });
    });

    it("ends it before a command looks: finish and start come too late", async () => {
      const taker = await examTaker(server);
      const { attempt } = (await taker.start()).body;
      server.clock.set(later(attempt?.deadline ?? "", 61));
      expect((await taker.finish(attempt?.id ?? 0)).error.code).toBe("attempt_over");
      expect((await taker.start()).error.code).toBe("cooling_down");
      expect(await taker.progress()).toMatchObject({ attempt: null, attemptsCount: 1 });
    });

    it("finishes at the deadline what is handed in within the grace", async () => {
      const taker = await examTaker(server);
      const { attempt } = (await taker.start()).body;
      server.clock.set(later(attempt?.deadline ?? "", 30));
      expect((await taker.finish(attempt?.id ?? 0)).body.result).toMatchObject({
        finishedBy: "clock",
        finishedAt: attempt?.deadline,
      });
    });
  });

  it("takes no answer and no second finish after the end", async () => {
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

  it("lets an open attempt end after the course was left", async () => {
    const taker = await examTaker(server);
    await taker.start();
    await taker.caller.call(courses.removeEnrolment, { params: course }, { csrf: true });
    expect(await taker.progress()).toMatchObject({ status: "examAvailable", attemptsCount: 1 });
    expect((await taker.finish(await taker.answerAll(4))).body.status).toBe("certificated");
  });

  it("starts one attempt for ten parallel starts, with one key or ten (R18)", async () => {
    for (const key of [() => "start.1", (index: number) => `start.${index}`, () => undefined]) {
      const taker = await examTaker(server);
      const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => taker.start(key(index))));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body.attempt))).size).toBe(1);
      expect((await taker.progress()).attemptsCount).toBe(1);
    }
  });

  it("finishes once for parallel finishes", async () => {
    const taker = await examTaker(server);
    await taker.start();
    const attemptId = await taker.answerAll(4);
    const answers = await Promise.all(Array.from({ length: 5 }, () => taker.finish(attemptId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});
