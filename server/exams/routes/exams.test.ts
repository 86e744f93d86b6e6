import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { courses } from "../../../contract/courses/courses";
import { exams } from "../../../contract/exams/exams";
import { databases } from "../../testing/databases";
import { ExamTaker, examTaker, firstExam, rightAnswer } from "../../testing/exam-taker";
import { startTestServer, type TestServer } from "../../testing/test-server";

const course = { locale: "en", slug: "first-steps" } as const;

describe.each(databases)("exams on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());
  const later = (instant: string, seconds: number) => new Date(Date.parse(instant) + seconds * 1000).toISOString();

  it("shows the rules to anyone without starting anything (L5)", async () => {
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

  it("requires sign-in, and returns 404 for an unknown exam", async () => {
    for (const endpoint of [exams.progress, exams.start, exams.retake])
      expect((await server.visitor.call(endpoint, { params: firstExam }, { csrf: true })).error.code).toBe(
        "signed_out",
      );
    const learner = await server.learner();
    const nowhere = { locale: "en", slug: "nowhere" } as const;
    expect((await server.visitor.call(exams.bySlug, { params: nowhere })).status).toBe(404);
    expect((await learner.call(exams.progress, { params: nowhere })).error.code).toBe("not_found");
  });

  it("opens only for learners who finished the course (R5)", async () => {
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

  it("draws equally from every topic", async () => {
    const taker = await examTaker(server);
    const ids = (await taker.start()).body.attempt?.questions.map(({ id }) => Number(id.slice(1))) ?? [];
    expect(ids.filter((id) => id <= 4)).toHaveLength(2);
  });

  it("reveals nothing of the key before the end", async () => {
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

  it("keeps every answer, a later one replacing the earlier one (L4)", async () => {
    const taker = await examTaker(server);
    const { attempt } = (await taker.start()).body;
    const [one, two] = attempt?.questions ?? [];
    await taker.answer(attempt?.id ?? 0, one?.id ?? "", rightAnswer(one ?? { id: "", type: "" }));
    const other = one?.type === "trueFalse" ? ["false"] : one?.type === "text" ? ["other"] : ["b"];
    const saved = await taker.answer(attempt?.id ?? 0, one?.id ?? "", other);
    expect(saved.body.answeredCount).toBe(1);
    server.clock.pass(10);
    const next = await taker.answer(attempt?.id ?? 0, two?.id ?? "", rightAnswer(two ?? { id: "", type: "" }));
    expect(next.body).toEqual({
      questionId: two?.id,
      savedAt: later(saved.body.savedAt, 10),
      answeredCount: 2,
    });
    expect((await taker.progress()).attempt?.answers).toEqual({
      [one?.id ?? ""]: other,
      [two?.id ?? ""]: rightAnswer(two ?? { id: "", type: "" }),
    });
  });

  it("takes every answer back: the question is unanswered, and graded as such", async () => {
    const taker = await examTaker(server);
    await taker.start();
    const id = await taker.answerAll(4);
    const questions = (await taker.progress()).attempt?.questions ?? [];
    for (const [index, question] of questions.entries()) {
      const withdrawn = question.type === "text" ? ["  "] : [""];
      // The second time, there is nothing left to withdraw.
      for (const given of [withdrawn, [""]]) {
        const { status, body } = await taker.answer(id, question.id, given);
        expect([question.type, status, body.answeredCount]).toEqual([question.type, 200, 3 - index]);
      }
      expect((await taker.progress()).attempt?.answers).not.toHaveProperty(question.id);
    }
    const [first = { id: "", type: "" }] = questions;
    expect((await taker.answer(id, first.id, rightAnswer(first))).body.answeredCount).toBe(1);
    expect((await taker.finish(id)).body.result).toMatchObject({ passed: false, right: 1, score: 25 });
  });

  it("explains a question whose answer was taken back as one without an answer (L6)", async () => {
    const taker = await examTaker(server);
    await taker.start();
    const id = await taker.answerAll(4);
    const questionId = (await taker.progress()).attempt?.questions[0]?.id ?? "";
    await taker.answer(id, questionId, [""]);
    const { result } = (await taker.finish(id)).body;
    expect(result).toMatchObject({ passed: true, score: 75, wrong: [{ questionId, given: [] }] });
  });

  it("rejects impossible answers, and answers to another learner's attempt", async () => {
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

  it("rejects unknown options, duplicates and a second answer, for every type of question", async () => {
    const impossible: Record<string, string[][]> = {
      single: [["zz"], ["", ""], [], ["a", "b"], ["a", "a"]],
      multiple: [["zz"], ["a", "zz"], ["", "a"], ["a", "a"], []],
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

  it("starts one attempt for ten parallel starts, with one key or ten (R18)", async () => {
    for (const key of [() => "start.1", (index: number) => `start.${index}`, () => undefined]) {
      const taker = await examTaker(server);
      const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => taker.start(key(index))));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body.attempt))).size).toBe(1);
      expect((await taker.progress()).attemptsCount).toBe(1);
    }
  });
});
