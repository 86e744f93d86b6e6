import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { certificates } from "../../../contract/certificates/certificates";
import { exams, moduleExams } from "../../../contract/exams/exams";
import { addSession } from "../../account/queries/sessions";
import { hashOf, newToken } from "../../http/session-cookie";
import { databases } from "../../testing/databases";
import { ExamTaker, examTaker, firstExam, rightAnswer } from "../../testing/exam-taker";
import { Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { attemptsOf } from "../queries/attempts";

/** With the exam's own time limit and cool-down. */
const seeing = { ...firstExam, moduleId: "90191" } as const;
/** Without any. */
const doing = { ...firstExam, moduleId: "90192" } as const;
type Module = typeof seeing | typeof doing;

describe.each(databases)("several things of one account on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  const startModule = async ({ caller }: ExamTaker, params: Module) =>
    (await caller.call(moduleExams.start, { params })).body.attempt;

  /** Starts a module and finishes it at once, with every answer right or none. */
  async function sitModule(taker: ExamTaker, params: Module, isRight: boolean) {
    const { id = 0, questions = [] } = (await startModule(taker, params)) ?? {};
    for (const question of isRight ? questions : [])
      await taker.caller.call(moduleExams.quizNext, {
        params,
        body: { attemptId: id, questionId: question.id, answer: rightAnswer(question) },
      });
    return (await taker.caller.call(moduleExams.finish, { params, body: { attemptId: id } }, { csrf: true })).body;
  }

  describe("an exam and its modules", () => {
    it("are independent once the certificate is held: modules stay open, and change nothing about it (R4, R5)", async () => {
      const taker = await examTaker(server);
      const { certificate } = await taker.sit(4);
      const failed = await sitModule(taker, seeing, false);
      expect(failed).toMatchObject({ status: "examPending", reason: "coolingDown", result: { passed: false } });
      const passed = await sitModule(taker, doing, true);
      expect(passed).toMatchObject({ status: "examAvailable", result: { passed: true }, certificate: null });
      expect(await taker.progress()).toMatchObject({ status: "certificated", attemptsCount: 1, certificate });
      const { body: held } = await taker.caller.call(certificates.list, {});
      expect(held.data.map(({ hash }) => hash)).toEqual([certificate?.hash]);
    });

    it("cool down one by one (R3)", async () => {
      const taker = await examTaker(server);
      expect((await sitModule(taker, seeing, false)).reason).toBe("coolingDown");
      expect(await taker.progress()).toMatchObject({ status: "startExam", reason: null, attemptsCount: 0 });
      const { body } = await taker.caller.call(exams.statuses, { params: { locale: "en" } });
      expect(body.data.find(({ id }) => id === 911)).toMatchObject({ status: "startExam", reason: null });
      expect((await taker.sit(0)).reason).toBe("coolingDown");
      expect(await startModule(taker, doing)).not.toBeNull();
    });
  });

  describe("of several open attempts", () => {
    it("only the overdue one is ended (R2)", async () => {
      const taker = await examTaker(server);
      const whole = (await taker.start()).body.attempt;
      server.clock.pass(600);
      const timed = await startModule(taker, seeing);
      const untimed = await startModule(taker, doing);
      server.clock.set(whole?.deadline ?? "");
      server.clock.pass(61);
      for (const [params, attempt] of [
        [seeing, timed],
        [doing, untimed],
      ] as const)
        expect((await taker.caller.call(moduleExams.progress, { params })).body).toMatchObject({
          attempt,
          result: null,
        });
      expect(await taker.progress()).toMatchObject({
        attempt: null,
        result: { attemptId: whole?.id, finishedBy: "clock", finishedAt: whole?.deadline },
      });
    });

    it("all overdue ones are ended by the next look at any, each at its own deadline (R2)", async () => {
      const taker = await examTaker(server);
      await taker.start();
      const whole = (await taker.progress()).attempt;
      await taker.answerAll(4);
      server.clock.pass(600);
      const timed = await startModule(taker, seeing);
      server.clock.pass(86_400);
      expect((await taker.progress()).certificate?.dateExpires).toBe(whole?.deadline?.replace("2026", "2027"));
      const [ended] = await attemptsOf(server.database.db, taker.caller.id, 911, 90191);
      expect(ended).toMatchObject({ id: timed?.id, finishedBy: "clock", passed: false });
      expect(ended?.finishedAt?.toISOString()).toBe(timed?.deadline);
    });
  });

  describe("two devices", () => {
    /** The same account, signed in again. */
    async function otherDevice({ caller: { id, email } }: ExamTaker): Promise<ExamTaker> {
      const token = newToken();
      const { app, database, clock } = server;
      const session = { tokenHash: hashOf(token), accountId: id, createdAt: clock.now() };
      const late = new Date("2100-01-01T00:00:00Z");
      await addSession(database.db, { ...session, expiresAt: late, usedAt: late });
      return new ExamTaker(new Caller(app, id, email, token), server);
    }

    it("share one attempt: a start on the second continues it, and the later answer counts (L1, L4)", async () => {
      const phone = await examTaker(server);
      const laptop = await otherDevice(phone);
      const { attempt } = (await phone.start()).body;
      expect((await laptop.start()).body.attempt).toEqual(attempt);
      const [first = { id: "", type: "" }] = attempt?.questions ?? [];
      const answers = async () => (await phone.progress()).attempt?.answers[first.id];
      await phone.answer(attempt?.id ?? 0, first.id, first.type === "trueFalse" ? ["false"] : ["b"]);
      server.clock.pass(1);
      await laptop.answer(attempt?.id ?? 0, first.id, rightAnswer(first));
      expect(await answers()).toEqual(rightAnswer(first));
    });

    it("end it on both: what the other one still sends is refused, and the result is there (R11)", async () => {
      const phone = await examTaker(server);
      const laptop = await otherDevice(phone);
      const { attempt } = (await phone.start()).body;
      const [first = { id: "", type: "" }] = attempt?.questions ?? [];
      const { result } = (await phone.finish(attempt?.id ?? 0)).body;
      const refused = [
        await laptop.answer(attempt?.id ?? 0, first.id, rightAnswer(first)),
        await laptop.finish(attempt?.id ?? 0),
      ];
      expect(refused.map(({ status, error }) => [status, error.code])).toEqual([
        [409, "attempt_over"],
        [409, "attempt_over"],
      ]);
      expect(await laptop.progress()).toMatchObject({ attempt: null, result });
    });
  });

  it("has one attempt in all languages: another language continues and finishes it (L1)", async () => {
    const taker = await examTaker(server);
    const german = { ...firstExam, locale: "de" } as const;
    const { attempt } = (await taker.start()).body;
    expect((await taker.caller.call(exams.start, { params: german })).body.attempt).toEqual(attempt);
    const body = { attemptId: await taker.answerAll(4) };
    const finished = await taker.caller.call(exams.finish, { params: german, body }, { csrf: true });
    expect(finished.body).toMatchObject({ status: "certificated", attemptsCount: 1, result: { score: 100 } });
    // What teaches a topic is named in the language of the request.
    const untold = ({ result, ...others }: typeof finished.body) => ({
      ...others,
      result: result && { ...result, topics: result.topics.map(({ resources: _, ...topic }) => topic) },
    });
    expect(untold(await taker.progress())).toEqual(untold(finished.body));
  });
});
