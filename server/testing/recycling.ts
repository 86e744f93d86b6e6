import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import * as contentSchema from "../db/schema/content";
import * as searchSchema from "../search/schema";

/** A connection to a test's database, embedded or not. */
export interface Connection {
  query<T>(text: string, values?: unknown[]): Promise<{ rows: T[] }>;
  /** Runs several statements. */
  exec(text: string): Promise<unknown>;
}

/** Tables that only an import writes. */
const contentTables = [...Object.values(contentSchema), ...Object.values(searchSchema)]
  .filter((one) => is(one, PgTable))
  .map((table) => getTableName(table));

/** What a database was like before its test, as far as recycling it can tell. */
export interface Marks {
  /** Changes with every change to columns, constraints, indexes, triggers, functions, and settings, not with rows. */
  form: string;
  /** What an import has left in it; null if it was empty. */
  content: Filled | null;
}

interface Filled {
  /** Changes with every change to the rows of an import's tables. */
  rows: string;
  /** The entries of the audit log. */
  audit: string;
}

async function formOf(connection: Connection): Promise<string> {
  const catalogs = [
    "pg_attribute",
    "pg_constraint",
    "pg_index",
    "pg_trigger",
    "pg_proc",
    "pg_ts_config",
    "pg_extension",
    "pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database())",
  ];
  const marks = catalogs.map(
    (name) => `select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as mark from ${name}`,
  );
  const { rows } = await connection.query<{ mark: string }>(marks.join(" union all "));
  return rows.map(({ mark }) => mark).join();
}

async function filledOf(connection: Connection): Promise<Filled> {
  const marks = contentTables.map(
    (name) => `select '${name} ' || count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as mark from "${name}"`,
  );
  const { rows } = await connection.query<{ mark: string }>(marks.join(" union all "));
  const audit = await connection.query<{ entries: string }>(
    "select coalesce(json_agg(audit), '[]')::text as entries from audit",
  );
  return { rows: rows.map(({ mark }) => mark).join(), audit: audit.rows[0]?.entries ?? "[]" };
}

/** @param filled whether it has content, which the next test wants too */
export const marksOf = async (connection: Connection, filled: boolean): Promise<Marks> => ({
  form: await formOf(connection),
  content: filled ? await filledOf(connection) : null,
});

/** Removes all rows of all tables but these, and lets their numbers start over. */
async function clear(connection: Connection, kept: readonly string[]): Promise<void> {
  const { rows } = await connection.query<{ name: string; isLarge: boolean }>(
    `select relname as name, pg_relation_size(oid) > 100000 as "isLarge" from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const cleared = rows.filter(({ name }) => !kept.includes(name));
  const large = cleared.filter(({ isLarge }) => isLarge).map(({ name }) => `"${name}"`);
  // Truncating creates files, which takes longer than deleting a few rows.
  const deletions = cleared.filter(({ isLarge }) => !isLarge).map(({ name }) => `delete from "${name}";`);
  // As a replica, because a trigger keeps the audit log's rows.
  await connection.exec(
    `set session_replication_role = replica; ${deletions.join(" ")}
     ${large.length > 0 ? `truncate ${large.join()} cascade;` : ""} reset session_replication_role;`,
  );
  await connection.query(
    `select setval(seqrelid::regclass, seqstart, false) from pg_sequence
     join pg_depend on objid = seqrelid and deptype in ('a', 'i') join pg_class on pg_class.oid = refobjid
     where relname = any($1)`,
    [cleared.map(({ name }) => name)],
  );
}

/** What is left of a database that a test is done with: its content, empty tables, or other tables than before. */
export type Left = "content" | "tables" | "other";

/** Makes a database that a test is done with as it was before, as far as possible. */
export async function recycle(connection: Connection, { form, content }: Marks): Promise<Left> {
  await connection.exec("discard all");
  if ((await formOf(connection)) !== form) return "other";
  if (content === null || (await filledOf(connection)).rows !== content.rows) {
    await clear(connection, []);
    return "tables";
  }
  await clear(connection, contentTables);
  await connection.query(
    "insert into audit overriding system value select * from json_populate_recordset(null::audit, $1)",
    [content.audit],
  );
  await connection.exec("select setval(pg_get_serial_sequence('audit', 'id'), (select max(id) from audit))");
  return "content";
}
