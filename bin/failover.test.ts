import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { changedAttempts, readAttempts, readBack } from "../bench/failover/read-back";
import { Records, type Write } from "../bench/failover/records";
import { report } from "../bench/failover/report";
import { scenarios } from "../bench/failover/scenarios";
import { etcdEnv, haproxySettings, type Member, patroniSettings } from "../bench/failover/settings";
import { account, idempotencyKey } from "../server/account/schema/accounts";
import type { OpenDatabase } from "../server/db/database";
import { openDatabase } from "../server/db/open";
import { course, exam } from "../server/db/schema/content";
import { feedback } from "../server/engagement/schema";
import { attemptAnswer, examAttempt } from "../server/exams/schema";

const now = new Date();

describe("the drill's settings", () => {
  const members: Member[] = [1, 2, 3].map((number) => ({
    number,
    ports: { 2379: 2000 + number, 2380: 3000 + number, 5432: 5000 + number, 8008: 8000 + number },
  }));
  const [, second = expect.fail()] = members;

  it("are those of deploy/ on this machine, at each member's own ports", () => {
    const patroni = patroniSettings(second, members, "/data");
    expect(parse(patroni)).toMatchObject({
      name: "pg2",
      etcd: { hosts: ["127.0.0.1:2001", "127.0.0.1:2002", "127.0.0.1:2003"] },
      restapi: { listen: "127.0.0.1:8002", connect_address: "127.0.0.1:8002" },
      bootstrap: { dcs: { ttl: 20, synchronous_mode: true, synchronous_mode_strict: true } },
      postgresql: { listen: "127.0.0.1:5002", connect_address: "127.0.0.1:5002", data_dir: "/data" },
      // A watchdog would reset this machine when the drill freezes Patroni.
      watchdog: { mode: "off" },
    });
    const etcd = etcdEnv(second, members, "/data");
    expect(etcd).toMatchObject({
      ETCD_NAME: "etcd2",
      ETCD_LISTEN_CLIENT_URLS: "http://127.0.0.1:2002",
      ETCD_INITIAL_CLUSTER: "etcd1=http://127.0.0.1:3001,etcd2=http://127.0.0.1:3002,etcd3=http://127.0.0.1:3003",
      ETCD_ENABLE_V2: "true",
    });
    const haproxy = haproxySettings(9000, members);
    expect(haproxy).toContain("bind 127.0.0.1:9000\n");
    expect(haproxy).toContain("server pg3 127.0.0.1:5003 check port 8003");
    expect(patroni + JSON.stringify(etcd) + haproxy).not.toContain("10.0.0.");
  });
});

describe("what the drill reads back", () => {
  let opened: OpenDatabase;
  let attemptId: number;
  let accountId: number;
  beforeAll(async () => {
    opened = await openDatabase({ dataDir: "memory://", databaseUrl: null });
    const { db } = opened;
    await db.insert(course).values({ id: 1, slug: "one", status: "published", position: 1 });
    await db.insert(exam).values({ id: 1, slug: "one", courseId: 1, status: "published" });
    const [person] = await db.insert(account).values({ email: "a@example.test", createdAt: now }).returning();
    accountId = person?.id ?? expect.fail();
    const values = {
      accountId,
      examId: 1,
      locale: "en",
      startedAt: now,
      passMark: 70,
      title: "One",
      validityMonths: 0,
    };
    const topic = { title: "One", lesson: null };
    const question = {
      id: "q1",
      type: "text" as const,
      text: "?",
      options: [],
      correct: ["a"],
      explanation: ".",
      topic,
    };
    const [attempt] = await db
      .insert(examAttempt)
      .values({ ...values, questions: [question] })
      .returning();
    attemptId = attempt?.id ?? expect.fail();
    // The embedded database takes seconds to start beside other work.
  });
  afterAll(() => opened?.close());

  const store = ({ key }: Write) =>
    opened.db.insert(idempotencyKey).values({ accountId, key, requestHash: "x", reply: {}, createdAt: now });
  const message = (text: string, scenario: number): Write => ({
    key: randomUUID(),
    accountId,
    scenario,
    sent: { message: text },
  });
  const answer = (option: string, scenario: number): Write => ({
    key: randomUUID(),
    accountId,
    scenario,
    sent: { attemptId, questionId: "q1", answer: [option] },
  });
  const write = (text: string) =>
    opened.db.insert(feedback).values({ accountId, message: text, url: "/", sentAt: now });

  it("says which acknowledged messages are gone or there twice", async () => {
    const [kept, lost, doubled, keyless] = [message("k", 0), message("l", 1), message("d", 2), message("n", 3)];
    for (const one of [kept, lost, doubled]) await store(one);
    for (const text of ["k", "d", "d", "n"]) await write(text);
    expect(await readBack(opened.db, [kept, lost, doubled, keyless])).toEqual(
      new Map([
        [0, { lost: 0, doubled: 0 }],
        [1, { lost: 1, doubled: 0 }],
        [2, { lost: 0, doubled: 1 }],
        [3, { lost: 1, doubled: 0 }],
      ]),
    );
  });

  it("says where another answer than the last acknowledged one is there", async () => {
    const [first, second] = [answer("a", 4), answer("b", 5)];
    for (const one of [first, second]) await store(one);
    await opened.db.insert(attemptAnswer).values({ attemptId, questionId: "q1", answer: ["b"], savedAt: now });
    const lostIn = async () => [...(await readBack(opened.db, [first, second]))].map(([, { lost }]) => lost);
    expect(await lostIn()).toEqual([0, 0]);
    await opened.db.update(attemptAnswer).set({ answer: ["a"] });
    expect(await lostIn()).toEqual([0, 1]);
  });

  it("notices an attempt whose deadline has changed", async () => {
    const before = await readAttempts(opened.db);
    expect([before.size, changedAttempts(before, await readAttempts(opened.db))]).toEqual([1, 0]);
    await opened.db.update(examAttempt).set({ deadline: new Date(now.getTime() + 1000) });
    expect(changedAttempts(before, await readAttempts(opened.db))).toBe(1);
  });
});

describe("the drill's report", () => {
  const [ofSite = expect.fail(), ofPostgres = expect.fail()] = scenarios;
  const results = [
    { scenario: ofSite, seconds: [0.2] },
    { scenario: ofPostgres, seconds: [4, 6] },
  ];

  it("measures the longest time without an acknowledged write", () => {
    const records = new Records();
    records.acknowledgedAt.push(900, 1100, 1200, 4200, 4300);
    expect([records.maxGap(1000, 4400), records.maxGap(1000, 9000), records.maxGap(5000, 5600)]).toEqual([
      3000, 4700, 600,
    ]);
  });

  it("has nothing to say where writes are refused with 503 and calls of a dead process break", () => {
    const records = new Records();
    records.answers("writes", 0).note("broken", false);
    records.answers("pages", 0).note("broken", false);
    records.answers("writes", 1).note(200, false);
    records.answers("writes", 1).note(503, true);
    const { table, exceeded } = report(results, records, new Map(), 0);
    expect(exceeded).toEqual([]);
    expect(table).toMatch(/primary's PostgreSQL killed +4\.0 to 6\.0 +10 +0 +0 +1 × 200, 1 × 503/);
  });

  it("names every limit that is exceeded", () => {
    const records = new Records();
    records.answers("writes", 1).note(503, false);
    records.answers("pages", 1).note(503, true);
    const late = [{ scenario: ofSite, seconds: [11] }, ...results.slice(1)];
    const { exceeded } = report(late, records, new Map([[1, { lost: 2, doubled: 1 }]]), 3);
    expect(exceeded).toHaveLength(6);
  });
});
