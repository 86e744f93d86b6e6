import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { admin } from "../../../contract/account/admin";
import type { NewPromoCode } from "../../../contract/account/promo-codes";
import { session } from "../../../contract/account/session";
import type { ArgsOf } from "../../../contract/endpoint";
import { unlimited } from "../../db/unlimited";
import { databases } from "../../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { auditRows } from "../queries/audit";
import { listPromoCodes, promoCodesStatement, putPromoCode } from "../queries/promo-codes";

type Asked = NonNullable<ArgsOf<typeof admin.promoCodes>["query"]>;
const day = 24 * 60 * 60;

describe.each(databases)("the administration of promo codes on $name", ({ open }) => {
  let server: TestServer;
  let boss: Caller;
  beforeAll(async () => {
    server = await startTestServer(open);
    boss = await server.learner({ name: "Ada Admin", permissions: { "academy.admin": true } });
  });
  afterAll(() => server.stop());

  const list = async (query: Asked) => (await boss.call(admin.promoCodes, { query })).body;
  const codesOf = async (query: Asked) => (await list(query)).data.map(({ code }) => code);
  const add = (code: string, own: Partial<NewPromoCode> = {}, key?: string) =>
    boss.call(
      admin.addPromoCode,
      { body: { code, plusDays: 30, uses: null, expiresOn: null, ...own } },
      key === undefined ? {} : { key },
    );
  const end = (id: number, isEnded: boolean) =>
    boss.call(admin.endPromoCode, { params: { id: String(id) }, body: { isEnded } });
  const redeem = async (who: Caller, promo: string) => {
    const { status, error } = await who.call(session.applyPromo, { body: { promo } });
    return status === 204 ? 204 : error.code;
  };
  const planOf = async (who: Caller) => (await who.call(session.plan, {})).body;
  const recorded = async (code: string) =>
    (await auditRows(server.database.db, { limit: 1000 }))
      .filter(({ targetId }) => targetId === code)
      .map(({ action, actorId, before, after }) => ({ action, actorId, before, after }));

  it("adds a code, which can be redeemed then, and records who did so (R58, R62)", async () => {
    const now = server.clock.now();
    const { body } = await add(" spring ", { plusDays: 10, uses: 2, expiresOn: "2099-12-31" });
    expect(body).toEqual({
      id: expect.any(Number),
      code: "SPRING",
      state: "usable",
      plusDays: 10,
      usesLeft: 2,
      expiresAt: "2099-12-31T00:00:00.000Z",
      redemptions: 0,
      createdAt: now.toISOString(),
    });
    expect(await redeem(await server.learner(), "spring")).toBe(204);
    expect((await list({ search: "spring" })).data).toEqual([{ ...body, usesLeft: 1, redemptions: 1 }]);
    expect((await recorded("SPRING")).at(-1)).toEqual({
      action: "promo-code-created",
      actorId: boss.id,
      before: null,
      after: { plusDays: 10, usesLeft: 2, expiresAt: "2099-12-31T00:00:00.000Z" },
    });
  });

  it("leaves a code that exists as it is, and says so (R62)", async () => {
    await add("ONCE", { plusDays: 10 });
    const { status, error } = await add("once", { plusDays: 99 });
    expect([status, error.code]).toEqual([409, "promo_exists"]);
    expect((await list({ search: "once" })).data).toMatchObject([{ plusDays: 10 }]);
    expect(await recorded("ONCE")).toHaveLength(1);
  });

  it("adds a code once, however often its call arrives (R62)", async () => {
    const [first, again] = [await add("REPEATED", {}, "one-key"), await add("REPEATED", {}, "one-key")];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect(await recorded("REPEATED")).toHaveLength(1);
  });

  it.each([
    ["code", { code: " " }],
    ["code", { code: "x".repeat(65) }],
    ["code", { code: "ß".repeat(33) }],
    ["plusDays", { plusDays: 0 }],
    ["plusDays", { plusDays: 3661 }],
    ["uses", { uses: 0 }],
    ["uses", { uses: 1_000_000_000 }],
    ["expiresOn", { expiresOn: "2026-02-30" }],
    ["expiresOn", { expiresOn: "2020-01-01" }],
  ] as const)("says that %s is wrong (%j)", async (field, own) => {
    const { status, error } = await add("WRONG", own);
    expect([status, error.fields?.map(({ path }) => path)]).toEqual([400, [`body.${field}`]]);
    expect(await codesOf({ search: "wrong" })).toEqual([]);
  });

  it("ends a code: nobody can redeem it, and days that were granted stay (R58, R62)", async () => {
    const { id } = (await add("ENDING", { uses: 5 })).body;
    const [early, late] = [await server.learner(), await server.learner()];
    await redeem(early, "ENDING");
    const granted = await planOf(early);
    expect((await end(id, true)).body).toMatchObject({ id, state: "ended", usesLeft: 4, redemptions: 1 });
    expect(await redeem(late, "ENDING")).toBe("promo_expired");
    // Who has redeemed it keeps it.
    expect(await redeem(early, "ENDING")).toBe(204);
    expect(await planOf(early)).toEqual(granted);
    expect((await end(id, false)).body).toMatchObject({ id, state: "usable", usesLeft: 4, redemptions: 1 });
    expect(await redeem(late, "ENDING")).toBe(204);
    const at = server.clock.now().toISOString();
    const own = (await recorded("ENDING")).filter(({ action }) => action !== "promo-code-redeemed");
    expect(own).toMatchObject([
      { action: "promo-code-resumed", actorId: boss.id, before: { endedAt: at }, after: { endedAt: null } },
      { action: "promo-code-ended", actorId: boss.id, before: { endedAt: null }, after: { endedAt: at } },
      { action: "promo-code-created" },
    ]);
  });

  it("changes nothing if the code is so already, or does not exist", async () => {
    const { id } = (await add("TWICE")).body;
    await end(id, true);
    const again = await end(id, true);
    expect([again.status, again.error.code]).toEqual([409, "conflict"]);
    expect(await recorded("TWICE")).toHaveLength(2);
    expect((await end(999_999, true)).status).toBe(404);
  });

  it("adds a code again on the command line, which can be redeemed then", async () => {
    const { id } = (await add("AGAIN")).body;
    await end(id, true);
    const now = server.clock.now();
    await putPromoCode(server.database.db, { code: "AGAIN", expiresAt: null, usesLeft: null, plusDays: 30 }, now);
    expect(await redeem(await server.learner(), "AGAIN")).toBe(204);
    expect((await recorded("AGAIN")).map(({ action }) => action)).toContain("promo-code-created");
  });

  it("lists codes by their state, the newest first (R62)", async () => {
    const { db } = server.database;
    const now = server.clock.now();
    const past = new Date(now.getTime() - 1000);
    const limits = { expiresAt: null, usesLeft: null, plusDays: 30 };
    await putPromoCode(db, { code: "STATE-USABLE", ...limits, usesLeft: 1 }, now);
    await putPromoCode(db, { code: "STATE-EXPIRED", ...limits, usesLeft: 0, expiresAt: past }, now);
    await putPromoCode(db, { code: "STATE-USED", ...limits, usesLeft: 0 }, now);
    await end((await add("STATE-ENDED")).body.id, true);
    expect((await list({ search: "state-" })).data.map(({ code, state }) => [code, state])).toEqual([
      ["STATE-ENDED", "ended"],
      ["STATE-USED", "used-up"],
      ["STATE-EXPIRED", "expired"],
      ["STATE-USABLE", "usable"],
    ]);
    const by = async (state: Asked["state"]) => list({ search: "state-", ...(state && { state }) });
    for (const [state, code] of [
      ["usable", "STATE-USABLE"],
      ["ended", "STATE-ENDED"],
      ["expired", "STATE-EXPIRED"],
      ["used-up", "STATE-USED"],
    ] as const)
      expect(await by(state)).toMatchObject({ total: 1, data: [{ code, state }] });
  });

  it("counts a code as expired from the beginning of its day on", async () => {
    const tomorrow = new Date(server.clock.now().getTime() + day * 1000).toISOString().slice(0, 10);
    await add("DAILY", { expiresOn: tomorrow });
    expect((await list({ search: "daily" })).data).toMatchObject([{ state: "usable" }]);
    server.clock.pass(day);
    expect((await list({ search: "daily" })).data).toMatchObject([{ state: "expired" }]);
    boss = await server.learner({ name: "Ada Admin", permissions: { "academy.admin": true } });
  });

  it("takes a code for what was typed, also with signs that mean something in patterns", async () => {
    await add("100%-OFF");
    expect(await codesOf({ search: "0%-o" })).toEqual(["100%-OFF"]);
    expect(await codesOf({ search: "1_0" })).toEqual([]);
  });

  it("has pages that stay the same while codes are added (R62)", async () => {
    for (const number of [1, 2, 3, 4, 5]) await add(`PAGED-${number}`);
    const first = await list({ search: "paged", limit: "2" });
    expect(first).toMatchObject({ total: 5, previous: null, data: [{ code: "PAGED-5" }, { code: "PAGED-4" }] });
    await add("PAGED-6");
    const second = await list({ search: "paged", limit: "2", before: String(first.next) });
    expect(second.data.map(({ code }) => code)).toEqual(["PAGED-3", "PAGED-2"]);
    const back = await list({ search: "paged", limit: "2", after: String(second.previous) });
    expect(back.data.map(({ code }) => code)).toEqual(["PAGED-5", "PAGED-4"]);
  });

  it("is for administrators only", async () => {
    const editor = await server.learner({ permissions: { "academy.courses.edit": true } });
    for (const who of [await server.learner(), editor])
      expect((await who.call(admin.promoCodes, { query: {} })).status).toBe(403);
    expect((await server.visitor.call(admin.promoCodes, { query: {} })).status).toBe(401);
  });
});

