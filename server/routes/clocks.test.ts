import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { certificates } from "../../contract/certificates/certificates";
import { buildApp } from "../app";
import { readConfig } from "../config";
import { databases } from "../testing/databases";
import { ExamTaker, examTaker } from "../testing/exam-taker";
import { Caller, fixtureContent, startTestServer, type TestServer } from "../testing/test-server";

const minutes = 60;
const days = 24 * 60 * minutes;

describe.each(databases)("exams and clocks on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  it.each([
    ["two minutes", 2 * minutes],
    ["a day", days],
  ])("are answered, finished, and certified if the clock was set back by %s", async (_, back) => {
    const taker = await examTaker(server);
    await taker.start();
    server.clock.pass(-back);
    const attemptId = await taker.answerAll(4);
    const { status, body } = await taker.finish(attemptId);
    expect([status, body.result?.passed, body.status]).toEqual([200, true, "certificated"]);
    expect((await taker.caller.call(certificates.list, {})).body.total).toBe(1);
    server.clock.pass(back);
    expect((await taker.progress()).status).toBe("certificated");
  });

  it("open the next attempt after a failed one, even if the clock was set back meanwhile", async () => {
    const taker = await examTaker(server);
    await taker.sit(0);
    server.clock.pass(-days);
    const early = await taker.retake();
    expect([early.status, early.error.code]).toEqual([409, "cooling_down"]);
    server.clock.pass(days + days);
    expect((await taker.sit(4)).status).toBe("certificated");
  });

  it("continue in another process whose clock differs by four minutes, either way", async () => {
    const { db } = server.database;
    const shifted = (seconds: number) =>
      buildApp({
        db,
        config: { ...readConfig({}), contentDir: fixtureContent },
        now: () => new Date(server.clock.now().getTime() + seconds * 1000),
      });
    const processes = [await shifted(2 * minutes), await shifted(-2 * minutes)];
    const [fast, slow] = processes;
    if (!fast || !slow) throw new Error("There are two processes.");
    for (const [first, second] of [
      [fast, slow],
      [slow, fast],
    ] as const) {
      const { caller } = await examTaker(server);
      const at = (app: typeof fast) => new ExamTaker(new Caller(app, caller.id, caller.email, caller.token), server);
      expect((await at(first).start()).status).toBe(200);
      const attemptId = await at(second).answerAll(2);
      await at(first).answerAll(4);
      const { status, body } = await at(second).finish(attemptId);
      expect([status, body.result?.score]).toEqual([200, 100]);
      expect((await at(first).progress()).status).toBe("certificated");
    }
    for (const one of processes) await one.close();
  });
});
