import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { PGlite } from "@electric-sql/pglite";
import { StartError } from "../start-error";
import { takeDataFolder } from "./data-folder";
import { fullDisk } from "./full-disk";
import { reasonOf } from "./open";
import { createPglite } from "./pglite";
import { namesIn } from "./tar";

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** What was backed up or restored. */
export interface Saved {
  accounts: number;
  bytes: number;
}

const codeOf = (thrown: unknown): string =>
  thrown instanceof Error && "code" in thrown ? String(thrown.code) : reasonOf(thrown);

async function countAccounts(client: PGlite): Promise<number> {
  const { rows } = await client.query<{ count: number }>("select count(*)::int as count from account");
  return rows[0]?.count ?? 0;
}

/** Writes a file completely and flushes it to disk, or leaves nothing behind; only its owner may read it. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomBytes(4).toString("hex")}.part`;
  try {
    const file = await open(unfinished, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  } catch (thrown) {
    await rm(unfinished, { force: true });
    throw new StartError(`The backup cannot be written to ${path} (${codeOf(thrown)}); name another file.`);
  }
}

/** Flushes the folder so that the file's name survives a crash too. Not every system can open a folder. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r").catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

/**
 * Writes the embedded database into one file, a gzipped tar of its folder. No process may use the folder meanwhile.
 * @param dataDir the data folder; its tables are not migrated
 * @throws {StartError} if there is no database, another process uses it, or the file already exists.
 */
export async function backUp(dataDir: string, file: string): Promise<Saved> {
  const path = resolve(file);
  if (existsSync(path)) throw new StartError(`${path} already exists; name another file or move this one away.`);
  if (!existsSync(join(dataDir, "created")))
    throw new StartError(`There is no embedded database in ${dataDir}; set ACADEMY_DATA_DIR to its folder.`);
  const folder = takeDataFolder(dataDir);
  try {
    const client = await createPglite(folder.files);
    const accounts = await countAccounts(client);
    await client.query("checkpoint");
    const dump = await client.dumpDataDir("none");
    await client.close();
    const bytes = await compress(await dump.arrayBuffer());
    await writeWhole(path, bytes);
    return { accounts, bytes: bytes.length };
  } catch (thrown) {
    if (thrown instanceof StartError) throw thrown;
    const full = fullDisk(dataDir);
    if (full) throw full;
    throw new StartError(
      `The embedded database in ${dataDir} cannot be opened (${reasonOf(thrown)}); restore an older backup.`,
    );
  } finally {
    folder.release();
  }
}

/**
 * The tar within a backup, with the files that make it a database. It is unpacked and checked here because PGlite
 * throws an error that cannot be caught when it gets a damaged one.
 */
async function unpack(path: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!existsSync(path)) throw new StartError(`There is no file ${path}; name one that "backup" wrote.`);
  try {
    const tar = new Uint8Array(await decompress(readFileSync(path)));
    const names = namesIn(tar);
    if (!["/PG_VERSION", "/global/pg_control"].every((name) => names.includes(name)))
      throw new Error("it contains no database");
    return tar;
  } catch (thrown) {
    throw new StartError(`${path} is not a complete backup (${codeOf(thrown)}); name a file that "backup" wrote.`);
  }
}

/** Unpacks a backup into an empty folder and opens it once. */
async function fill(files: string, tar: Uint8Array<ArrayBuffer>, path: string): Promise<number> {
  try {
    const client = await createPglite(files, new Blob([tar]));
    try {
      return await countAccounts(client);
    } finally {
      await client.close();
    }
  } catch (thrown) {
    const full = fullDisk(dirname(files));
    if (full) throw full;
    throw new StartError(`${path} does not contain an Academy database (${reasonOf(thrown)}); name another backup.`);
  }
}

/** What a restore did. */
export interface Restored extends Saved {
  /** Where the replaced files are now; null if there were none. */
  replaced: string | null;
}

/**
 * Replaces the embedded database with a backup. The backup is first unpacked beside it and opened; if that fails,
 * nothing changes.
 * @param replaces whether an existing database is moved aside
 * @throws {StartError} if there is a database that may not be replaced, or the file is not a complete backup.
 */
export async function restore(dataDir: string, file: string, replaces: boolean): Promise<Restored> {
  const path = resolve(file);
  const tar = await unpack(path);
  const folder = takeDataFolder(dataDir);
  const stamp = new Date().toISOString().replace(/\W/g, "");
  const beside = join(dataDir, `restoring-${stamp}`);
  try {
    const isThere = existsSync(folder.files);
    if (isThere && !replaces)
      throw new StartError(
        `There is a database in ${dataDir} already; add --replace to move it aside, or set ACADEMY_DATA_DIR to an empty folder.`,
      );
    mkdirSync(beside, { mode: 0o700 });
    const accounts = await fill(beside, tar, path);
    const replaced = isThere ? join(dataDir, `replaced-${stamp}`) : null;
    if (replaced) renameSync(folder.files, replaced);
    renameSync(beside, folder.files);
    folder.markCreated();
    return { accounts, bytes: tar.length, replaced };
  } finally {
    rmSync(beside, { recursive: true, force: true });
    folder.release();
  }
}
