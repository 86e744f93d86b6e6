import { randomBytes, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Client as Postgres } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../contract/account/session";
import { certificates } from "../../contract/certificates/certificates";
import { courses } from "../../contract/courses/courses";
import { lessons } from "../../contract/courses/lessons";
import { exams } from "../../contract/exams/exams";
import { hashPassword } from "../../server/account/password";
import { addAccounts } from "../../server/account/queries/accounts";
import type { OpenDatabase } from "../../server/db/database";
import { openDatabase } from "../../server/db/open";
import { examKey, quizKeys } from "../harness/content";
import { Client } from "./client";
import { type Balancer, startProxy } from "./proxy";
import { type ServerProcess, startProcess } from "./server-process";

const url = process.env.TEST_DATABASE_URL ?? "";
const ada = { email: "ada@example.test", password: "right password" };
const locked = { email: "locked@example.test", password: "right password" };
const course = { locale: "en", slug: "content-marketing-basics" } as const;
const exam = { locale: "en", slug: "content-marketing" } as const;

/** A database just for these tests. */
async function createDatabase() {
  const admin = new Postgres({ connectionString: url });
  await admin.connect();
  const name = `academy_test_${randomBytes(6).toString("hex")}`;
  await admin.query(`create database ${name}`);
  const own = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const remove = async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { url: own, remove };
}

