import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { courses } from "../../../contract/courses/courses";
import { lessons } from "../../../contract/courses/lessons";
import { databases } from "../../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server";

const first = { locale: "en", slug: "first-steps" } as const;
const video = { ...first, stepId: "9010101" };
const text = { ...first, stepId: "9010102" };
const quiz = { ...first, stepId: "9010201" };
const download = { ...first, stepId: "9010202" };

describe.each(databases)("lessons on $name", ({ open }) => {
  let server: TestServer;
  let learner: Caller;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  const enrolled = async () => {
    learner = await server.learner();
    await learner.call(courses.enrol, { params: first });
    return learner;
  };
  const answer = (questionId: string, ...given: string[]) =>
    learner.call(lessons.quizNext, { params: quiz, body: { questionId, answer: given } });

  it("requires sign-in, then enrollment", async () => {
    const stranger = await server.learner();
    const calls = (caller: Caller) => [
      caller.call(lessons.structure, { params: first }),
      caller.call(lessons.byNumber, { params: { ...first, n: "1" } }),
      caller.call(lessons.step, { params: text }),
      caller.call(lessons.completeStep, { params: text }),
      caller.call(lessons.savePosition, { params: video, body: { position: 1, watched: [] } }),
      caller.call(lessons.quizNext, { params: quiz, body: { questionId: "q1", answer: ["a"] } }),
      caller.call(lessons.quizRetry, { params: quiz }),
    ];
    for (const { status, error } of await Promise.all(calls(server.visitor)))
      expect([status, error.code]).toEqual([401, "signed_out"]);
    for (const { status, error } of await Promise.all(calls(stranger)))
      expect([status, error.code]).toEqual([403, "not_enrolled"]);
  });

  it("shows lessons and steps with progress", async () => {
    await enrolled();
    await learner.call(lessons.completeStep, { params: text });
    const { body } = await learner.call(lessons.structure, { params: first });
    expect(body.course).toEqual({
      id: 901,
      slug: "first-steps",
      url: "/academy/courses/first-steps/",
      title: "First steps",
      language: "en",
      examSlug: "first-exam",
    });
    expect(
      body.lessons.map(({ steps }) => steps.map(({ id, number, type, done }) => [id, number, type, done])),
    ).toEqual([
      [
        [9010101, 1, "video", false],
        [9010102, 2, "text", true],
      ],
      [
        [9010201, 1, "quiz", false],
        [9010202, 2, "download", false],
      ],
    ]);
    expect(body.progress).toMatchObject({ progress: 25, resume: { lesson: 2, step: 1 } });
    expect((await learner.call(lessons.structure, { params: first, query: { moduleIndex: "2" } })).status).toBe(404);
    expect((await learner.call(lessons.structure, { params: { ...first, locale: "de" } })).body.course).toMatchObject({
      title: "Erste Schritte",
      language: "de",
    });
  });

  it("says which content its structure belongs to: the same for all learners of a language", async () => {
    const versionFor = async (locale: "en" | "de") => {
      await enrolled();
      return (await learner.call(lessons.structure, { params: { ...first, locale } })).body.version;
    };
    const version = await versionFor("en");
    expect(version).toMatch(/^[0-9a-f]{16}$/);
    await learner.call(lessons.completeStep, { params: text });
    expect(await versionFor("en")).toBe(version);
    expect(await versionFor("de")).not.toBe(version);
  });

  it("finds a lesson by its position, not its id (R29)", async () => {
    await enrolled();
    expect((await learner.call(lessons.byNumber, { params: { ...first, n: "2" } })).body).toMatchObject({
      id: 90102,
      number: 2,
      caption: "Part two",
    });
    expect((await learner.call(lessons.byNumber, { params: { ...first, n: "3" } })).status).toBe(404);
    expect((await learner.call(lessons.byNumber, { params: { ...first, n: "0" } })).error.fields?.[0]?.path).toBe(
      "params.n",
    );
  });

  it("reads every kind of step without completing it (R7)", async () => {
    await enrolled();
    const read = async (params: typeof video) => (await learner.call(lessons.step, { params })).body;
    expect(await read(video)).toMatchObject({
      type: "video",
      done: false,
      video: { url: "/academy/media/clip.mp4", captionsUrl: "/academy/media/clip.en.vtt", captionsLanguage: "en" },
      transcript: "<p>Said in full.</p>",
      position: 0,
      watched: [],
    });
    expect(await read(text)).toMatchObject({ type: "text", html: expect.stringContaining("<h3 id=") });
    expect(await read(download)).toMatchObject({
      type: "download",
      file: { name: "sheet.csv", url: "/academy/files/first-steps/sheet.csv", bytes: 8 },
    });
    expect(await read(quiz)).toMatchObject({ type: "quiz", passMark: 70, answered: {}, result: null });
    expect((await learner.call(courses.progress, { params: first })).body.stepsDone).toBe(0);
  });

  it("returns 404 for steps of another course", async () => {
    await enrolled();
    for (const stepId of ["9020101", "1", "999999999999999"]) {
      expect((await learner.call(lessons.step, { params: { ...first, stepId } })).status).toBe(404);
      expect((await learner.call(lessons.completeStep, { params: { ...first, stepId } })).status).toBe(404);
    }
    expect((await learner.call(lessons.step, { params: { ...first, stepId: "1e3" } })).status).toBe(400);
  });

  it("completes text, download and video steps on request, once", async () => {
    await enrolled();
    expect((await learner.call(lessons.completeStep, { params: text })).body.progress).toBe(25);
    expect((await learner.call(lessons.completeStep, { params: text })).body.progress).toBe(25);
    expect((await learner.call(lessons.completeStep, { params: download })).body.progress).toBe(50);
    expect((await learner.call(lessons.completeStep, { params: video })).body.progress).toBe(75);
  });

  it("does not complete a quiz without passing it", async () => {
    await enrolled();
    const { status, error } = await learner.call(lessons.completeStep, { params: quiz });
    expect([status, error.code, error.fields?.[0]?.path]).toEqual([400, "invalid", "params.stepId"]);
  });

  describe("a video", () => {
    const play = (position: number, ...watched: [number, number][]) =>
      learner.call(lessons.savePosition, { params: video, body: { position, watched } });

    it("keeps its position (L15)", async () => {
      await enrolled();
      expect((await play(12.5, [0, 12.5])).body).toMatchObject({ done: false, watchedSeconds: 12.5 });
      expect((await learner.call(lessons.step, { params: video })).body).toMatchObject({
        position: 12.5,
        watched: [[0, 12.5]],
      });
    });
    it("has no position after its end", async () => {
      await enrolled();
      await play(400);
      expect((await learner.call(lessons.step, { params: video })).body).toMatchObject({ position: 40 });
    });
    it("is not watched by seeking to its end", async () => {
      await enrolled();
      expect((await play(40, [39, 40])).body).toMatchObject({ done: false, watchedSeconds: 1 });
    });
    it("is not watched by watching one part repeatedly", async () => {
      await enrolled();
      for (let count = 0; count < 5; count += 1) await play(10, [0, 10]);
      expect((await play(10, [0, 10], [5, 10])).body).toMatchObject({ done: false, watchedSeconds: 10 });
    });
    it("is done from 90% of distinct seconds on, and stays done", async () => {
      await enrolled();
      await play(20, [0, 20]);
      const { body } = await play(99, [20, 36], [30, 99]);
      expect(body).toMatchObject({ done: true, watchedSeconds: 40, progress: { stepsDone: 1 } });
      expect((await play(0)).body.done).toBe(true);
    });
    it("keeps the seconds of parallel reports", async () => {
      await enrolled();
      await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((part) => play(part * 5, [part * 5, part * 5 + 5])));
      expect((await play(40)).body).toMatchObject({ done: true, watchedSeconds: 40 });
    });
    it("rejects other kinds of steps and negative seconds", async () => {
      await enrolled();
      const other = await learner.call(lessons.savePosition, { params: text, body: { position: 1, watched: [] } });
      expect(other.error.fields?.[0]).toEqual({ path: "params.stepId", message: "is not a video step" });
      const { error } = await play(-1, [-5, 3]);
      expect(error.fields?.map(({ path }) => path)).toEqual(["body.position", "body.watched[0][0]"]);
    });
  });

  describe("a quiz (R6)", () => {
    it("reveals nothing of the key before the answer, and all of it afterwards", async () => {
      await enrolled();
      const before = await learner.call(lessons.step, { params: quiz });
      expect(JSON.stringify(before.body)).not.toMatch(/correct|Because|robots/);
      const { body } = await answer("q2", "a");
      expect(body.answered).toEqual({ answer: ["a"], right: false, correct: ["a", "b"], explanation: "Because." });
      expect(body.result).toBeNull();
      const read = await learner.call(lessons.step, { params: quiz });
      expect(read.body).toMatchObject({ answered: { q2: body.answered } });
      expect(JSON.stringify(read.body)).not.toContain("robots");
    });
    it("is passed with enough right answers, and then completed", async () => {
      await enrolled();
      await answer("q1", "a");
      await answer("q2", "b", "a");
      expect((await answer("q3", "true")).body.result).toBeNull();
      const { body } = await answer("q4", " ROBOTS.TXT ");
      expect(body.result).toEqual({ score: 100, passed: true, right: 4, total: 4 });
      expect(body.progress.stepsDone).toBe(1);
    });
    it.each([
      ["ticking every option", ["a", "b", "c"]],
      ["a subset of the right options", ["a"]],
    ])("is not right by %s", async (_, given) => {
      await enrolled();
      expect((await answer("q2", ...given)).body.answered.right).toBe(false);
    });
    it("is not completed when failed, and may be retaken at once (R3)", async () => {
      await enrolled();
      await answer("q1", "b");
      await answer("q2", "c");
      await answer("q3", "true");
      const { body } = await answer("q4", "sitemap");
      expect([body.result, body.progress.stepsDone]).toEqual([{ score: 25, passed: false, right: 1, total: 4 }, 0]);
      const again = await learner.call(lessons.quizRetry, { params: quiz });
      expect(again.body).toMatchObject({ answered: {}, result: null, done: false });
      expect((await answer("q1", "a")).body.answered.right).toBe(true);
    });
    it("stays completed when it is retaken", async () => {
      await enrolled();
      for (const [id, ...given] of [
        ["q1", "a"],
        ["q2", "a", "b"],
        ["q3", "true"],
        ["q4", "/robots.txt"],
      ] as const)
        await answer(id, ...given);
      expect((await learner.call(lessons.quizRetry, { params: quiz })).body.done).toBe(true);
      await answer("q1", "b");
      expect((await learner.call(courses.progress, { params: first })).body.stepsDone).toBe(1);
    });
    it("keeps the first answer: the revealed key cannot be submitted", async () => {
      await enrolled();
      await answer("q1", "b");
      expect((await answer("q1", "a")).body.answered).toMatchObject({ answer: ["b"], right: false });
    });
    it("keeps parallel answers", async () => {
      await enrolled();
      await Promise.all([answer("q1", "a"), answer("q2", "a", "b"), answer("q3", "true"), answer("q4", "robots.txt")]);
      expect((await learner.call(lessons.step, { params: quiz })).body).toMatchObject({
        done: true,
        result: { score: 100 },
      });
    });
    it("rejects an impossible answer", async () => {
      await enrolled();
      const fields = async (questionId: string, ...given: string[]) =>
        (await answer(questionId, ...given)).error.fields?.[0]?.path;
      expect(await fields("q1", "a", "b")).toBe("body.answer");
      expect(await fields("q1", "z")).toBe("body.answer");
      expect(await fields("q3", "perhaps")).toBe("body.answer");
      // Its question was another one when the learner opened the quiz.
      expect((await answer("q9", "a")).error.code).toBe("conflict");
      expect(await fields("q1")).toBe("body.answer");
      const notQuiz = await learner.call(lessons.quizNext, { params: text, body: { questionId: "q1", answer: ["a"] } });
      expect(notQuiz.error.fields?.[0]).toEqual({ path: "params.stepId", message: "is not a quiz step" });
    });
  });
});
