import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import { projectRoot } from "../project-root";
import type { Database } from "./database";

/** The folder of the migrations; their file names give their order. */
export const migrationsFolder = (): string => join(projectRoot(), "server/db/migrations");

/** The first row of a query; hides how the two drivers differ in what they return. */
async function firstRow<Row>(db: Database, query: SQL): Promise<Row | undefined> {
  const { rows } = (await db.execute(query)) as { rows: Row[] };
  return rows[0];
}

/** How many migrations have been applied to a database; 0 for an empty one. */
export async function appliedMigrations(db: Database): Promise<number> {
  const table = "drizzle.__drizzle_migrations";
  const known = await firstRow<{ found: boolean }>(db, sql`select to_regclass(${table}) is not null as found`);
  if (!known?.found) return 0;
  const counted = await firstRow<{ count: number }>(db, sql`select count(*)::int as count from ${sql.raw(table)}`);
  return counted?.count ?? 0;
}
