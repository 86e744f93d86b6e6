import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { courses } from "../../../contract/courses/courses";
import { lessons } from "../../../contract/courses/lessons";
import { reports, reportsFile } from "../../../contract/engagement/reports";
import { removeAccount } from "../../account/queries/accounts";
import { countFinishedAttempts } from "../../exams/count-attempts";
import { databases } from "../../testing/databases";
import { ExamTaker } from "../../testing/exam-taker";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { answerCount } from "../schema";

const quiz = { locale: "en", slug: "first-steps", stepId: "9010201" } as const;
const right = { q1: ["a"], q2: ["a", "b"], q3: ["true"], q4: ["robots.txt"] };
const wrong = { q1: ["b"], q2: ["a", "c"], q3: ["false"], q4: ["index.html"] };

describe.each(databases)("reports of quizzes on $name", { timeout: 60_000 }, ({ open }) => {
  let server: TestServer;
  let editor: Caller;
  beforeAll(async () => {
    server = await startTestServer(open);
    editor = await server.learner({ permissions: { "academy.courses.edit": true } });
  });
  beforeEach(async () => {
    server.clock.set("2026-03-10T12:00:00.000Z");
    await server.database.db.delete(answerCount);
  });
  afterAll(() => server.stop());

  const list = async (query: Record<string, string> = {}) => (await editor.call(reports.list, { query })).body;
  const file = ({ token } = editor, query = "") =>
    server.app.inject({ url: `${reportsFile}${query}`, headers: { cookie: `academy_session=${token}` } });
  async function studying(): Promise<Caller> {
    const learner = await server.learner();
    await learner.call(courses.enrol, { params: { locale: "en", slug: quiz.slug } });
    return learner;
  }
  async function answer(answers: Partial<typeof right>, params: { locale: "en" | "de" } = quiz): Promise<Caller> {
    const learner = await studying();
    for (const [questionId, given] of Object.entries(answers))
      await learner.call(lessons.quizNext, { params: { ...quiz, ...params }, body: { questionId, answer: given } });
    return learner;
  }

  it("say how often a quiz was finished and passed, and which wrong options are chosen", async () => {
    for (const answers of [right, right, right, wrong, { ...right, q1: ["c"] }, { q1: ["c"] }]) await answer(answers);
    const { data, total } = await list();
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({
      kind: "quiz",
      id: 9010201,
      title: "A quiz",
      course: "First steps",
      url: "/academy/courses/first-steps/lessons/lesson-2/?step=1",
      file: "courses/first-steps/en/lesson-2.yaml",
      attempts: 5,
      passed: 80,
    });
    expect(data[0]?.questions[0]).toEqual({
      id: "q1",
      text: "Which one is right?",
      answers: 6,
      right: 50,
      wrong: [
        { id: "c", text: "C", share: 33 },
        { id: "b", text: "B", share: 16 },
      ],
      isChanged: false,
      earlier: null,
    });
    // What was typed is not kept, whatever it was.
    expect(data[0]?.questions.find(({ id }) => id === "q4")?.wrong).toEqual([]);
  });

  it("count each answer once, and those of the next try as well", async () => {
    const learner = await answer({ q1: ["b"] });
    await learner.call(lessons.quizNext, { params: quiz, body: { questionId: "q1", answer: ["a"] } });
    expect((await list()).data[0]?.questions[0]?.answers).toBe(1);
    await learner.call(lessons.quizRetry, { params: quiz });
    await learner.call(lessons.quizNext, { params: quiz, body: { questionId: "q1", answer: ["a"] } });
    expect((await list()).data[0]?.questions[0]?.answers).toBe(2);
  });

  it("say nothing below five answers", async () => {
    for (let count = 0; count < 4; count += 1) await answer(wrong);
    const few = (await list()).data[0];
    expect([few?.attempts, few?.passed]).toEqual([4, null]);
    expect(few?.questions.map(({ answers, right: share, wrong: chosen }) => [answers, share, chosen])).toEqual(
      Array(4).fill([4, null, []]),
    );
    await answer(wrong);
    expect((await list()).data[0]).toMatchObject({ attempts: 5, passed: 0, questions: [{ right: 0 }, {}, {}, {}] });
  });

  it("are of a language and a period", async () => {
    server.clock.set("2026-01-31T12:00:00.000Z");
    await answer(right);
    server.clock.set("2026-03-01T00:00:00.000Z");
    await answer(right, { locale: "de" });
    const attempts = async (query: Record<string, string>) => (await list(query)).data[0]?.attempts ?? 0;
    expect(await attempts({})).toBe(2);
    expect(await attempts({ months: "1" })).toBe(1);
    expect(await attempts({ months: "3" })).toBe(2);
    expect(await attempts({ language: "en", months: "1" })).toBe(0);
    expect(await attempts({ language: "de" })).toBe(1);
    expect(await attempts({ kind: "exam" })).toBe(0);
    expect((await list({ language: "de" })).data[0]?.file).toBe("courses/first-steps/de/lesson-2.yaml");
  });

  it("keep answers to an earlier version of a question apart, and say when today's was never answered", async () => {
    const { db } = server.database;
    await answer({ q1: ["b"] });
    await db.update(answerCount).set({ version: "before" });
    const changed = (await list()).data[0]?.questions[0];
    expect([changed?.answers, changed?.isChanged, changed?.earlier]).toEqual([1, true, null]);
    server.clock.pass(60);
    for (let count = 0; count < 5; count += 1) await answer({ q1: ["a"] });
    expect((await list()).data[0]?.questions[0]).toMatchObject({
      answers: 5,
      right: 100,
      wrong: [],
      isChanged: false,
      earlier: { answers: 1, right: null },
    });
  });

  it("keep their numbers when a quiz, a question, or an account is gone", async () => {
    const { db } = server.database;
    const learner = await answer(right);
    await removeAccount(db, learner.id);
    expect((await list()).data[0]?.attempts).toBe(1);
    await db.update(answerCount).set({ questionId: "gone" }).where(sql`${answerCount.questionId} = 'q1'`);
    expect((await list()).data[0]?.questions.find(({ id }) => id === "gone")).toMatchObject({ text: null, answers: 1 });
    await db.update(answerCount).set({ targetId: 77 });
    expect((await list()).data[0]).toMatchObject({ title: "quiz 77", url: null, file: null, attempts: 1 });
  });

  it("contain finished exams, each once", async () => {
    const { db } = server.database;
    for (const count of [3, 0]) {
      const taker = new ExamTaker(await server.learner(), server);
      await taker.finishCourse();
      await taker.sit(count);
    }
    const open = new ExamTaker(await server.learner(), server);
    await open.finishCourse();
    await open.start();
    await Promise.all([countFinishedAttempts(db), countFinishedAttempts(db)]);
    await countFinishedAttempts(db);
    const { data } = await list({ kind: "exam" });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      kind: "exam",
      url: "/academy/certification/first-exam/",
      file: "exams/first-exam/en/questions.yaml",
      attempts: 2,
      passed: null,
    });
    const answers = data[0]?.questions.reduce((all, question) => all + question.answers, 0);
    const asked = (await open.progress()).attempt?.questions.length ?? 0;
    expect(answers).toBe(2 * asked);
  });

  it("come page by page, and are for editors and administrators (R62)", async () => {
    await answer(right);
    expect((await list({ page: "2", limit: "1" })).data).toEqual([]);
    expect((await editor.call(reports.list, { query: { sort: "wrong" as never } })).status).toBe(400);
    const learner = await server.learner();
    expect((await learner.call(reports.list, {})).error.code).toBe("forbidden");
    expect((await server.visitor.call(reports.list, {})).error.code).toBe("signed_out");
    expect((await file(learner)).json().error.code).toBe("forbidden");
    expect((await file(server.visitor)).json().error.code).toBe("signed_out");
  });

  it("go into a file, a row for each question", async () => {
    for (let count = 0; count < 5; count += 1) await answer(wrong);
    const { body, headers } = await file();
    expect(headers["content-disposition"]).toBe('attachment; filename="quiz-reports.csv"');
    const [head, ...rows] = body.replace("\ufeff", "").trim().split("\r\n");
    expect(head).toContain('"question","text","answers","right %","wrong option","chosen %"');
    expect(rows).toHaveLength(4);
    expect(rows.find((row) => row.includes('"q1"'))).toContain('5,0,"q1","Which one is right?",5,0,"B",100');
    expect((await file(editor, "?kind=exam")).body.trim().split("\r\n")).toHaveLength(1);
  });
});
