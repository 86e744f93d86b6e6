import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../contract/account/session";
import { api } from "../../contract/api";
import { courses } from "../../contract/courses/courses";
import { learning } from "../../contract/courses/learning";
import { lessons } from "../../contract/courses/lessons";
import { notes } from "../../contract/courses/notes";
import type { Endpoint } from "../../contract/endpoint";
import { exams, moduleExams } from "../../contract/exams/exams";
import { commandOrder } from "../account/schema/accounts";
import { videoState } from "../courses/queries/videos";
import { removeStale } from "../db/queries/housekeeping";
import { databases } from "../testing/databases";
import { type Request, requests } from "../testing/requests";
import { type Caller, startTestServer, type TestServer } from "../testing/test-server";
import { harmless } from "./harmless-commands.testing";

describe("an earlier command that arrives after a later one", () => {
  it("is ordered, or cannot replace anything", () => {
    const unordered = api.filter(({ method, ordered }) => method !== "GET" && !ordered).map(({ id }) => id);
    expect(Object.keys(harmless).sort()).toEqual(unordered.sort());
  });

  if (databases.length === 1) it.skip("on PostgreSQL: skipped because TEST_DATABASE_URL is not set", () => undefined);
});

const first = { locale: "en", slug: "first-steps" } as const;
const onText = { ...first, stepId: "9010102" };
const onVideo = { ...first, stepId: "9010101" };
const onQuiz = { ...first, stepId: "9010201" };

/** Two commands of a learner about one subject, and what shows which of them counts. */
interface Conflict {
  earlier: [Endpoint, Request];
  later: [Endpoint, Request];
  state(): Promise<unknown>;
  /** Called once the later one has arrived. */
  meanwhile?(): Promise<unknown>;
  /** The status of the earlier one that arrives late; 200 otherwise. */
  status?: number;
}
type Prepared = (server: TestServer, who: Caller, request: Request) => Promise<Conflict>;

const answering =
  (calls: typeof exams | typeof moduleExams): Prepared =>
  async (_, who, { params, body }) => {
    const endpoint = calls.quizNext as typeof exams.quizNext;
    const { attemptId, questionId } = body as { attemptId: number; questionId: string };
    const progress = async () =>
      (await who.call(calls.progress as typeof exams.progress, { params: params as never })).body;
    const question = (await progress()).attempt?.questions.find(({ id }) => id === questionId);
    const [one = "x", other = "y"] =
      question?.type === "trueFalse" ? ["true", "false"] : (question?.options.map(({ id }) => id) ?? []);
    const answer = (value: string): Request =>
      ({ params, body: { attemptId, questionId, answer: [value] } }) as Request;
    return {
      earlier: [endpoint, answer(one)],
      later: [endpoint, answer(other)],
      state: async () => (await progress()).attempt?.answers,
    };
  };

/** Opening an attempt twice, where the second one is over when the first request arrives. */
const opening =
  (calls: typeof exams | typeof moduleExams): Prepared =>
  async (_, who, request) => {
    const progress = async () =>
      (await who.call(calls.progress as typeof exams.progress, { params: request.params as never })).body;
    return {
      earlier: [calls.retake, request],
      later: [calls.retake, request],
      meanwhile: async () => {
        const attemptId = (await progress()).attempt?.id ?? 0;
        const args = { params: request.params as never, body: { attemptId } };
        await who.call(calls.finish as typeof exams.finish, args, { csrf: true });
      },
      state: async () => {
        const { attempt, attemptsCount } = await progress();
        return { isOpen: attempt !== null, attemptsCount };
      },
    };
  };

const enrolling =
  (earlier: Endpoint, later: Endpoint): Prepared =>
  async (_, who) => ({
    earlier: [earlier, { params: first }],
    later: [later, { params: first }],
    state: async () => (await who.call(courses.progress, { params: first })).body.enrolled,
  });

