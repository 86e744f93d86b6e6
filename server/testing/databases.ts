import { createHash, randomBytes } from "node:crypto";
import { openAsBlob } from "node:fs";
import { access, mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { migrationsFolder } from "../db/applied-migrations";
import type { OpenDatabase } from "../db/database";
import { onEmbedded, openDatabase } from "../db/open";
import { createPglite } from "../db/pglite";
import { projectRoot } from "../project-root";
import { writeOnce } from "./write-once";

interface TestDatabase {
  name: string;
  /** A fresh, migrated database for this file alone; closing removes it. */
  open(): Promise<OpenDatabase>;
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

/** Removes all rows, or all tables if a test has changed their form. */
async function empty(client: PGlite, form: string): Promise<void> {
  await client.exec("discard all");
  if ((await formOf(client)) !== form) {
    await client.exec("drop schema public cascade; drop schema if exists drizzle cascade; create schema public");
    return;
  }
  const { rows } = await client.query<{ name: string }>(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public'",
  );
  const names = rows.map(({ name }) => name).join();
  // As a replica, because a trigger keeps the audit log's rows.
  await client.exec(
    `set session_replication_role = replica; truncate ${names} restart identity cascade; reset session_replication_role`,
  );
}

const embedded: TestDatabase = {
  name: "embedded database",
  async open() {
    const client = idle.pop() ?? (await createPglite("memory://", await emptyDatabase()));
    const opened = await onEmbedded(client);
    const form = await formOf(client);
    const close = async () => {
      await empty(client, form);
      idle.push(client);
    };
    return { ...opened, close };
  },
};

/** The same in every process: who holds this lock creates the template. */
const templateLock = 7_319_004;

/** A name that changes with the migrations. */
async function templateName(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of (await readdir(migrationsFolder())).sort())
    if (file.endsWith(".sql")) hash.update(await readFile(join(migrationsFolder(), file)));
  return `academy_template_${hash.digest("hex").slice(0, 12)}`;
}

/** The address of another database of the same server. */
export const inDatabase = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

/**
 * A database with all tables and no rows, which new ones are copied from: migrating each takes ten times as long.
 * Templates of other migrations are removed.
 */
async function template(admin: Client, url: string): Promise<string> {
  const name = await templateName();
  await admin.query("select pg_advisory_lock($1)", [templateLock]);
  try {
    const { rows } = await admin.query<{ datname: string }>(
      "select datname from pg_database where datname like 'academy\\_template\\_%'",
    );
    const known = rows.map(({ datname }) => datname);
    if (known.includes(name)) return name;
    for (const old of known) await admin.query(`drop database ${old}`);
    // Under another name until it is complete: a run that is stopped leaves half a template.
    const draft = `academy_test_${randomBytes(6).toString("hex")}`;
    await admin.query(`create database ${draft}`);
    await (await openDatabase({ dataDir: "memory://", databaseUrl: inDatabase(url, draft) })).close();
    await admin.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await admin.query("select pg_advisory_unlock($1)", [templateLock]);
  }
}

const postgres = (url: string): TestDatabase => ({
  name: "PostgreSQL",
  async open() {
    const name = `academy_test_${randomBytes(6).toString("hex")}`;
    const admin = new Client({ connectionString: url });
    await admin.connect();
    await admin.query(`create database ${name} template ${await template(admin, url)}`);
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
