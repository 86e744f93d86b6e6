import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FlowStep, flows, mostSteps } from "../../contract/flows";
import { machines } from "../../machines/index";
import { useOf } from "../db/queries/flow-steps";
import { removeStale } from "../db/queries/housekeeping";
import { flowStep } from "../db/schema/flows";
import { addRecordedSteps } from "../flows/recorded";
import { databases } from "../testing/databases";
import { startTestServer, type TestServer } from "../testing/test-server";
import { stepsPerMinute } from "./flows";

const step: FlowStep = {
  machine: "quiz",
  from: "asking",
  to: "graded",
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
    await server.database.db.delete(flowStep);
    server.clock.pass(60);
  });
  afterAll(() => server.stop());

  const send = (steps: unknown) => server.visitor.call(flows.addSteps, { body: { steps: steps as FlowStep[] } });
  const rows = () => server.database.db.select().from(flowStep);
  const use = (query: Omit<Parameters<typeof useOf>[1], "machine"> = {}) =>
    useOf(server.database.db, { machine: "quiz", ...query });

  it("are kept with their day, and with nothing of whoever took them", async () => {
    const learner = await server.learner();
    const { status } = await learner.call(flows.addSteps, { body: { steps: [step, { ...step, ms: null }] } });
    expect(status).toBe(204);
    const { from, to, ...rest } = step;
    const kept = { ...rest, left: from, entered: to, day: "2026-03-01", id: expect.any(Number) };
    expect(await rows()).toEqual([kept, { ...kept, ms: null }]);
  });

  it("take the names of every machine, state and event that there is", async () => {
    const named = Object.values(machines).map(({ machine }) => {
      const [first = ""] = Object.keys(machine.states);
      return { ...step, machine: machine.id, from: first, to: first, event: machine.events[0] ?? "xstate.init" };
    });
    expect(named.length).toBeGreaterThan(40);
    expect((await send(named)).status).toBe(204);
    const odd = [
      { ...step, from: "", event: "xstate.init", ms: null },
      { ...step, from: "light.on cover.closed", to: "light.off cover.opened" },
      ...["xstate.after.#.quiz.asking", "xstate.done.actor.#.checkAnswer", "xstate.error.actor.check-answer", "*"].map(
        (event) => ({ ...step, event }),
      ),
    ];
    expect((await send(odd)).status).toBe(204);
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

  it("come one to a hundred a call, and from this site", async () => {
    expect((await send([])).status).toBe(400);
    expect((await send(Array(mostSteps + 1).fill(step))).status).toBe(400);
    expect((await send(Array(mostSteps).fill(step))).status).toBe(204);
    const headers = { origin: "https://elsewhere.example" };
    const foreign = await server.visitor.call(flows.addSteps, { body: { steps: [step] } }, { headers });
    expect([foreign.status, foreign.error.code]).toEqual([403, "origin"]);
  });

  it("are refused where they come too fast, until the minute is over", async () => {
    const calls = stepsPerMinute.each / mostSteps;
    for (let count = 0; count < calls; count += 1) expect((await send(Array(mostSteps).fill(step))).status).toBe(204);
    const { status, error, headers } = await send([step]);
    expect([status, error.code, headers["retry-after"]]).toEqual([429, "too_many", "60"]);
    server.clock.pass(60);
    expect((await send([step])).status).toBe(204);
  });

  it("are told by what was left and entered, how often and after how long", async () => {
    for (const ms of [100, 200, 300, 400, 1000, null]) await send([{ ...step, ms }]);
    await send([{ ...step, from: "graded", to: "asking", event: "quiz.retry", ms: 50 }]);
    await send([{ ...step, machine: "lesson" }]);
    // It began twice: that is no way from one state to another, but whoever begins stands somewhere.
    for (const ms of [null, null]) await send([{ ...step, from: "", to: "asking", event: "xstate.init", ms }]);
    expect(await use()).toEqual({
      machine: "quiz",
      since: "2026-03-01",
      until: "2026-03-01",
      steps: [
        { from: "quiz.asking", to: "quiz.graded", event: "answer.submit", count: 6 },
        { from: "quiz.graded", to: "quiz.asking", event: "quiz.retry", count: 1 },
      ],
      states: [
        { state: "quiz.asking", entered: 3, left: 6, medianMs: 300, p90Ms: 760 },
        { state: "quiz.graded", entered: 6, left: 1, medianMs: 50, p90Ms: 50 },
      ],
    });
  });

  it("of several regions count for each of their states", async () => {
    await send([{ ...step, from: "a.one b.one", to: "a.two b.two", ms: null }]);
    const { steps, states } = await use();
    expect(steps).toEqual([
      { from: "quiz.a.one quiz.b.one", to: "quiz.a.two quiz.b.two", event: "answer.submit", count: 1 },
    ]);
    expect(states.map(({ state, entered, left, medianMs }) => [state, entered, left, medianMs])).toEqual([
      ["quiz.a.one", 0, 1, null],
      ["quiz.a.two", 1, 0, null],
      ["quiz.b.one", 0, 1, null],
      ["quiz.b.two", 1, 0, null],
    ]);
  });

  it("are told by days, both counted in, and by language", async () => {
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

  it("are in a demo those that were recorded, until some are counted", async () => {
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
    expect((await rows()).map(({ day, ms }) => [day, ms])).toEqual([
      ["2026-02-01", 1],
      ["2026-02-01", null],
    ]);
    await db.delete(flowStep);
    // What is older than what is kept would be gone again with the next sweep.
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
});
