import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { courses } from "../../../contract/courses/courses";
import { learning } from "../../../contract/courses/learning";
import { lessons } from "../../../contract/courses/lessons";
import { personalData } from "../../account/queries/personal-data";
import { databases } from "../../testing/databases";
import { examTaker } from "../../testing/exam-taker";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server";

const first = { locale: "en", slug: "first-steps" } as const;
const alone = { locale: "en", slug: "stand-alone" } as const;
const quiz = { ...first, stepId: "9010201" } as const;
const aloneQuiz = { ...alone, stepId: "9050102" } as const;

describe.each(databases)("what learners do with a course on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  async function enrolled(params: { locale: "en"; slug: string } = first): Promise<Caller> {
    const learner = await server.learner();
    await learner.call(courses.enrol, { params });
    return learner;
  }

  it("shows a dashboard before and after enrolling", async () => {
    const learner = await server.learner();
    const dashboard = async () => (await learner.call(learning.dashboard, { params: first })).body;
    expect(await dashboard()).toMatchObject({
      course: { id: 901 },
      progress: { enrolled: false, progress: 0 },
      exam: { slug: "first-exam", status: "examPending", reason: "notEnrolled" },
      rating: 0,
      promoEnded: false,
    });
    await learner.call(courses.enrol, { params: first });
    await learner.call(learning.rate, { params: first, body: { rating: 3 } });
    expect(await dashboard()).toMatchObject({
      progress: { enrolled: true },
      exam: { reason: "lessonsUnfinished" },
      rating: 3,
    });
    const taker = await examTaker(server);
    expect((await taker.caller.call(learning.dashboard, { params: first })).body.exam).toMatchObject({
      status: "startExam",
      reason: null,
    });
    const cafe = { locale: "en", slug: "cafe-trade" } as const;
    expect((await learner.call(learning.dashboard, { params: cafe })).body.exam).toBeNull();
  });

  it("shows on the dashboard that the clock has ended an attempt (R2)", async () => {
    const { caller, start } = await examTaker(server);
    await start();
    const status = async () => (await caller.call(learning.dashboard, { params: first })).body.exam;
    expect(await status()).toMatchObject({ status: "examAvailable", reason: null });
    server.clock.pass(3600);
    expect(await status()).toMatchObject({ status: "examPending", reason: "coolingDown" });
  });

  it("rates 1 to 5, once per learner, editable; 0 means not rated (R9)", async () => {
    const learner = await enrolled();
    const rating = async () => (await learner.call(learning.rating, { params: first })).body.rating;
    expect(await rating()).toBe(0);
    for (const stars of [4, 5]) {
      expect((await learner.call(learning.rate, { params: first, body: { rating: stars } })).body.rating).toBe(stars);
      expect(await rating()).toBe(stars);
    }
    for (const wrong of [0, 6, 2.5, -1]) {
      const refused = await learner.call(learning.rate, { params: first, body: { rating: wrong } });
      expect([refused.status, refused.error.fields?.[0]?.path]).toEqual([400, "body.rating"]);
    }
    expect(await rating()).toBe(5);
    const stranger = await server.learner();
    expect((await stranger.call(learning.rate, { params: first, body: { rating: 5 } })).error.code).toBe(
      "not_enrolled",
    );
  });

  it("records the end of a promo, for standalone lessons only", async () => {
    const learner = await server.learner();
    expect((await learner.call(learning.endPromo, { params: first })).status).toBe(404);
    expect((await learner.call(learning.endPromo, { params: alone })).body).toEqual({ promoEnded: true });
    expect((await learner.call(learning.endPromo, { params: alone })).body).toEqual({ promoEnded: true });
    expect((await learner.call(learning.dashboard, { params: alone })).body.promoEnded).toBe(true);
  });

  it("clears answers of unfinished quizzes, and keeps finished ones", async () => {
    const learner = await enrolled();
    const answer = (questionId: string, ...given: string[]) =>
      learner.call(lessons.quizNext, { params: quiz, body: { questionId, answer: given } });
    const answered = async () => {
      const { body } = await learner.call(lessons.step, { params: quiz });
      return body.type === "quiz" ? Object.keys(body.answered).length : -1;
    };
    await answer("q1", "b");
    expect(await answered()).toBe(1);
    expect((await learner.call(learning.flushQuestions, { params: first })).body).toEqual({ flushed: 1 });
    expect(await answered()).toBe(0);
    for (const [id, ...given] of [
      ["q1", "a"],
      ["q2", "a", "b"],
      ["q3", "true"],
      ["q4", "robots.txt"],
    ] as const)
      await answer(id, ...given);
    expect((await learner.call(learning.flushQuestions, { params: first })).body).toEqual({ flushed: 0 });
    expect(await answered()).toBe(4);
  });

  it("restarts the quiz of a standalone lesson at its own address", async () => {
    const learner = await enrolled(alone);
    await learner.call(lessons.quizNext, { params: aloneQuiz, body: { questionId: "q1", answer: ["false"] } });
    const retried = await learner.call(lessons.quizRetryStandAlone, { params: aloneQuiz });
    expect(retried.body).toMatchObject({ answered: {}, result: null });
    const inCourse = await enrolled();
    expect((await inCourse.call(lessons.quizRetryStandAlone, { params: quiz })).status).toBe(404);
  });

  it("returns what was answered, and nothing about the other questions (R6)", async () => {
    const learner = await enrolled();
    const answers = (lessonId: string, stepId: number) =>
      learner.call(lessons.answers, { params: { lessonId }, body: { stepId } });
    await learner.call(lessons.quizNext, { params: quiz, body: { questionId: "q1", answer: ["b"] } });
    const { body } = await answers("90102", 9010201);
    expect(body).toMatchObject({ stepId: 9010201, result: null });
    expect(body.answered).toEqual({
      q1: { answer: ["b"], right: false, correct: ["a"], explanation: expect.any(String) },
    });
    expect((await answers("90101", 9010201)).status).toBe(404);
    expect((await answers("90102", 9010202)).error.fields?.[0]?.path).toBe("body.stepId");
    const stranger = await server.learner();
    const refused = await stranger.call(lessons.answers, { params: { lessonId: "90102" }, body: { stepId: 9010201 } });
    expect(refused.error.code).toBe("not_enrolled");
  });

  it("continues with the lesson and step after the last one, and starts over once everything is done (L14)", async () => {
    const learner = await enrolled();
    const current = async () => {
      const lesson = await learner.call(lessons.current, { params: first });
      const step = await learner.call(lessons.currentStep, { params: first });
      return [lesson.body.number, step.body.lesson, step.body.step.id];
    };
    expect(await current()).toEqual([1, 1, 9010101]);
    for (const stepId of ["9010101", "9010102"])
      await learner.call(lessons.completeStep, { params: { ...first, stepId } });
    expect(await current()).toEqual([2, 2, 9010201]);
    const { caller } = await examTaker(server);
    expect((await caller.call(lessons.current, { params: first })).body.number).toBe(1);
  });

  it("reads lessons by id and within a module", async () => {
    const learner = await enrolled();
    expect((await learner.call(lessons.byId, { params: { ...first, id: "90102" } })).body.number).toBe(2);
    expect((await learner.call(lessons.byId, { params: { ...first, id: "1" } })).status).toBe(404);
    const second = { params: { ...first, n: "1" }, query: { module: "1" } };
    expect((await learner.call(lessons.byNumber, second)).body).toMatchObject({ id: 90102, number: 2 });
    const structure = await learner.call(lessons.structure, { params: first, query: { moduleIndex: "1" } });
    expect(structure.body.lessons.map(({ id }) => id)).toEqual([90102]);
    expect((await learner.call(lessons.structure, { params: first, query: { moduleIndex: "2" } })).status).toBe(404);
  });

  it("takes a course without modules for a single module", async () => {
    const cafe = { locale: "en", slug: "cafe-trade" } as const;
    const learner = await enrolled(cafe);
    const module = (moduleIndex: string) => learner.call(lessons.structure, { params: cafe, query: { moduleIndex } });
    expect((await module("0")).body.lessons.map(({ id }) => id)).toEqual([90201]);
    expect((await module("1")).status).toBe(404);
    const lesson = { params: { ...cafe, n: "1" }, query: { module: "0" } } as const;
    expect((await learner.call(lessons.byNumber, lesson)).body.id).toBe(90201);
  });

  it("records how learners go through quizzes, for existing steps and questions only", async () => {
    const learner = await enrolled();
    const audit = (body: { stepId: number; event: "opened" | "answered"; questionId?: string }) =>
      learner.call(lessons.auditQuiz, { body });
    expect((await audit({ stepId: 9010201, event: "opened" })).status).toBe(204);
    expect((await audit({ stepId: 9010201, event: "answered", questionId: "q1" })).status).toBe(204);
    expect((await audit({ stepId: 9010201, event: "answered", questionId: "q9" })).status).toBe(400);
    expect((await audit({ stepId: 9010202, event: "opened" })).status).toBe(400);
    expect((await audit({ stepId: 1, event: "opened" })).status).toBe(404);
    const { records } = await personalData(server.database.db, learner.id);
    expect(records.quizAudits).toMatchObject([
      { stepId: 9010201, event: "opened", questionId: null },
      { stepId: 9010201, event: "answered", questionId: "q1" },
    ]);
  });

  it("accepts 120 reports a minute from one account; more have to wait, other accounts' reports do not", async () => {
    const [learner, other] = [await enrolled(), await enrolled()];
    const report = (caller: Caller) => caller.call(lessons.auditQuiz, { body: { stepId: 9010201, event: "opened" } });
    server.clock.pass(60);
    for (let count = 0; count < 120; count += 1) expect((await report(learner)).status).toBe(204);
    server.clock.pass(20);
    const { status, error, headers } = await report(learner);
    expect([status, error.code, error.message, headers["retry-after"]]).toEqual([
      429,
      "too_many",
      "Too many reports of quizzes; please wait.",
      "40",
    ]);
    expect((await report(other)).status).toBe(204);
    server.clock.pass(40);
    expect((await report(learner)).status).toBe(204);
  });

  it("accepts 300 changes a minute from one account, of any kind; repeats do not count", async () => {
    const [learner, other] = [await enrolled(), await enrolled()];
    const rate = (caller: Caller, key: string) =>
      caller.call(learning.rate, { params: first, body: { rating: 3 } }, { key });
    server.clock.pass(60);
    for (let count = 0; count < 299; count += 1) expect((await rate(learner, `k${count}`)).status).toBe(200);
    expect((await learner.call(courses.enrol, { params: first }, { key: "last" })).status).toBe(200);
    server.clock.pass(20);
    const { status, error, headers } = await rate(learner, "one more");
    expect([status, error.code, error.message, headers["retry-after"]]).toEqual([
      429,
      "too_many",
      "Too many changes; please wait.",
      "40",
    ]);
    expect((await rate(learner, "k0")).headers["idempotency-replayed"]).toBe("true");
    expect((await rate(other, "k")).status).toBe(200);
    server.clock.pass(40);
    expect((await rate(learner, "one more")).status).toBe(200);
  });
});
