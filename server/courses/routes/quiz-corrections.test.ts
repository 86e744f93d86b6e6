import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { courses } from "../../../contract/courses/courses";
import { lessons } from "../../../contract/courses/lessons";
import { importContent } from "../../content/import";
import { ContentCopy } from "../../testing/content-copy";
import { databases } from "../../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server";

const first = { locale: "en", slug: "first-steps" } as const;
const quiz = { ...first, stepId: "9010201" };

describe.each(databases)("a quiz that is corrected while learners take it, on $name", ({ open }) => {
  let server: TestServer;
  let learner: Caller;
  let copy: ContentCopy;
  beforeAll(async () => {
    copy = new ContentCopy();
    server = await startTestServer(open);
    learner = await server.learner();
    await learner.call(courses.enrol, { params: first });
  });
  afterAll(async () => {
    await server.stop();
    copy.remove();
  });

  const answer = async (questionId: string, ...given: string[]) =>
    (await learner.call(lessons.quizNext, { params: quiz, body: { questionId, answer: given } })).body;
  const stepsDone = async () => (await learner.call(courses.progress, { params: first })).body.stepsDone;

  it("grades earlier answers again, and asks again what completes the step", async () => {
    await answer("q1", "b");
    await answer("q2", "c");
    await answer("q3", "true");
    const before = await answer("q4", "robots.txt");
    expect([before.result, before.progress.stepsDone]).toEqual([{ score: 50, passed: false, right: 2, total: 4 }, 0]);

    const version = async () => (await learner.call(lessons.structure, { params: first })).body.version;
    const versionBefore = await version();
    for (const locale of ["en", "de"]) {
      const file = join(copy.folder, `courses/first-steps/${locale}/lesson-2.yaml`);
      const keyed = /(\{ id: a, [^}]*), correct: true( \}\s*- \{ id: b, [^}]*) \}/;
      writeFileSync(file, readFileSync(file, "utf8").replace(keyed, "$1$2, correct: true }"));
    }
    expect((await importContent(server.database.db, copy.folder, server.clock.now())).changed).toBe(true);
    // Processes look for new content every second.
    await expect
      .poll(async () => (await learner.call(lessons.step, { params: quiz })).body, { timeout: 5000 })
      .toMatchObject({ done: false, result: null, answered: { q1: { answer: ["b"], right: true, correct: ["b"] } } });
    const { body } = await learner.call(lessons.step, { params: quiz });
    expect("answered" in body && Object.keys(body.answered).sort()).toEqual(["q1", "q3", "q4"]);
    expect(await stepsDone()).toBe(0);

    const after = await answer("q2", "c");
    expect([after.result, after.progress.stepsDone]).toEqual([{ score: 75, passed: true, right: 3, total: 4 }, 1]);
    expect(await stepsDone()).toBe(1);
    // Devices that keep the course keep it again.
    expect(await version()).not.toBe(versionBefore);
  });
});
