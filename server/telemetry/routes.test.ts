import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { flows, maxCount, type UsageCounts } from "../../contract/telemetry";
import { machines } from "../../machines/index";
import { isCounted } from "../flows/charts";
import { databases } from "../testing/databases";
import { startTestServer, type TestServer } from "../testing/test-server";
import { useOf } from "./queries";
import { countsPerMinute } from "./routes";
import { stateCount, transitionCount } from "./schema";

const submit = { machine: "quiz", transition: "quiz.asking answer.submit", count: 2 };
const times = Array<number>(12).fill(0);
const asking = {
  machine: "quiz",
  state: "quiz.asking",
  entered: 3,
  left: 2,
  leftWithPage: 1,
  times: [0, 0, 1, 1, ...times.slice(4)],
};

describe.each(databases)("counts on $name", ({ open }) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  beforeEach(async () => {
    for (const table of [transitionCount, stateCount]) await server.database.db.delete(table);
    server.clock.pass(60);
    ({ token } = (await server.visitor.call(flows.token, {})).body);
  });
  afterAll(() => server.stop());

  const bodyOf = (counts: Partial<UsageCounts>) => ({
    body: { token, locale: "en" as const, transitions: [submit], states: [asking], ...counts },
  });
  const send = (counts: Partial<UsageCounts> = {}, headers: Record<string, string> = {}) =>
    server.visitor.call(flows.addCounts, bodyOf(counts), { headers });
  const rows = () => server.database.db.select().from(transitionCount);
  const use = () => useOf(server.database.db, { machine: "quiz" }, server.clock.now());

  it("are added up by day, without any trace of who sent them and without a row per visit (R70)", async () => {
    const learner = await server.learner();
    expect((await learner.call(flows.addCounts, bodyOf({}))).status).toBe(204);
    expect((await send()).status).toBe(204);
    const sum = { isRecorded: false, since: "2026-03-01" };
    const sums = [
      { ...sum, locale: "", unit: "day" },
      { ...sum, locale: "", unit: "month" },
      { ...sum, locale: "en", unit: "day" },
      { ...sum, locale: "en", unit: "month" },
    ];
    const { db } = server.database;
    expect(await db.select().from(transitionCount).orderBy(transitionCount.locale, transitionCount.unit)).toEqual(
      sums.map((one) => ({ ...one, ...submit, count: 4 })),
    );
    expect(await db.select().from(stateCount).orderBy(stateCount.locale, stateCount.unit)).toEqual(
      sums.map((one) => ({
        ...one,
        ...asking,
        entered: 6,
        left: 4,
        leftWithPage: 2,
        times: asking.times.map((count) => 2 * count),
      })),
    );
  });

  it("of many visits at once are all added", async () => {
    const both = [submit, { ...submit, transition: "quiz.right question.next" }];
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => send({ transitions: at % 2 ? both : [...both].reverse() })),
    );
    const { transitions, states } = await use();
    expect(transitions.map(({ count }) => count)).toEqual([24, 24]);
    expect(states).toMatchObject([{ entered: 36 }]);
  });

  it("are added up within a call too", async () => {
    await send({ transitions: [submit, submit], states: [asking, asking] });
    const { transitions, states } = await use();
    expect([transitions[0]?.count, states[0]?.left, states[0]?.times[2]]).toEqual([4, 4, 2]);
  });

  it("are accepted of every machine except those that count", () => {
    const ids = Object.values(machines).map(({ machine }) => machine.id);
    expect(ids.filter((id) => !isCounted(id))).toEqual(["consent", "reports"]);
  });

  it.each<[string, Partial<UsageCounts>]>([
    ["machine", { transitions: [submit, { ...submit, machine: "roulette", transition: "roulette ball.throw" }] }],
    ["machine's transition", { transitions: [submit, { ...submit, machine: "lesson" }] }],
    ["transition", { transitions: [submit, { ...submit, transition: "quiz.asking answer.steal" }] }],
    ["place", { transitions: [submit, { ...submit, transition: "quiz.asking answer.submit #7" }] }],
    ["state", { states: [asking, { ...asking, state: "quiz.guessing" }] }],
    ["innermost state", { states: [asking, { ...asking, state: "quiz.completed" }] }],
    ["counted machine", { states: [asking, { ...asking, machine: "consent", state: "consent.reading" }] }],
  ])("of an unknown %s are left out, and the rest of the call is counted", async (_, counts) => {
    expect((await send(counts)).status).toBe(204);
    const { db } = server.database;
    expect(new Set((await rows()).map(({ transition }) => transition))).toEqual(new Set([submit.transition]));
    const states = (await db.select().from(stateCount)).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set([asking.state]));
  });

  it.each<[string, object, string]>([
    ["token", { token: "secret" }, "token"],
    ["language", { locale: "ru" }, "locale"],
    ["transition", { transitions: [{ ...submit, transition: "what Ada wrote" }] }, "transitions[0].transition"],
    ["count", { transitions: [{ ...submit, count: maxCount + 1 }] }, "transitions[0].count"],
    ["state", { states: [{ ...asking, state: "<b>" }] }, "states[0].state"],
    ["number of times", { states: [{ ...asking, times: [1] }] }, "states[0].times"],
    ["sum of times", { states: [{ ...asking, times: [...times.slice(1), 4] }] }, "states[0].times"],
  ])("with a wrong %s are refused, all of the call, and the answer says why", async (_, wrong, path) => {
    const { status, error } = await send(wrong);
    expect([status, error.code, error.fields?.map((field) => field.path)]).toEqual([400, "invalid", [`body.${path}`]]);
    expect(error.fields?.[0]?.message.length).toBeGreaterThan(5);
    expect(await rows()).toEqual([]);
  });

  it("come only from the site's own pages", async () => {
    const headers = { origin: "https://elsewhere.example" };
    for (const foreign of [await send({}, headers), await server.visitor.call(flows.token, {}, { headers })])
      expect([foreign.status, foreign.error.code]).toEqual([403, "origin"]);
    for (const [endpoint, args] of [
      [flows.token, {}],
      [flows.addCounts, bodyOf({})],
    ] as const) {
      const bare = await server.app.inject({
        method: "POST",
        url: endpoint.path,
        ...("body" in args && { payload: args.body }),
      });
      expect([bare.statusCode, bare.json().error]).toMatchObject([
        403,
        { code: "origin", message: "The request has no Origin header; only the site's own pages may send it." },
      ]);
    }
    expect(await rows()).toEqual([]);
  });

  it("come with a token that this site has issued within a day, the same for everyone", async () => {
    const learner = await server.learner();
    expect((await learner.call(flows.token, {})).body.token).toBe(token);
    const [hour = "", signature = ""] = token.split(".");
    for (const forged of [`${Number(hour) - 1}.${signature}`, `${hour}.${"A".repeat(43)}`]) {
      const { status, error } = await send({ token: forged });
      expect([status, error.code, error.message]).toEqual([
        403,
        "page_token",
        "The page's token was not issued by this site or has expired; get a new one.",
      ]);
    }
    server.clock.pass(24 * 3600);
    expect((await send()).status).toBe(204);
    expect((await server.visitor.call(flows.token, {})).body.token).not.toBe(token);
    server.clock.pass(3600);
    expect((await send()).status).toBe(403);
  });

  it("come with a token that any process of the site has issued", async () => {
    const other = await startTestServer(async () => ({ ...server.database, close: async () => undefined }));
    other.clock.set(server.clock.now().toISOString());
    expect((await other.visitor.call(flows.addCounts, bodyOf({}))).status).toBe(204);
    expect((await other.visitor.call(flows.token, {})).body.token).toBe(token);
    await other.stop();
  });

  it("are refused if they come too fast, until the minute is over", async () => {
    const full = {
      transitions: [
        { ...submit, count: 1_000 },
        { ...submit, count: 500 },
      ],
      states: [],
    };
    expect(countsPerMinute.each).toBe(3_000);
    for (let calls = 0; calls < 2; calls += 1) expect((await send(full)).status).toBe(204);
    const { status, error, headers } = await send({ transitions: [], states: [{ ...asking, left: 0, times }] });
    expect([status, error.code, headers["retry-after"]]).toEqual([429, "too_many", "60"]);
    server.clock.pass(60);
    expect((await send()).status).toBe(204);
  });
});

describe("counts if usage is not counted (ACADEMY_USAGE=off)", () => {
  it("are discarded: an old page that still sends some gets an answer", async () => {
    const [{ open }] = databases as [(typeof databases)[number]];
    const server = await startTestServer(open, { config: { usage: false } });
    const { token } = (await server.visitor.call(flows.token, {})).body;
    const counts = { token, locale: "en" as const, transitions: [submit], states: [asking] };
    expect((await server.visitor.call(flows.addCounts, { body: counts })).status).toBe(204);
    expect(await server.database.db.select().from(transitionCount)).toEqual([]);
    await server.stop();
  });
});
