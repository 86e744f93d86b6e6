import { randomBytes } from "node:crypto";
import { createConnection, createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { session } from "../../contract/account/session";
import { databases, inDatabase } from "../testing/databases";
import { startTestServer, type TestServer } from "../testing/test-server";
import type { Database } from "./database";
import { openDatabase } from "./open";
import { unlimited } from "./unlimited";

const url = process.env.TEST_DATABASE_URL ?? "";
const postgres = databases[1];

/** A proxy to the server that can be told to silently drop everything. */
async function wayTo(
  target: URL,
): Promise<{ url: string; swallow(): void; breakAt(text: string | null): void; close(): void }> {
  const sockets: Socket[] = [];
  let isOpen = true;
  let breaking: string | null = null;
  const way = createServer((near) => {
    isOpen = true;
    const far = createConnection(Number(target.port || 5432), target.hostname);
    sockets.push(near, far);
    near.on("data", (chunk) => {
      if (breaking !== null && chunk.includes(breaking)) near.destroy();
    });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const)
      from.on("data", (chunk) => isOpen && to.write(chunk)).on("error", () => undefined);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => way.once("listening", resolve));
  const address = way.address();
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String(typeof address === "object" ? address?.port : "");
  return {
    url: url.href,
    swallow() {
      isOpen = false;
    },
    breakAt(text) {
      breaking = text;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      way.close();
    },
  };
}

const codeOf = async (query: Promise<unknown>): Promise<unknown> =>
  query.then(
    () => "done",
    ({ cause }: Error) => (cause instanceof Error && "code" in cause ? cause.code : "none"),
  );

describe.skipIf(url === "")("PostgreSQL", () => {
  let admin: Client;
  let name: string;
  beforeAll(async () => {
    admin = new Client({ connectionString: url });
    await admin.connect();
  });
  afterAll(() => admin.end());

  const ownUrl = () => inDatabase(url, name);
  const open = () => openDatabase({ dataDir: "", databaseUrl: ownUrl() });
  /** Breaks every connection to the database but this one. */
  const breakConnections = (application = "%") =>
    admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query like $2 and pid <> pg_backend_pid()",
      [name, application],
    );
  const isWaiting = async (query: string): Promise<void> => {
    for (;;) {
      const { rowCount } = await admin.query(
        "select 1 from pg_stat_activity where datname = $1 and query ilike $2 and wait_event_type = 'Lock'",
        [name, query],
      );
      if (rowCount) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  describe("an empty database", () => {
    beforeEach(async () => {
      name = `academy_test_${randomBytes(6).toString("hex")}`;
      await admin.query(`create database ${name}`);
      return async () => void (await admin.query(`drop database ${name} with (force)`));
    });

    it("is opened by four processes at once and migrated once", async () => {
      const opened = await Promise.all([open(), open(), open(), open()]);
      const migrated = opened.map((one) => one.migrated).sort();
      expect(migrated).toEqual([0, 0, 0, migrated[3]]);
      expect(migrated[3]).toBeGreaterThan(0);
      await Promise.all(opened.map((one) => one.close()));
      const again = await open();
      expect(again.migrated).toBe(0);
      await again.close();
    });

    it("stays empty if the connection breaks while migrating, and the next start migrates", async () => {
      const other = new Client({ connectionString: ownUrl() });
      await other.connect();
      await other.query("create schema drizzle");
      await other.query(
        "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
      );
      // Lets the tables be created and blocks the record that they were.
      await other.query("begin; lock drizzle.__drizzle_migrations in share mode");
      const starting = open().catch((thrown: unknown) => thrown);
      await isWaiting('insert into "drizzle"%');
      const waiting = open();
      await isWaiting("select pg_advisory_xact_lock%");
      await breakConnections('insert into "drizzle"%');
      expect(String(await starting)).toMatch(
        /^StartError: PostgreSQL at DATABASE_URL cannot be used \(.+\); check that it is running, that this user may connect, and that it may create tables\.$/s,
      );
      const { rows } = await other.query("select to_regclass('account') as account");
      expect(rows).toEqual([{ account: null }]);
      await other.query("commit");
      await other.end();
      const next = await waiting;
      expect(next.migrated).toBeGreaterThan(0);
      await next.close();
    });

    it("cancels statements that take too long for a request, but not maintenance", async () => {
      const { db, maintenance, close } = await open();
      expect(await codeOf(db.execute(sql`select pg_sleep(20)`))).toBe("57014");
      const shown = async (tx: Database, name: string) => {
        const { rows } = (await tx.execute(sql.raw(`show ${name}`))) as never as { rows: Record<string, string>[] };
        return rows[0]?.[name];
      };
      expect(await shown(db, "jit")).toBe("off");
      expect(await shown(db, "idle_in_transaction_session_timeout")).toBe("10s");
      const inMaintenance = (name: string) => unlimited(maintenance, (tx) => shown(tx, name));
      expect(await inMaintenance("statement_timeout")).toBe("0");
      expect(await inMaintenance("idle_in_transaction_session_timeout")).toBe("0");
      await close();
    });

    it("says why a user cannot use it", async () => {
      await admin.query(`drop role if exists ${name}_user; create role ${name}_user login in role pg_read_all_data`);
      const as = Object.assign(new URL(ownUrl()), { username: `${name}_user`, password: "" }).href;
      await expect(openDatabase({ dataDir: "", databaseUrl: as })).rejects.toThrow(
        /^PostgreSQL at DATABASE_URL cannot be used \(permission denied for database \w+\); check that it is running, /,
      );
      await admin.query(`drop owned by ${name}_user; drop role ${name}_user`);
    });

    it("gives up connections on a silent network within seconds", async () => {
      const way = await wayTo(new URL(ownUrl()));
      const { db, pool, close } = await openDatabase({ dataDir: "", databaseUrl: way.url });
      const ask = () => db.execute(sql`select 1`);
      await ask();
      way.swallow();
      await expect(ask()).rejects.toThrow("Failed query");
      await expect(db.transaction(async (tx) => tx.execute(sql`select 1`))).resolves.toBeDefined();
      expect(pool?.()).toEqual({ total: 1, idle: 1, waiting: 0 });
      await close();
      way.close();
    });

    it("gives up connections at once that break while a transaction begins", async () => {
      const way = await wayTo(new URL(ownUrl()));
      const { db, close } = await openDatabase({ dataDir: "", databaseUrl: way.url });
      const ask = () => db.transaction(async (tx) => tx.execute(sql`select 1`));
      way.breakAt("begin");
      // As many as a process has.
      const all = await Promise.allSettled(Array.from({ length: 10 }, ask));
      expect(all.filter(({ status }) => status === "rejected")).toHaveLength(10);
      way.breakAt(null);
      await expect(ask()).resolves.toBeDefined();
      await close();
      way.close();
    });
  });

  describe("while it serves", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(async () => {
        const opened = await (postgres?.open ?? expect.fail)();
        const { rows } = (await opened.db.execute(sql`select current_database() as name`)) as never as {
          rows: { name: string }[];
        };
        name = rows[0]?.name ?? "";
        return opened;
      });
    });
    afterAll(() => server.stop());

    it("continues after its connections broke", async () => {
      const learner = await server.learner();
      const call = () => learner.call(session.profile, {});
      expect((await call()).status).toBe(200);
      await breakConnections();
      // The pool may not have noticed yet.
      const first = await call();
      expect([200, 503]).toContain(first.status);
      await expect.poll(async () => (await call()).status).toBe(200);
    });

    it("answers 503 to a command whose connection breaks, rolls it back, and accepts the retry", async () => {
      const learner = await server.learner();
      const other = new Client({ connectionString: ownUrl() });
      await other.connect();
      await other.query("begin");
      await other.query("select 1 from account where id = $1 for no key update", [learner.id]);
      const rename = () => learner.call(session.updateName, { body: { name: "Broken Lea" } }, { key: "broken" });
      const broken = rename();
      // Only the server's query quotes its columns.
      await isWaiting('%for no key update%insert into "idempotency_key"%');
      await breakConnections('%for no key update%insert into "idempotency_key"%');
      expect((await broken).error.code).toBe("unavailable");
      await other.query("commit");
      await other.end();
      const repeated = await rename();
      expect([repeated.status, repeated.headers["idempotency-replayed"]]).toEqual([200, undefined]);
    });

    it("answers 503 in time if no connection is free, and returns connections to the pool", async () => {
      const { db, pool } = server.database;
      const learner = await server.learner();
      const held: (() => void)[] = [];
      const holding = Array.from({ length: 10 }, () =>
        db.transaction(() => new Promise<void>((resolve) => void held.push(resolve))),
      );
      await expect.poll(() => held.length).toBe(10);
      const answer = await learner.call(session.profile, {});
      // It was ended not by its budget but by the pool's own, shorter timeout.
      expect([answer.status, answer.error.code, answer.headers["retry-after"]]).toEqual([503, "unavailable", "5"]);
      for (const release of held) release();
      await Promise.all(holding);
      expect(pool?.()).toMatchObject({ total: 10, idle: 10, waiting: 0 });
    });
  });
});
