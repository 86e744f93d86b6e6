import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embedded } from "../testing/databases";
import { loggedDatabase } from "../testing/logged-database";
import { endpointOf, requests } from "../testing/requests";
import { startTestServer, type TestServer } from "../testing/test-server";
import { userOf } from "../testing/user-kinds";

/** By call: how many statements it may send, besides the start and the end of its transaction. */
const limits: Record<string, number> = {
  "session.profile": 1,
  "session.updateName": 5,
  "courses.progressMap": 3,
  "courses.progress": 2,
  "courses.enrol": 3,
  "courses.removeEnrolment": 3,
  "learning.dashboard": 10,
  "learning.rate": 3,
  "learning.endPromo": 2,
  "lessons.structure": 2,
  "lessons.currentStep": 3,
  "lessons.step": 3,
  "lessons.completeStep": 3,
  "lessons.savePosition": 4,
  "lessons.quizNext": 5,
  "lessons.quizRetry": 3,
  "lessons.auditQuiz": 3,
  "notes.inCourse": 2,
  "notes.save": 4,
  "exams.progress": 5,
  "exams.start": 10,
  "exams.quizNext": 3,
  "exams.finish": 11,
  "certificates.list": 3,
  "series.watch": 3,
  "onboarding.pass": 3,
};

describe("what a learner does most needs few statements", () => {
  let server: TestServer;
  let statements: string[] = [];
  beforeAll(async () => {
    server = await startTestServer(async () => {
      const opened = await embedded.open();
      return { ...opened, db: loggedDatabase(opened, { logQuery: (sql) => statements.push(sql) }) };
    });
    // The content is read once, and so are the search index and the text of each course.
    await server.app.academy.searchIndex();
    await server.app.inject("/academy/public/api/v3/courses/en/");
    const who = await userOf(server, "student");
    const [endpoint, prepare] = [endpointOf("lessons.completeStep"), requests["lessons.completeStep"]];
    if (endpoint && prepare) await who.call(endpoint, await prepare(server, who));
  });
  afterAll(() => server.stop());

  it.each(Object.entries(limits))("%s: %i", async (name, limit) => {
    const endpoint = endpointOf(name);
    const prepare = requests[name];
    if (!endpoint || !prepare) throw new Error(`${name} has no request.`);
    const who = await userOf(server, "student");
    const request = await prepare(server, who);
    statements = [];
    const { status } = await who.call(endpoint, request, {
      ...(endpoint.csrf && { csrf: true }),
      ...(endpoint.idempotent && { key: "a-key" }),
      ...(endpoint.ordered && { headers: { "command-order": "a-device.1" } }),
    });
    expect([200, 204]).toContain(status);
    // Asked once a second, whatever the calls.
    const own = statements.filter((sql) => !/^(begin|commit)$|"content_version"/.test(sql));
    expect(own.length, own.join("\n")).toBeLessThanOrEqual(limit);
  });
});
