import { createHash, randomBytes } from "node:crypto";
import { openAsBlob } from "node:fs";
import { access, mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { Client } from "pg";
import { importContent } from "../content/import";
import { migrationsFolder } from "../db/applied-migrations";
import type { OpenDatabase } from "../db/database";
import { onEmbedded, openDatabase } from "../db/open";
import { createPglite } from "../db/pglite";
import * as contentSchema from "../db/schema/content";
import { projectRoot } from "../project-root";
import * as searchSchema from "../search/schema";
import { firstInstant, fixtureContent } from "./fixtures";
import { writeOnce } from "./write-once";

interface Wanted {
  /** With the content of the fixtures: reading and importing it takes longer than most tests. */
  filled?: boolean;
}

interface TestDatabase {
  name: string;
  /** A fresh, migrated database for this file alone; closing removes it. */
  open(wanted?: Wanted): Promise<OpenDatabase>;
}

/** Imports the fixtures as every test server does. */
async function fill({ db }: Pick<OpenDatabase, "db">): Promise<void> {
  await importContent(db, fixtureContent, new Date(firstInstant));
}

/** An empty embedded database, created once per version: creating one takes seconds. */
export async function emptyDatabase(): Promise<Blob> {
  const modules = join(projectRoot(), "node_modules");
  const { version } = JSON.parse(await readFile(join(modules, "@electric-sql/pglite/package.json"), "utf8"));
  const folder = join(modules, ".cache/academy");
  const path = join(folder, `empty-database-${version}.tar`);
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    const client = await createPglite("memory://");
    const dump = await client.dumpDataDir("none");
    await client.close();
    await mkdir(folder, { recursive: true });
    // Other test files may be creating it too.
    await writeOnce(path, new Uint8Array(await dump.arrayBuffer()));
  }
  return openAsBlob(path);
}

/** Embedded databases not in use: starting one takes longer than most tests. */
const idle: PGlite[] = [];
/** Those that still have the content of the fixtures, and what they have. */
const idleFilled: { client: PGlite; content: Filled }[] = [];

/** Tables that only an import writes. */
const contentTables = [...Object.values(contentSchema), ...Object.values(searchSchema)]
  .filter((one) => is(one, PgTable))
  .map((table) => getTableName(table));

/** Changes with every change to columns, constraints, indexes, triggers, and functions, but not with their rows. */
async function formOf(client: PGlite): Promise<string> {
  const catalogs = [
    "pg_attribute",
    "pg_constraint",
    "pg_index",
    "pg_trigger",
    "pg_proc",
    "pg_ts_config",
    "pg_extension",
  ];
  const marks = catalogs.map(
    (name) => `select '${name} ' || count(*) || ' ' || max(xmin::text::bigint) as mark from ${name}`,
  );
  const { rows } = await client.query<{ mark: string }>(marks.join(" union all "));
  return rows.map(({ mark }) => mark).join();
}

/** What an import has left in a database. */
interface Filled {
  /** Changes with every change to the rows of an import's tables. */
  rows: string;
  /** The entries of the audit log. */
  audit: string;
}

async function filledOf(client: PGlite): Promise<Filled> {
  const marks = contentTables.map(
    (name) => `select '${name} ' || count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as mark from "${name}"`,
  );
  const { rows } = await client.query<{ mark: string }>(marks.join(" union all "));
  const audit = await client.query<{ entries: string }>(
    "select coalesce(json_agg(audit), '[]')::text as entries from audit",
  );
  return { rows: rows.map(({ mark }) => mark).join(), audit: audit.rows[0]?.entries ?? "[]" };
}

/** Removes all rows of all tables but these. */
async function truncate(client: PGlite, kept: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const names = rows.flatMap(({ name }) => (kept.includes(name) ? [] : [`"${name}"`])).join();
  // As a replica, because a trigger keeps the audit log's rows.
  await client.exec(
    `set session_replication_role = replica; truncate ${names} restart identity cascade; reset session_replication_role`,
  );
}