/** A quiz that is started over; `command` is given before, and arrives after an answer to the next try. */
const startingOver =
  (earlier: [Endpoint, Request], retry: Endpoint, on: object, answer = "b"): Prepared =>
  async (_, who) => ({
    earlier,
    later: [retry, { params: on as Request["params"] } as Request],
    meanwhile: async () =>
      earlier[0].id === retry.id &&
      (await who.call(lessons.quizNext, { params: on as never, body: { questionId: "q1", answer: [answer] } })),
    state: async () => {
      const { body } = await who.call(lessons.step, { params: on as never });
      return body.type === "quiz" && Object.values(body.answered).map(({ answer }) => answer);
    },
    ...(earlier[0].id === lessons.quizNext.id && { status: 409 }),
  });
const onStandAlone = { locale: "en", slug: "stand-alone", stepId: "9050102" };

/** Every ordered endpoint, and pairs of them. */
const conflicts: Record<string, Prepared> = {
  "session.updateName": async (_, who) => ({
    earlier: [session.updateName, { body: { name: "Earlier" } }],
    later: [session.updateName, { body: { name: "Later" } }],
    state: async () => (await who.call(session.profile, {})).body.userProfile.name,
  }),
  "courses.enrol": enrolling(courses.enrol, courses.removeEnrolment),
  "courses.removeEnrolment": enrolling(courses.removeEnrolment, courses.enrol),
  "learning.rate": async (_, who) => ({
    earlier: [learning.rate, { params: first, body: { rating: 2 } }],
    later: [learning.rate, { params: first, body: { rating: 5 } }],
    state: async () => (await who.call(learning.rating, { params: first })).body.rating,
  }),
  "lessons.savePosition": async ({ database }, who) => ({
    earlier: [lessons.savePosition, { params: onVideo, body: { position: 1, watched: [[0, 1]] } }],
    later: [lessons.savePosition, { params: onVideo, body: { position: 3, watched: [[2, 3]] } }],
    state: async () => (await videoState(database.db, who.id, 9010101)).position,
  }),
  "lessons.quizNext": startingOver(
    [lessons.quizNext, { params: onQuiz, body: { questionId: "q1", answer: ["a"] } }],
    lessons.quizRetry,
    onQuiz,
  ),
  "lessons.quizRetry": startingOver([lessons.quizRetry, { params: onQuiz }], lessons.quizRetry, onQuiz),
  "lessons.quizRetryStandAlone": startingOver(
    [lessons.quizRetryStandAlone, { params: onStandAlone }],
    lessons.quizRetryStandAlone,
    onStandAlone,
    "false",
  ),
  "notes.save": async (_, who) => ({
    earlier: [notes.save, { params: onText, body: { note: "Earlier.", bookmarked: false, expectedUpdatedAt: null } }],
    // The learner deletes what they have typed: there is still no version that the earlier one could conflict with.
    later: [notes.save, { params: onText, body: { note: "", bookmarked: false, expectedUpdatedAt: null } }],
    state: async () => (await who.call(notes.inCourse, { params: first })).body.data.map(({ note }) => note),
    status: 409,
  }),
  "exams.quizNext": answering(exams),
  "exams.retake": opening(exams),
  "moduleExams.quizNext": answering(moduleExams),
  "moduleExams.retake": opening(moduleExams),
};

