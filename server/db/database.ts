import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The one handle of both databases; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** How many connections there are, and how many queries wait for one. */
export interface PoolUse {
  total: number;
  idle: number;
  waiting: number;
}

/** A database that is open and migrated. */
export interface OpenDatabase {
  /** For requests: on PostgreSQL what takes too long is broken off. */
  db: Database;
  /** For imports and sweeps, which may take their time. The same as `db` in the embedded database. */
  maintenance: Database;
  kind: "embedded" | "postgres";
  /** Migrations that opening it has applied. */
  migrated: number;
  /** The connections of `db`, on PostgreSQL. */
  pool?: () => PoolUse;
  close(): Promise<void>;
}
