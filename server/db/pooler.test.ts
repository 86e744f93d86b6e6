import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importContent } from "../content/import";
import { hasPooler, startPooler } from "../testing/pooler";
import { fixtureContent } from "../testing/test-server";
import { openDatabase } from "./open";

const url = process.env.TEST_DATABASE_URL ?? "";

describe.skipIf(url === "" || !hasPooler())("PgBouncer in transaction mode", () => {
  let admin: Client;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  let name: string;
  const open = () => openDatabase({ dataDir: "", databaseUrl: pooler.through(name) });
  beforeAll(async () => {
    name = `academy_test_${randomBytes(6).toString("hex")}`;
    admin = new Client({ connectionString: url });
    await admin.connect();
    await admin.query(`create database ${name}`);
    pooler = await startPooler(url);
  });
  afterAll(async () => {
    await pooler.stop();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  it("is migrated by one of several processes, and leaves no lock behind", async () => {
    const opened = await Promise.all([open(), open(), open()]);
    expect(opened.map(({ migrated }) => migrated > 0).sort()).toEqual([false, false, true]);
    await Promise.all(opened.map(({ close }) => close()));
    const { rows } = await admin.query(
      "select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = $1)",
      [name],
    );
    expect(rows).toEqual([]);
  });

  it("imports content and keeps the limits of requests, whichever connection a transaction gets", async () => {
    const { db, maintenance, close } = await open();
    expect(await importContent(maintenance, fixtureContent)).toMatchObject({ changed: true });
    const limits = await Promise.all(
      Array.from({ length: 9 }, async () => {
        const { rows } = (await db.execute(
          sql`select current_setting('statement_timeout') as statement, current_setting('jit') as jit, pg_sleep(0.05)`,
        )) as never as { rows: { statement: string; jit: string }[] };
        return rows.map(({ statement, jit }) => `${statement}, ${jit}`);
      }),
    );
    expect(limits).toEqual(limits.map(() => ["4s, off"]));
    await close();
  });

  it("serves more connections than the database has for it", async () => {
    const opened = await Promise.all(Array.from({ length: 8 }, open));
    const answers = opened.flatMap(({ db }) =>
      Array.from({ length: 10 }, () => db.transaction((tx) => tx.execute(sql`select 1`))),
    );
    await expect(Promise.all(answers)).resolves.toHaveLength(80);
    const { rows } = await admin.query("select count(*)::int as used from pg_stat_activity where datname = $1", [name]);
    expect(rows[0]?.used).toBeLessThanOrEqual(3);
    await Promise.all(opened.map(({ close }) => close()));
  });

  it("that is gone is told in a sentence", async () => {
    const gone = await startPooler(url);
    const databaseUrl = gone.through(name);
    await gone.stop();
    await expect(openDatabase({ dataDir: "", databaseUrl })).rejects.toThrow(
      /^PostgreSQL at DATABASE_URL cannot be used \(connect ECONNREFUSED .+\); check that it is running, /,
    );
  });
});
