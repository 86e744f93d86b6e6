import type { PGlite } from "@electric-sql/pglite";
import type { Logger } from "drizzle-orm/logger";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { buildApp } from "../../server/app";
import type { Config } from "../../server/config";
import type { Database, OpenDatabase } from "../../server/db/database";
import { clientOf, loggedDatabase } from "../../server/testing/logged-database";
import { type Call, connections, type Duration, type Figures, Stopwatch } from "./load";
import type { Scenario, Turn } from "./scenarios";

interface Query {
  sql: string;
  params: unknown[];
}
/** Queries that a request sends one after the other; those of a transaction together. */
interface Part {
  inTransaction: boolean;
  queries: Query[];
}
/** All queries of one request, with the values that belong to its turn. */
export interface Script {
  parts: Part[];
  values: unknown[];
}

/** Queries that run once a second instead of once per request, and the driver's own transaction statements. */
const isLeftOut = (sql: string): boolean => sql.includes('"content_version"') || /^(begin|commit)\b/.test(sql);

/** Records the queries that are sent through a handle. */
class Recorder implements Logger {
  private parts: Part[] = [];
  private inTransaction = false;

  logQuery(sql: string, params: unknown[]): void {
    if (isLeftOut(sql)) return;
    const last = this.parts.at(-1);
    if (this.inTransaction && last?.inTransaction) last.queries.push({ sql, params });
    else this.parts.push({ inTransaction: this.inTransaction, queries: [{ sql, params }] });
  }

  /** The same database through a handle that logs every query. */
  handle(opened: OpenDatabase): Database {
    const db = loggedDatabase(opened, this);
    const transaction = db.transaction.bind(db);
    db.transaction = (run, config) => {
      this.inTransaction = true;
      return transaction(run, config).finally(() => {
        this.inTransaction = false;
      });
    };
    return db;
  }

  /** The queries since the last call. */
  take(): Part[] {
    const taken = this.parts;
    this.parts = [];
    return taken;
  }
}

async function perform(app: FastifyInstance, { method, path, headers, body }: Call): Promise<void> {
  const answer = await app.inject({
    method,
    url: path,
    ...(headers && { headers }),
    ...(body !== undefined && { payload: body }),
  });
  if (answer.statusCode >= 300) throw new Error(`${method} ${path} answered ${answer.statusCode}: ${answer.body}`);
}

/** How many requests of a kind are recorded; others run first to fill the caches. */
const recorded = 8;
const before = 40;

/** Runs each scenario several times in this process and records its queries. */
export async function record(
  opened: OpenDatabase,
  config: Config,
  scenarios: readonly Scenario[],
  next: (scenario: Scenario) => Turn,
): Promise<Script[][]> {
  const recorder = new Recorder();
  const app = await buildApp({ db: recorder.handle(opened), config });
  const all: Script[][] = [];
  for (const scenario of scenarios) {
    if (scenario.isPage) {
      all.push([]);
      continue;
    }
    for (let turn = 0; turn < before; turn += 1) await perform(app, next(scenario).call);
    const scripts: Script[] = [];
    while (scripts.length < recorded) {
      const { call, values } = next(scenario);
      recorder.take();
      await perform(app, call);
      scripts.push({ parts: recorder.take(), values });
    }
    all.push(scripts);
  }
  await app.close();
  return all;
}

/** A script as another turn would send it: the first turn's values are replaced with the other turn's. */
function forTurn({ parts, values }: Script, others: readonly unknown[]): Part[] {
  const replaced = (param: unknown): unknown => {
    if (Array.isArray(param)) return param.map(replaced);
    const index = values.indexOf(param);
    return index < 0 ? param : others[index];
  };
  return parts.map(({ inTransaction, queries }) => ({
    inTransaction,
    queries: queries.map(({ sql, params }) => ({ sql, params: params.map(replaced) })),
  }));
}

type Run = (parts: readonly Part[]) => Promise<void>;

const inPglite =
  (client: PGlite): Run =>
  async (parts) => {
    for (const { inTransaction, queries } of parts) {
      if (inTransaction)
        await client.transaction(async (tx) => {
          for (const { sql, params } of queries) await tx.query(sql, params, { rowMode: "array" });
        });
      else for (const { sql, params } of queries) await client.query(sql, params, { rowMode: "array" });
    }
  };

const inPostgres =
  (pool: Pool): Run =>
  async (parts) => {
    const client = await pool.connect();
    try {
      for (const { inTransaction, queries } of parts) {
        if (inTransaction) await client.query("begin");
        for (const { sql, params } of queries) await client.query({ text: sql, values: params, rowMode: "array" });
        if (inTransaction) await client.query("commit");
      }
    } finally {
      client.release();
    }
  };

/**
 * The reference for the database: the same queries through the same driver, with the same concurrency, without the
 * academy.
 */
export async function runQueries(
  opened: OpenDatabase,
  scripts: readonly Script[],
  nextValues: () => readonly unknown[],
  duration: Duration,
): Promise<Figures | null> {
  if (scripts.every(({ parts }) => parts.length === 0)) return null;
  const client = clientOf(opened);
  const run = opened.kind === "embedded" ? inPglite(client as PGlite) : inPostgres(client as Pool);
  const stopwatch = new Stopwatch(duration);
  const usedBefore = process.cpuUsage();
  let turn = 0;
  const oneAfterTheOther = async () => {
    while (!stopwatch.isOver) {
      const script = scripts[turn++ % scripts.length];
      if (!script) return;
      const parts = forTurn(script, nextValues());
      const began = performance.now();
      await run(parts);
      stopwatch.note(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, oneAfterTheOther));
  const { user, system } = process.cpuUsage(usedBefore);
  return { ...stopwatch.figures(), cpu: (user + system) / turn };
}

/** How many queries a request of this kind sends, on average. */
export const queriesPerCall = (scripts: readonly Script[]): number =>
  scripts.flatMap(({ parts }) => parts).reduce((sum, { queries }) => sum + queries.length, 0) /
  Math.max(1, scripts.length);