/** Makes a database that a test is done with ready for the next one. */
async function recycle(client: PGlite, form: string, content: Filled | null): Promise<void> {
  await client.exec("discard all");
  if ((await formOf(client)) !== form) {
    await client.exec("drop schema public cascade; drop schema if exists drizzle cascade; create schema public");
    idle.push(client);
    return;
  }
  if (content === null || (await filledOf(client)).rows !== content.rows) {
    await truncate(client, []);
    idle.push(client);
    return;
  }
  await truncate(client, contentTables);
  await client.query(
    "insert into audit overriding system value select * from json_populate_recordset(null::audit, $1)",
    [content.audit],
  );
  await client.exec("select setval(pg_get_serial_sequence('audit', 'id'), (select max(id) from audit))");
  idleFilled.push({ client, content });
}

/** The one that is always there. */
export const embedded: TestDatabase = {
  name: "embedded database",
  async open({ filled = false } = {}) {
    const ready = filled ? idleFilled.pop() : undefined;
    const client = ready?.client ?? idle.pop() ?? (await createPglite("memory://", await emptyDatabase()));
    const opened = await onEmbedded(client);
    const form = await formOf(client);
    if (filled && !ready) await fill(opened);
    const content = ready?.content ?? (filled ? await filledOf(client) : null);
    return { ...opened, close: () => recycle(client, form, content) };
  },
};

/** The same in every process: who holds this lock creates the template. */
const templateLock = 7_319_004;

/** The files of a folder that are not tests, in order. */
const sourcesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** A name that changes with the migrations, and for a filled one with everything that an import depends on. */
async function templateName(filled: boolean): Promise<string> {
  const hash = createHash("sha256");
  const folders = filled ? ["contract", "server"].map((name) => join(projectRoot(), name)) : [migrationsFolder()];
  for (const path of (await Promise.all(folders.map(sourcesIn))).flat()) hash.update(await readFile(path));
  return `academy_template_${filled ? "filled" : "empty"}_${hash.digest("hex").slice(0, 12)}`;
}

/** By whether they are filled; sources do not change while tests run. */
const templateNames = new Map<boolean, Promise<string>>();
const nameOf = (filled: boolean): Promise<string> => {
  const name = templateNames.get(filled) ?? templateName(filled);
  templateNames.set(filled, name);
  return name;
};

/** The address of another database of the same server. */
export const inDatabase = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

/**
 * A database with all tables, which new ones are copied from: migrating each takes ten times as long. Earlier templates
 * of its kind are removed.
 */
async function template(admin: Client, url: string, filled: boolean): Promise<string> {
  const name = await nameOf(filled);
  await admin.query("select pg_advisory_lock($1)", [templateLock]);
  try {
    const { rows } = await admin.query<{ datname: string }>("select datname from pg_database where datname like $1", [
      `academy\\_template\\_${filled ? "filled" : "empty"}\\_%`,
    ]);
    const known = rows.map(({ datname }) => datname);
    if (known.includes(name)) return name;
    for (const old of known) await admin.query(`drop database ${old}`);
    // Under another name until it is complete: a run that is stopped leaves half a template.
    const draft = `academy_test_${randomBytes(6).toString("hex")}`;
    await admin.query(`create database ${draft}`);
    const opened = await openDatabase({ dataDir: "memory://", databaseUrl: inDatabase(url, draft) });
    if (filled) await fill(opened);
    await opened.close();
    await admin.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await admin.query("select pg_advisory_unlock($1)", [templateLock]);
  }
}

const postgres = (url: string): TestDatabase => ({
  name: "PostgreSQL",
  async open({ filled = false } = {}) {
    const name = `academy_test_${randomBytes(6).toString("hex")}`;
    const admin = new Client({ connectionString: url });
    await admin.connect();
    await admin.query(`create database ${name} template ${await template(admin, url, filled)}`);
    const opened = await openDatabase({ dataDir: "memory://", databaseUrl: inDatabase(url, name) });
    const close = async () => {
      await opened.close();
      await admin.query(`drop database ${name}`);
      await admin.end();
    };
    return { ...opened, close };
  },
});

const url = process.env.TEST_DATABASE_URL;

/** Every database that tests run on: the embedded one, and PostgreSQL if TEST_DATABASE_URL is set. */
export const databases: TestDatabase[] = url ? [embedded, postgres(url)] : [embedded];
