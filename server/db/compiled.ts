import type { SelectedFieldsOrdered } from "drizzle-orm/pg-core";
import type { PgPreparedQuery, PreparedQueryConfig } from "drizzle-orm/pg-core/session";
import { drizzle } from "drizzle-orm/pglite";
import type { Database } from "./database";

type Prepared<Row> = PgPreparedQuery<PreparedQueryConfig & { execute: Row[] }>;

/** Builds statements without a connection; their SQL is the same for both databases. */
const builder: Database = drizzle.mock();

/** How Drizzle makes values of a row; it keeps that with a prepared query. */
interface Mapping {
  fields: SelectedFieldsOrdered | undefined;
  joinsNotNullableMap: unknown;
}

/**
 * A statement whose SQL is put together once, not each time: for the frequent ones, that takes Drizzle longer than all
 * the rest of a call. The server is not asked to prepare it (record 44).
 * @param build the statement, with placeholders (`sql.placeholder`) for what changes
 * @returns a function that sends it through any handle, also a transaction's, and returns the rows
 */
export function compiled<Row, Values extends Record<string, unknown>>(
  build: (db: Database) => { prepare(name: string): Prepared<Row> },
): (db: Database, values: Values) => Promise<Row[]> {
  let known: Prepared<Row> | null = null;
  return (db, values) => {
    known ??= build(builder).prepare("");
    // A prepared query belongs to one connection: another one gets what is the same for all.
    const { fields, joinsNotNullableMap } = known as unknown as Mapping;
    const own = db._.session.prepareQuery<PreparedQueryConfig & { execute: Row[] }>(
      known.getQuery(),
      fields,
      undefined,
      true,
    );
    return Object.assign(own, { joinsNotNullableMap }).execute(values);
  };
}
