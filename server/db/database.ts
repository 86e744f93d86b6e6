import type { SQLWrapper } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The common interface of both databases; a transaction has it too. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A statement that changes something: it is sent when it is awaited, or as a part of another one. */
export type Write = SQLWrapper & PromiseLike<unknown>;

/** How many connections there are, and how many queries wait for one. */
export interface PoolUse {
  total: number;
  idle: number;
  waiting: number;
}

/** An open database with all migrations applied. */
export interface OpenDatabase {
  /** For requests: on PostgreSQL, long-running statements are canceled. */
  db: Database;
  /** For imports and sweeps, which may take long. The same as `db` in the embedded database. */
  maintenance: Database;
  kind: "embedded" | "postgres";
  /** How many migrations were applied when it was opened. */
  migrated: number;
  /** The connections of `db`, on PostgreSQL. */
  pool?: () => PoolUse;
  close(): Promise<void>;
}
