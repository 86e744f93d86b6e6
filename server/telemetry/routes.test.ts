import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AnyStateNode } from "xstate";
import { parse } from "zod/mini";
import { type FlowStep, flows, maxSteps } from "../../contract/telemetry";
import { machines } from "../../machines/index";
import { removeStale } from "../db/queries/housekeeping";
import { isOfChart } from "../flows/charts";
import { addRecordedSteps, Recorded, recordedFile } from "../flows/recorded";
import { databases } from "../testing/databases";
import { startTestServer, type TestServer } from "../testing/test-server";
import { addSteps, roundedMs, useOf } from "./queries";
import { stepsPerMinute } from "./routes";
import { flowCount } from "./schema";

const step: FlowStep = {
  machine: "quiz",
  from: "asking",
  to: "checking",
  event: "answer.submit",
  ms: 900,
  locale: "en",
};

describe.each(databases)("steps on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  beforeEach(async () => {
    await server.database.db.delete(flowCount);
    server.clock.pass(60);
  });
  afterAll(() => server.stop());

  const send = (steps: unknown) => server.visitor.call(flows.addSteps, { body: { steps: steps as FlowStep[] } });
  const rows = () => server.database.db.select().from(flowCount).orderBy(desc(flowCount.count), flowCount.ms);
  const use = (query: Omit<Parameters<typeof useOf>[1], "machine"> = {}) =>
    useOf(server.database.db, { machine: "quiz", ...query });

  it("are added up by day, without any trace of who took them and without a row per visit (R70)", async () => {
    const learner = await server.learner();
    const sent = { body: { steps: [step, { ...step, ms: null }, step] } };
    expect((await learner.call(flows.addSteps, sent)).status).toBe(204);
    expect((await server.visitor.call(flows.addSteps, sent)).status).toBe(204);
    const { from, to, ...rest } = step;
    const kept = { ...rest, left: from, entered: to, day: "2026-03-01", count: 4 };
    expect(await rows()).toEqual([kept, { ...kept, ms: -1, count: 2 }]);
  });

  it("of many visits at once are all added", async () => {
    const both = [step, { ...step, event: "question.next" }];
    await Promise.all(Array.from({ length: 12 }, (_, at) => send(at % 2 ? both : [...both].reverse())));
    expect((await rows()).map(({ count }) => count)).toEqual([12, 12]);
  });

  it("have their times rounded, so that there are few different ones", () => {
    expect([0, 7, 10, 14, 96, 250, 1499, 86_400_000].map(roundedMs)).toEqual([
      0, 7, 10, 10, 100, 300, 1000, 86_400_000,
    ]);
  });

  it("accept what the site's own machines do: everything recorded in a browser", () => {
    const { steps } = parse(Recorded, JSON.parse(readFileSync(recordedFile(), "utf8")));
    expect(steps.length).toBeGreaterThan(400);
    expect(steps.filter((one) => !isOfChart(one))).toEqual([]);
  });

  it("are accepted from every machine, at its start and for each of its events, except from those that count", () => {
    const registered = Object.values(machines).map(({ machine }) => machine);
    const innermost = (node: AnyStateNode): string =>
      Object.keys(node.states).length === 0
        ? node.path.join(".")
        : innermost(Object.values(node.states)[0] as AnyStateNode);
    const taken = registered.filter((machine) => {
      const to = innermost(machine.root);
      return ["xstate.init", ...machine.events].every((type: string) =>
        isOfChart({ machine: machine.id, from: "", to, event: type.replace(/\d+/g, "#") }),
      );
    });
    expect(registered.filter((machine) => !taken.includes(machine)).map(({ id }) => id)).toEqual([
      "consent",
      "reports",
    ]);
  });

  it.each<[string, object]>([
    ["machine", { machine: "roulette" }],
    ["machine that counts", { machine: "consent", from: "reading", to: "given", event: "consent.give" }],
    ["state that was left", { from: "guessing" }],
    ["state that was entered", { to: "guessing" }],
    ["state next to an existing one", { to: "checking guessing" }],
    ["event", { event: "answer.steal" }],
  ])("of an unknown %s (%j) are left out, and the rest of the call is counted", async (_, unknown) => {
    expect((await send([{ ...step, ...unknown }, step])).status).toBe(204);
    expect((await rows()).map(({ machine, event, count }) => [machine, event, count])).toEqual([
      ["quiz", "answer.submit", 1],
    ]);
  });

  it.each<[string, object]>([
    ["machine", { machine: "ada@academy.test" }],
    ["machine", { machine: "x".repeat(61) }],
    ["from", { from: "a..b" }],
    ["to", { to: "two  spaces" }],
    ["to", { to: "<b>" }],
    ["event", { event: "what Ada wrote" }],
    ["event", { event: "" }],
    ["ms", { ms: -1 }],
    ["ms", { ms: 86_400_001 }],
    ["ms", { ms: 1.5 }],
    ["locale", { locale: "ru" }],
  ])("with a wrong %s (%j) are refused, all of the call", async (name, wrong) => {
    const { status, error } = await send([step, { ...step, ...wrong }]);
    expect([status, error.code, error.fields?.map(({ path }) => path)]).toEqual([
      400,
      "invalid",
      [`body.steps[1].${name}`],
    ]);
    expect(await rows()).toEqual([]);
  });

  it("come one to a hundred per call, and from this site", async () => {
    expect((await send([])).status).toBe(400);
    expect((await send(Array(maxSteps + 1).fill(step))).status).toBe(400);
    expect((await send(Array(maxSteps).fill(step))).status).toBe(204);
    const headers = { origin: "https://elsewhere.example" };
    const foreign = await server.visitor.call(flows.addSteps, { body: { steps: [step] } }, { headers });
    expect([foreign.status, foreign.error.code]).toEqual([403, "origin"]);
  });

  it("are refused if they come too fast, until the minute is over", async () => {
    const calls = stepsPerMinute.each / maxSteps;
    expect(stepsPerMinute.each).toBe(300);
    for (let count = 0; count < calls; count += 1) expect((await send(Array(maxSteps).fill(step))).status).toBe(204);
    const { status, error, headers } = await send([step]);
    expect([status, error.code, headers["retry-after"]]).toEqual([429, "too_many", "60"]);
    server.clock.pass(60);
    expect((await send([step])).status).toBe(204);
  });

  it("are reported by state left and entered, with count and duration", async () => {
    for (const ms of [100, 204, 300, 400, 1000, null]) await send([{ ...step, ms }]);
    await send([{ ...step, from: "checking", to: "asking", event: "quiz.retry", ms: 50 }]);
    await send([{ ...step, machine: "lesson" }]);
    // It started twice: that is not a transition between states, but the visitor is in a state.
    for (const ms of [null, null]) await send([{ ...step, from: "", to: "asking", event: "xstate.init", ms }]);
    expect(await use()).toEqual({
      machine: "quiz",
      since: "2026-03-01",
      until: "2026-03-01",
      steps: [
        { from: "quiz.asking", to: "quiz.checking", event: "answer.submit", count: 6 },
        { from: "quiz.checking", to: "quiz.asking", event: "quiz.retry", count: 1 },
      ],
      states: [
        { state: "quiz.asking", entered: 3, left: 6, medianMs: 300, p90Ms: 760 },
        { state: "quiz.checking", entered: 6, left: 1, medianMs: 50, p90Ms: 50 },
      ],
    });
  });

  it("of several regions count for each of their states", async () => {
    const [from, to] = ["connectivity.unwatched", "connectivity.watched.online"];
    const regions = { machine: "academy", from: `${from} visitor.unknown`, to: `${to} visitor.known`, ms: null };
    await addSteps(server.database.db, [{ ...step, ...regions }], "2026-03-01");
    const { steps, states } = await useOf(server.database.db, { machine: "academy" });
    expect(steps).toEqual([
      {
        from: `academy.${from} academy.visitor.unknown`,
        to: `academy.${to} academy.visitor.known`,
        event: "answer.submit",
        count: 1,
      },
    ]);
    expect(states.map(({ state, entered, left, medianMs }) => [state, entered, left, medianMs])).toEqual([
      [`academy.${from}`, 0, 1, null],
      [`academy.${to}`, 1, 0, null],
      ["academy.visitor.known", 1, 0, null],
      ["academy.visitor.unknown", 0, 1, null],
    ]);
  });

  it("are reported by days, both included, and by language", async () => {
    const now = server.clock.now().toISOString();
    for (const day of ["2026-03-01", "2026-03-05", "2026-03-09"]) {
      server.clock.set(`${day}T23:59:59Z`);
      await send([step, { ...step, locale: "de" }]);
    }
    server.clock.set(now);
    const seen = async (query: Parameters<typeof use>[0]) => {
      const { since, until, steps } = await use(query);
      return [since, until, steps[0]?.count];
    };
    expect(await seen({})).toEqual(["2026-03-01", "2026-03-09", 6]);
    expect(await seen({ from: "2026-03-05" })).toEqual(["2026-03-05", "2026-03-09", 4]);
    expect(await seen({ to: "2026-03-05" })).toEqual(["2026-03-01", "2026-03-05", 4]);
    expect(await seen({ from: "2026-03-02", to: "2026-03-05", locale: "de" })).toEqual(["2026-03-05", "2026-03-05", 1]);
    expect(await use({ locale: "ja" })).toEqual({ machine: "quiz", since: null, until: null, steps: [], states: [] });
  });

  it("are the recorded ones in a demo until some are counted", async () => {
    const folder = mkdtempSync(join(tmpdir(), "academy-recorded-"));
    const file = join(folder, "recorded.json");
    const { ms: _, ...way } = step;
    const { db } = server.database;
    const begin = (now: string) => addRecordedSteps(db, new Date(now), file);
    await begin("2026-03-01");
    expect(await rows()).toEqual([]);
    writeFileSync(file, '{ "date": "2026-02-01", "steps": [{ "machine": "Ada" }] }');
    await begin("2026-03-01");
    expect(await rows()).toEqual([]);
    writeFileSync(file, JSON.stringify({ date: "2026-02-01", steps: [{ ...way, ms: [1, null] }] }));
    await begin("2026-03-01");
    await begin("2026-03-01");
    expect((await rows()).map(({ day, ms, count }) => [day, ms, count])).toEqual([
      ["2026-02-01", -1, 1],
      ["2026-02-01", 1, 1],
    ]);
    await db.delete(flowCount);
    // Counts older than the retention period would be gone with the next sweep.
    await begin("2028-01-01");
    expect((await rows()).map(({ day }) => day)).toEqual(["2028-01-01", "2028-01-01"]);
    rmSync(folder, { recursive: true });
  });

  it("are forgotten after 400 days", async () => {
    await send([step]);
    const { db } = server.database;
    await removeStale(db, new Date("2027-04-05T12:00:00Z"));
    expect(await rows()).toHaveLength(1);
    await removeStale(db, new Date("2027-04-06T00:00:00Z"));
    expect(await rows()).toEqual([]);
  });

  it("from earlier versions, one row each, are added up when the site is updated", async () => {
    const { db } = server.database;
    const sql = readFileSync("server/db/migrations/0007_flow_counts.sql", "utf8");
    const [insert = ""] = sql.split("--> statement-breakpoint").filter((one) => one.includes("INSERT INTO"));
    await db.execute(
      "create table flow_step (day date, machine text, left_states text, entered_states text, event text, locale text, ms integer)",
    );
    for (const ms of ["96", "140", "104", "0", "86400000", "null"])
      await db.execute(
        `insert into flow_step values ('2026-02-01', 'quiz', 'asking', 'checking', 'answer.submit', 'en', ${ms})`,
      );
    await db.execute(insert);
    await db.execute("drop table flow_step");
    expect((await rows()).map(({ ms, count }) => [ms, count])).toEqual([
      [100, 3],
      [-1, 1],
      [0, 1],
      [86_400_000, 1],
    ]);
  });
});

describe("steps if usage is not counted (ACADEMY_USAGE=off)", () => {
  it("are discarded: an old page that still sends some gets an answer", async () => {
    const [{ open }] = databases as [(typeof databases)[number]];
    const server = await startTestServer(open, { config: { usage: false } });
    expect((await server.visitor.call(flows.addSteps, { body: { steps: [step] } })).status).toBe(204);
    expect(await server.database.db.select().from(flowCount)).toEqual([]);
    await server.stop();
  });
});