const startAcademy = (databaseUrl: string): Promise<ServerProcess> =>
  startProcess({
    args: ["--import", "tsx", fileURLToPath(new URL("./academy-process.ts", import.meta.url))],
    env: { NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", DATABASE_URL: databaseUrl },
  });

describe.skipIf(url === "")("two servers on one PostgreSQL", () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let opened: OpenDatabase;
  /** Reads the tables directly. */
  let sql: Postgres;
  const servers: ServerProcess[] = [];
  /** The servers that the proxy passes requests to. */
  const origins: string[] = [];
  let proxy: Balancer;

  beforeAll(async () => {
    database = await createDatabase();
    // Both start with an empty database.
    servers.push(...(await Promise.all([startAcademy(database.url), startAcademy(database.url)])));
    origins.push(...servers.map(({ origin }) => origin));
    proxy = await startProxy(origins);
    sql = new Postgres({ connectionString: database.url });
    await sql.connect();
    opened = await openDatabase({ dataDir: "", databaseUrl: database.url });
    const passwordHash = await hashPassword("right password");
    const account = { passwordHash, permissions: {}, paidStatus: "free", productGroup: "free" } as const;
    const createdAt = new Date();
    await addAccounts(opened.db, [
      { ...account, email: ada.email, name: "Ada Lernerin", createdAt },
      { ...account, email: locked.email, name: "", createdAt },
    ]);
  }, 300_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end("SIGKILL")));
    await proxy?.close();
    await sql?.end();
    await opened?.close();
    await database?.remove();
  });

  const count = async (from: string): Promise<number> =>
    (await sql.query(`select count(*)::int as count from ${from}`)).rows[0].count;
  const ofAda = `where account_id = (select id from account where email = '${ada.email}')`;

  it("start together on an empty database, which is migrated and filled once", async () => {
    const { entries } = JSON.parse(readFileSync("server/db/migrations/meta/_journal.json", "utf8"));
    expect(await count("drizzle.__drizzle_migrations")).toBe(entries.length);
    expect(opened.migrated).toBe(0);
    expect(servers.map((server) => server.output().split(" ")[0]).sort()).toEqual(["found", "imported"]);
    expect(await count("content_version")).toBe(1);
    expect(await count("course where withdrawn_at is null")).toBe(readdirSync("content/courses").length);
    const lists = await Promise.all(
      origins.map((origin) => new Client(origin).call(courses.list, { params: { locale: "en" } })),
    );
    expect(lists[0]?.body.total).toBeGreaterThan(0);
    expect(lists[1]?.body).toEqual(lists[0]?.body);
  });

  it("count failed sign-ins together", async () => {
    const [first, second] = origins.map((origin) => new Client(origin));
    if (!first || !second) throw new Error("A server is missing.");
    const wrong = { body: { ...locked, password: "wrong password" } };
    for (const server of [first, second, first, second, first])
      expect((await server.call(session.signIn, wrong)).status).toBe(401);
    for (const server of [first, second]) {
      const answer = await server.call(session.signIn, { body: locked });
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(800);
    }
  });

  /** Completes the course: every step done, every quiz passed. */
  async function completeCourse(learner: Client): Promise<void> {
    const keys = quizKeys(course.slug);
    await learner.call(courses.enrol, { params: course }, { key: randomUUID() });
    const { body } = await learner.call(lessons.structure, { params: course });
    for (const { id, type } of body.lessons.flatMap(({ steps }) => steps)) {
      const params = { ...course, stepId: String(id) };
      if (type !== "quiz") await learner.call(lessons.completeStep, { params }, { key: randomUUID() });
      else
        for (const [questionId, answer] of Object.entries(keys[id] ?? {}))
          await learner.call(lessons.quizNext, { params, body: { questionId, answer } }, { key: randomUUID() });
    }
  }

  const progressOf = async (learner: Client) => {
    const { body } = await learner.call(exams.progress, { params: exam });
    return body;
  };

  /** Waits until a request waits for the lock on its account. */
  async function isHeldUp(): Promise<void> {
    const waiting =
      "pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%for no key update%'";
    for (let tries = 0; (await count(waiting)) === 0; tries += 1) {
      if (tries > 200) throw new Error("No request waits for the lock.");
      await pause(20);
    }
  }

  /** Kills a server while it works on a request, which gets no answer. */
  async function killWithin(server: ServerProcess, request: (origin: string) => Promise<unknown>): Promise<void> {
    // On a separate connection: within a transaction, PostgreSQL keeps returning the first list of waiting requests.
    const locking = new Postgres({ connectionString: database.url });
    await locking.connect();
    try {
      await locking.query("begin");
      await locking.query(`select 1 from account where email = '${ada.email}' for no key update`);
      const broken = request(server.origin).then(
        () => "answered",
        () => "broken",
      );
      await isHeldUp();
      await server.end("SIGKILL");
      expect(await broken).toBe("broken");
    } finally {
      await locking.end();
    }
  }

  it("continue one exam through two crashes, each in the middle of a request", async () => {
    const learner = new Client(proxy.origin);
    expect((await learner.call(session.signIn, { body: ada })).status).toBe(204);
    await completeCourse(learner);
    const { body: begun } = await learner.call(exams.start, { params: exam }, { key: randomUUID() });
    const { id: attemptId = 0, questions = [] } = begun.attempt ?? {};
    expect(questions).toHaveLength(10);
    for (const origin of origins)
      expect((await progressOf(learner.at(origin))).attempt).toMatchObject({ id: attemptId, questions });
    const csrf = (await learner.call(session.csrfToken, {})).body.token;

    const right = examKey(exam.slug);
    const answer = (who: Client, questionId: string, key: string = randomUUID()) =>
      who.call(
        exams.quizNext,
        { params: exam, body: { attemptId, questionId, answer: right[questionId] ?? [] } },
        { key, repeats: 3 },
      );
    const ids = questions.map(({ id }) => id);
    const [half, other, rest] = [ids.slice(0, 5), ids[5] ?? "", ids.slice(6)];
    for (const [index, id] of half.entries())
      expect((await answer(learner, id)).body).toMatchObject({ questionId: id, answeredCount: index + 1 });
    expect(Math.min(...proxy.answered)).toBeGreaterThan(5);

    // The server dies before it commits: the answer is not stored, and its repeat counts as the first.
    const [first, second] = servers;
    if (!first || !second) throw new Error("A server is missing.");
    const key = randomUUID();
    await killWithin(first, (origin) =>
      learner.at(origin).call(
        exams.quizNext,
        {
          params: exam,
          body: { attemptId, questionId: other, answer: right[other] ?? [] },
        },
        { key },
      ),
    );
    const repeated = await answer(learner, other, key);
    expect(repeated).toMatchObject({ status: 200, body: { questionId: other, answeredCount: 6 } });
    expect(repeated.headers.get("idempotency-replayed")).toBeNull();
    const again = await answer(learner, other, key);
    expect(again.body).toEqual(repeated.body);
    expect(again.headers.get("idempotency-replayed")).toBe("true");

    // With one server gone, every other command has to be repeated; reads continue without errors.
    const answers = [];
    for (const id of rest) answers.push(await answer(learner, id));
    expect(answers.map(({ status }) => status)).toEqual(rest.map(() => 200));
    expect(answers.some(({ sent }) => sent > 1)).toBe(true);
    for (let turn = 0; turn < 2; turn += 1) {
      const { attempt } = await progressOf(learner);
      expect(attempt?.questions).toEqual(questions);
      expect(attempt?.answers).toEqual(Object.fromEntries(ids.map((id) => [id, right[id]])));
    }

    // Another server replaces the dead one. Then the server that has committed the finish dies before it replies.
    const third = await startAcademy(database.url);
    servers.push(third);
    origins[0] = third.origin;
    expect(third.output()).toMatch(/^found/);
    const finishKey = randomUUID();
    const finish = (repeats: number) =>
      learner.call(exams.finish, { params: exam, body: { attemptId } }, { key: finishKey, csrf, repeats });
    const lost = proxy.loseReply("POST", "/finish/");
    await expect(finish(0)).rejects.toThrow();
    const { server: dying } = await lost;
    await (dying === 0 ? third : second).end("SIGKILL");
    const finished = await finish(3);
    expect(finished.headers.get("idempotency-replayed")).toBe("true");
    expect(finished.body).toMatchObject({
      status: "certificated",
      attemptsCount: 1,
      result: { passed: true, score: 100, right: 10, total: 10 },
    });

    const { body: list } = await learner.call(certificates.list, {});
    expect(list.data).toHaveLength(1);
    const hash = list.data[0]?.hash ?? "";
    expect(finished.body.certificate?.hash).toBe(hash);
    const { body: shown } = await new Client(proxy.origin).call(certificates.byHash, { params: { hash } });
    expect(shown).toMatchObject({ state: "issued", name: "Ada Lernerin" });
    expect(await count(`exam_attempt ${ofAda}`)).toBe(1);
    expect(await count(`attempt_answer where attempt_id = ${attemptId}`)).toBe(10);
    expect(await count(`certificate ${ofAda}`)).toBe(1);
    expect(await count(`idempotency_key where key in ('${key}', '${finishKey}')`)).toBe(2);
  }, 90_000);
});
