import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { PGlite } from "@electric-sql/pglite";
import { StartError } from "../start-error";
import { takeDataFolder } from "./data-folder";
import { reasonOf } from "./open";
import { createPglite } from "./pglite";
import { namesIn } from "./tar";

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** What a backup or a restore was of. */
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

/** Writes a file that is either whole and on the disk, or not there; only its owner may read it. */
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
    throw new StartError(`The backup cannot be written to ${path} (${codeOf(thrown)}); name a file that can.`);
  }
}

/** Makes the name last too. Not every system lets a folder be opened. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r").catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

/**
 * Writes the embedded database into one file, a gzipped tar of its folder. Nothing may run on the folder meanwhile.
 * @param dataDir the data folder, which keeps its tables as they are: nothing is migrated
 * @throws {StartError} where there is no database, another process has it, or the file is there already.
 */
export async function backUp(dataDir: string, file: string): Promise<Saved> {
  const path = resolve(file);
  if (existsSync(path)) throw new StartError(`${path} is there already; name a file that is not, or move it away.`);
  if (!existsSync(join(dataDir, "created")))
    throw new StartError(
      `There is no embedded database in ${dataDir}; set ACADEMY_DATA_DIR to the folder that has it.`,
    );
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
    throw new StartError(
      `The embedded database in ${dataDir} does not open (${reasonOf(thrown)}); restore an older backup.`,
    );
  } finally {
    folder.release();
  }
}

/**
 * The tar within a backup, with the files that make it a database. Unpacked and looked through here: over a damaged one
 * PGlite throws where nobody can catch it.
 */
async function unpack(path: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const tar = new Uint8Array(await decompress(readFileSync(path)));
    const names = namesIn(tar);
    if (!["/PG_VERSION", "/global/pg_control"].every((name) => names.includes(name)))
      throw new Error("it holds no database");
    return tar;
  } catch (thrown) {
    throw new StartError(`${path} is no whole backup (${codeOf(thrown)}); name a file that "backup" has written.`);
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
    throw new StartError(`${path} holds no database of the academy (${reasonOf(thrown)}); name another backup.`);
  }
}

/** What a restore has done. */
export interface Restored extends Saved {
  /** Where the files are that were replaced; null where there were none. */
  replaced: string | null;
}

/**
 * Puts a backup in the place of the embedded database. The backup is unpacked beside it and opened first: where that
 * fails, all stays as it was.
 * @param replaces moves a database that is there already aside
 * @throws {StartError} where there is one and it shall not be replaced, or where the file is no whole backup.
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