describe.each(databases)("among 100,000 promo codes on $name", ({ open }) => {
  let server: TestServer;
  const now = new Date("2026-03-01T12:00:00Z");
  beforeAll(async () => {
    server = await startTestServer(open);
    // This takes longer than a request may.
    await unlimited(server.database.maintenance, async (tx) => {
      await tx.execute(sql`
      insert into promo_code (code, uses_left, created_at)
      select 'CROWD-' || n, case when n % 1000 = 0 then 0 end, now() from generate_series(1, 100000) as n`);
      await tx.execute(sql`analyze promo_code`);
    });
  }, 180_000);
  afterAll(() => server.stop());

  it("a page in the middle is read by the index of ids, without sorting or counting (R62)", async () => {
    const { db } = server.database;
    const { data } = await listPromoCodes(db, { search: "crowd-50000" }, { limit: 1 }, now);
    const middle = data[0]?.id ?? 0;
    expect(middle).toBeGreaterThan(1);
    for (const range of [{}, { before: middle }, { after: middle }]) {
      const statement = promoCodesStatement(db, { search: "" }, { ...range, limit: 50 }, now);
      const { rows } = (await db.execute(sql`explain (costs off) ${statement.getSQL()}`)) as {
        rows: { "QUERY PLAN": string }[];
      };
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan).toMatch(/Index Scan (Backward )?using promo_code_id/);
      expect(plan).not.toMatch(/Sort|Seq Scan/);
    }
  });

  it("those in a state are found, page by page", async () => {
    const { db } = server.database;
    const first = await listPromoCodes(db, { search: "", state: "used-up" }, { limit: 60 }, now);
    const { next } = first;
    expect([first.data.length, first.data[0]?.code]).toEqual([60, "CROWD-100000"]);
    const range = { limit: 60, ...(next !== null && { before: next }) };
    const second = await listPromoCodes(db, { search: "", state: "used-up" }, range, now);
    expect([second.data.length, second.next]).toEqual([40, null]);
  });
});