describe.each(databases)("the order of commands on $name", { timeout: 60_000 }, ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  const order = (number: number, device = "device-1") => ({ "command-order": `${device}.${number}` });
  const send = (who: Caller, [endpoint, request]: [Endpoint, Request], headers: Record<string, string>) =>
    who.call(endpoint, request, {
      headers: { ...headers, "idempotency-key": randomUUID() },
      ...(endpoint.csrf && { csrf: true }),
    });

  /** Both commands of a new learner, in the wrong order. */
  async function overtaken(id: string, earlier: Record<string, string>, later: Record<string, string>) {
    const who = await server.learner();
    const request = await requests[id]?.(server, who);
    const prepared = await conflicts[id]?.(server, who, request ?? {});
    if (!prepared) throw new Error(`${id} has no conflict.`);
    expect((await send(who, prepared.later, later)).status).toBe(200);
    await prepared.meanwhile?.();
    const before = await prepared.state();
    const { status, body } = await send(who, prepared.earlier, earlier);
    return { before, after: await prepared.state(), status, body, who, prepared };
  }

  const ordered = api.filter((endpoint) => endpoint.ordered).map(({ id }) => id);

  it.each(ordered)("keeps the later one if the earlier %s arrives last", async (id) => {
    const { before, after, status, prepared, who } = await overtaken(id, order(1), order(2));
    expect(after).toEqual(before);
    expect(status).toBe(prepared.status ?? 200);
    // It counts from another device: what arrives last, counts.
    expect((await send(who, prepared.earlier, order(1, "device-2"))).status).toBe(200);
    expect(await prepared.state()).not.toEqual(before);
  });

  it("counts what arrives last if it has no number", async () => {
    const { before, after } = await overtaken("learning.rate", {}, order(2));
    expect([before, after]).toEqual([5, 2]);
  });

  it("tells the device that a later answer is there", async () => {
    const { body } = await overtaken("exams.quizNext", order(1), order(2));
    expect(body).toMatchObject({ superseded: true, answeredCount: 1 });
  });

  it.each(["exams.quizNext", "moduleExams.quizNext"])("keeps an answer of %s withdrawn", async (id) => {
    const who = await server.learner();
    const request = (await requests[id]?.(server, who)) ?? {};
    const prepared = await conflicts[id]?.(server, who, request);
    if (!prepared) throw new Error(`${id} has no conflict.`);
    const [endpoint, { params, body }] = prepared.earlier;
    const withdrawn: Request = { params, body: { ...(body as object), answer: [""] } } as Request;
    expect((await send(who, prepared.earlier, order(1))).status).toBe(200);
    expect((await send(who, [endpoint, withdrawn], order(3))).body).toMatchObject({ answeredCount: 0 });
    const late = await send(who, prepared.earlier, order(2));
    expect(late.body).toMatchObject({ superseded: true, answeredCount: 0 });
    expect(await prepared.state()).toEqual({});
  });

  it("adds what was watched, whatever arrives last", async () => {
    const { body } = await overtaken("lessons.savePosition", order(1), order(2));
    expect(body).toMatchObject({ watchedSeconds: 2 });
  });

  it("counts a command of the same instant: two tabs may number alike", async () => {
    const { before, after } = await overtaken("learning.rate", order(2), order(2));
    expect([before, after]).toEqual([5, 2]);
  });

  it("does not count a command that was rejected", async () => {
    const who = await server.learner();
    const rate = (rating: number, number: number) =>
      send(who, [learning.rate, { params: first, body: { rating } }], order(number));
    expect((await rate(5, 2)).status).toBe(403);
    await who.call(courses.enrol, { params: first });
    expect((await rate(4, 1)).body).toEqual({ rating: 4 });
  });

  it.each(["device-1", "device-1.", "short.1", "device-1.-1", "device-1.1.5", `${"d".repeat(65)}.1`, "device-1.1e3"])(
    "rejects %j",
    async (text) => {
      const who = await server.learner();
      const { status, error } = await who.call(
        session.updateName,
        { body: { name: "Ada" } },
        { headers: { "command-order": text } },
      );
      expect([status, error.fields?.[0]?.path]).toEqual([400, "headers.command-order"]);
    },
  );

  it("is forgotten a week after the command has arrived", async () => {
    const who = await server.learner();
    const rows = () => server.database.db.select().from(commandOrder).where(eq(commandOrder.accountId, who.id));
    await send(who, [session.updateName, { body: { name: "Ada" } }], order(1));
    await removeStale(server.database.db, new Date(server.clock.now().getTime() + 7 * 24 * 60 * 60 * 1000));
    expect(await rows()).toHaveLength(1);
    await removeStale(server.database.db, new Date(server.clock.now().getTime() + 7 * 24 * 60 * 60 * 1000 + 1));
    expect(await rows()).toEqual([]);
  });
});
