import { createHash, randomBytes } from "node:crypto";
import { openAsBlob } from "node:fs";
import { access, mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { importContent } from "../content/import";
import { migrationsFolder } from "../db/applied-migrations";
import type { OpenDatabase } from "../db/database";
import { onEmbedded, openDatabase } from "../db/open";
import { createPglite } from "../db/pglite";
import { projectRoot } from "../project-root";
import { firstInstant, fixtureContent } from "./fixtures";
import { type Connection, type Marks, marksOf, recycle } from "./recycling";
import { writeOnce } from "./write-once";

interface Wanted {
  /** With the content of the fixtures: reading and importing it takes longer than most tests. */
  filled?: boolean;
}

interface TestDatabase {
  name: string;
  /** A migrated database for this file alone, as if new; closing gives it back. */
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

/** Databases not in use, by what they have: starting or creating one takes longer than most tests. */
interface Idle<Database> {
  empty: Database[];
  filled: { database: Database; marks: Marks }[];
}

const idle: Idle<PGlite> = { empty: [], filled: [] };

async function recycleEmbedded(client: PGlite, marks: Marks): Promise<void> {
  const left = await recycle(client, marks);
  if (left === "other")
    await client.exec("drop schema public cascade; drop schema if exists drizzle cascade; create schema public");
  if (left === "content") idle.filled.push({ database: client, marks });
  else idle.empty.push(client);
}

/** The one that is always there. */
export const embedded: TestDatabase = {
  name: "embedded database",
  async open({ filled = false } = {}) {
    const ready = filled ? idle.filled.pop() : undefined;
    const client = ready?.database ?? idle.empty.pop() ?? (await createPglite("memory://", await emptyDatabase()));
    const opened = await onEmbedded(client);
    if (filled && !ready) await fill(opened);
    const marks = ready?.marks ?? (await marksOf(client, filled));
    return { ...opened, close: () => recycleEmbedded(client, marks) };
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

/** The setting for the beginning of the names of a run's databases, which it removes when it ends. */
export const runDatabases = "TEST_RUN_DATABASES";

/** Does something on a connection of its own. */
export async function connected<T>(url: string, work: (connection: Connection & Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(Object.assign(client, { exec: (text: string) => client.query(text) }) as Connection & Client);
  } finally {
    await client.end();
  }
}

function postgres(url: string): TestDatabase {
  const idleNames: Idle<string> = { empty: [], filled: [] };
  const create = async (filled: boolean): Promise<string> => {
    const name = `${process.env[runDatabases] ?? "academy_test"}_${randomBytes(6).toString("hex")}`;
    await connected(url, async (admin) => {
      await admin.exec(`create database ${name} template ${await template(admin, url, filled)}`);
    });
    return name;
  };
  const drop = (name: string) => connected(url, (admin) => admin.exec(`drop database ${name}`));
  const recycleNamed = async (name: string, marks: Marks): Promise<void> => {
    // Without a run that removes it, each is removed when its test is done.
    const isKept = process.env[runDatabases] !== undefined;
    const left = isKept ? await connected(inDatabase(url, name), (connection) => recycle(connection, marks)) : "other";
    if (left === "content") idleNames.filled.push({ database: name, marks });
    else if (left === "tables") idleNames.empty.push(name);
    else await drop(name);
  };
  return {
    name: "PostgreSQL",
    async open({ filled = false } = {}) {
      const ready = filled ? idleNames.filled.pop() : undefined;
      const name = ready?.database ?? (filled ? undefined : idleNames.empty.pop()) ?? (await create(filled));
      const opened = await openDatabase({ dataDir: "memory://", databaseUrl: inDatabase(url, name) });
      const marks =
        ready?.marks ?? (await connected(inDatabase(url, name), (connection) => marksOf(connection, filled)));
      const close = async () => {
        await opened.close();
        await recycleNamed(name, marks);
      };
      return { ...opened, close };
    },
  };
}

const url = process.env.TEST_DATABASE_URL;

/** Every database that tests run on: the embedded one, and PostgreSQL if TEST_DATABASE_URL is set. */
export const databases: TestDatabase[] = url ? [embedded, postgres(url)] : [embedded];
