import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AccountFilter } from "../../../contract/account/admin";
import { unlimited } from "../../db/unlimited";
import { databases } from "../../testing/databases";
import { startTestServer, type TestServer } from "../../testing/test-server";
import { accountsStatement, countAdministrators, listAccounts } from "../queries/administration";

const now = new Date("2026-03-01T12:00:00Z");
const all: AccountFilter = { search: "" };

describe.each(databases)("among 100,000 accounts on $name", ({ open }) => {
  let server: TestServer;
  let middle: number;
  beforeAll(async () => {
    server = await startTestServer(open);
    // This takes longer than a request may.
    await unlimited(server.database.maintenance, async (tx) => {
      await tx.execute(sql`
      insert into account (email, name, permissions, created_at)
      select 'crowd-' || n || '@x.test', 'Crowd ' || n,
        case when n % 10000 = 0 then '{"academy.admin": true}'::jsonb else '{}'::jsonb end, now()
      from generate_series(1, 100000) as n`);
      await tx.execute(sql`analyze account`);
    });
    const { rows } = (await server.database.db.execute(
      sql`select id from account where email = 'crowd-50000@x.test'`,
    )) as {
      rows: { id: number }[];
    };
    middle = Number(rows[0]?.id);
  }, 180_000);
  afterAll(() => server.stop());

  /** The plan of a page, without costs. */
  async function planOf(filter: AccountFilter, range: { before?: number; after?: number }): Promise<string> {
    const { db } = server.database;
    const statement = accountsStatement(db, filter, { ...range, limit: 50 }, now);
    const { rows } = (await db.execute(sql`explain (costs off) ${statement.getSQL()}`)) as {
      rows: { "QUERY PLAN": string }[];
    };
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  }

  it("a page in the middle is read by the index of ids, without sorting or counting (R62)", async () => {
    for (const range of [{}, { before: middle }, { after: middle }]) {
      const plan = await planOf(all, range);
      expect(plan).toMatch(/Index Scan (Backward )?using account_pkey/);
      expect(plan).not.toContain("Sort");
      expect(plan).not.toContain("Seq Scan");
    }
  });

  it("the administrators are found by the index of staff", async () => {
    expect(await planOf({ ...all, right: "academy.admin" }, {})).toContain("account_staff");
    expect(await countAdministrators(server.database.db)).toBeGreaterThanOrEqual(10);
  });

  it("a word is found wherever it is", async () => {
    const { data, next } = await listAccounts(server.database.db, { search: "CROWD-1234" }, { limit: 50 }, now);
    expect(data.map(({ email }) => email)).toContain("crowd-1234@x.test");
    expect([data.length, next]).toEqual([11, null]);
  });
});
