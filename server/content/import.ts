import { inArray, sql } from "drizzle-orm";
import type { CheckedFolder, ContentChange } from "../../contract/account/content-imports";
import { type AuditSource, fromSystem, recordAudit } from "../account/queries/audit";
import type { Database } from "../db/database";
import { inBatches } from "../db/in-batches";
import * as tables from "../db/schema/content";
import { unlimited } from "../db/unlimited";
import { writeSearchIndex } from "../search/write-index";
import { checkFiles } from "./check-folder";
import { countChanges, totalOf } from "./count-changes";
import { type ContentCounts, countContent } from "./counts";
import { digest, type FolderHashes, hashFolder } from "./hash";
import { type PreparedContent, prepareContent } from "./prepare";
import { type ContentUnit, changesOf, versionOf } from "./units";
import { writeContent } from "./write-content";

/** An arbitrary number, the same in every process: the process that holds the lock imports. */
const importLock = 7_319_002;

/** The result of an import; its counts are 0 if nothing changed. */
export interface Imported extends ContentCounts {
  /** Changes only when what is stored does. */
  version: string;
  /** False if the tables already had exactly this content. */
  changed: boolean;
  /** How many items of each kind; empty if nothing changed. */
  changes: ContentChange[];
}

const nothing: ContentCounts = { courses: 0, exams: 0, series: 0, webinars: 0, templates: 0, terms: 0 };

interface LastImport {
  version: string;
  importedAt: Date;
  /** Of the files that were imported, see `sealed`; null if an earlier version of the software has imported them. */
  files: string | null;
}

/** What the tables contain, and since when; null before the first import. */
export async function lastImport(db: Database): Promise<LastImport | null> {
  const { hash: version, importedAt, files } = tables.contentVersion;
  const [row] = await db.select({ version, importedAt, files }).from(tables.contentVersion);
  return row ?? null;
}

/** An earlier version of the software leaves the files of another import behind: so they say which one they are of. */
const sealed = (version: string, files: string): string => digest([version, files]);

/** The units in the tables; null if they do not describe what else is there. */
async function unitsIn(db: Database, version: string | undefined): Promise<ContentUnit[] | null> {
  const units = await db.select().from(tables.contentUnit);
  return versionOf(units) === version ? units : null;
}

/** How many units per statement. */
const unitBatch = 500;

async function writeUnits(
  tx: Database,
  units: readonly ContentUnit[],
  kept: readonly ContentUnit[],
  before: readonly ContentUnit[] | null,
): Promise<void> {
  const { contentUnit } = tables;
  const stays = new Set([...kept, ...units].map(({ path }) => path));
  const gone = (before ?? []).map(({ path }) => path).filter((path) => !stays.has(path));
  if (before === null) await tx.delete(contentUnit);
  else if (gone.length > 0) await tx.delete(contentUnit).where(inArray(contentUnit.path, gone));
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  const set = {
    files: excluded("files"),
    hash: excluded("hash"),
    documents: excluded("documents"),
    facts: excluded("facts"),
  };
  for (const some of inBatches(units, unitBatch))
    await tx.insert(contentUnit).values(some).onConflictDoUpdate({ target: contentUnit.path, set });
}

/**
 * Writes prepared content in a transaction: only what has changed.
 * @param files the hash of the whole folder
 * @param before the units in the tables; null replaces everything
 * @returns the version of the content
 */
export async function writePrepared(
  tx: Database,
  { built, findable, units, kept }: Pick<PreparedContent, "built" | "findable" | "units" | "kept">,
  files: string,
  before: readonly ContentUnit[] | null,
  earlier: LastImport | null,
  now: Date,
): Promise<string> {
  const version = versionOf([...kept, ...units]);
  await writeUnits(tx, units, kept, before);
  const row = { hash: version, files: sealed(version, files) };
  if (before !== null && version === earlier?.version) {
    await tx.update(tables.contentVersion).set(row);
    return version;
  }
  const keptPaths = new Set(kept.map(({ path }) => path));
  const changes = changesOf(before?.filter(({ path }) => !keptPaths.has(path)) ?? null, units);
  await writeContent(tx, built, now, changes);
  await writeSearchIndex(tx, findable, changes);
  await tx
    .insert(tables.contentVersion)
    .values({ id: 1, importedAt: now, ...row })
    .onConflictDoUpdate({ target: tables.contentVersion.id, set: { importedAt: now, ...row } });
  return version;
}

interface ImportOptions {
  /** Treats drafts as published, for previews. */
  draftsPublished?: boolean | undefined;
  /** Who requested the import; by default the server itself. */
  by?: AuditSource;
  /** Imports only this folder, in place of this content: what a check has said. */
  expected?: CheckedFolder;
  /** Ends it with an error; then nothing is imported. */
  signal?: AbortSignal;
}

/** The folder or the content is no longer what the import was requested for. */
export class ImportOutdated extends Error {
  override name = "ImportOutdated";
}

/** What an import of a folder would do. */
interface Compared extends CheckedFolder {
  /** Empty if the site has this content already. */
  changes: ContentChange[];
}

const hashesOf = async (dir: string, draftsPublished: boolean, signal?: AbortSignal): Promise<FolderHashes> =>
  hashFolder(dir, await checkFiles(dir), draftsPublished ? "drafts are published" : "", signal);

/** Whether exactly these files were imported last. */
const isImported = (earlier: LastImport | null, files: string): boolean =>
  earlier !== null && earlier.files === sealed(earlier.version, files);

/** What changes for readers; never empty if the version does. */
function changesIn({ units, kept }: PreparedContent, before: ContentUnit[] | null, earlier: LastImport | null) {
  if (before !== null && versionOf([...kept, ...units]) === earlier?.version) return [];
  // Without a trace of what was written, everything that is there is written again.
  const isRewritten = before === null && earlier !== null;
  return countChanges(isRewritten ? null : (before ?? []), [...kept, ...units]);
}

/**
 * Compares a content folder with the tables, by the same checks as an import, and changes nothing.
 * @param signal ends it with an error
 * @throws {ContentError} with file and line of every mistake
 */
export async function compareContent(db: Database, dir: string, signal?: AbortSignal): Promise<Compared> {
  const hashes = await hashesOf(dir, false, signal);
  const earlier = await lastImport(db);
  const checked = { files: hashes.whole, version: earlier?.version ?? "" };
  if (isImported(earlier, hashes.whole)) return { ...checked, changes: [] };
  const before = await unitsIn(db, earlier?.version);
  const prepared = await prepareContent(dir, hashes, before ?? [], false, signal);
  return { ...checked, changes: changesIn(prepared, before, earlier) };
}

/**
 * Imports a content folder: all or nothing, and only what has changed since the last import. Courses and exams whose
 * files have not changed are not read.
 * @throws {ContentError} with file and line of every mistake; the tables stay unchanged
 * @throws {ImportOutdated} if the folder or the content is not the expected one; the tables stay unchanged
 */
export async function importContent(
  db: Database,
  dir: string,
  now: Date = new Date(),
  { draftsPublished = false, by = fromSystem, expected, signal }: ImportOptions = {},
): Promise<Imported> {
  const hashes = await hashesOf(dir, draftsPublished, signal);
  if (expected && expected.files !== hashes.whole) throw new ImportOutdated();
  for (;;) {
    const earlier = await lastImport(db);
    const same = { version: earlier?.version ?? "", changed: false, changes: [], ...nothing };
    if (isImported(earlier, hashes.whole)) return same;
    if (expected && expected.version !== same.version) throw new ImportOutdated();
    const before = await unitsIn(db, earlier?.version);
    const prepared = await prepareContent(dir, hashes, before ?? [], draftsPublished, signal);
    const imported = await unlimited(db, async (tx): Promise<Imported | null> => {
      await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
      const current = await lastImport(tx);
      if (current?.version !== earlier?.version) return null;
      const version = await writePrepared(tx, prepared, hashes.whole, before, earlier, now);
      if (before !== null && version === earlier?.version) return same;
      const changes = changesIn(prepared, before, earlier);
      const entry = { action: "content-imported", target: { kind: "content", id: 1 } } as const;
      const [from, to] = [{ version: earlier?.version ?? null }, { version, ...totalOf(changes) }];
      await recordAudit(tx, { ...by, ...entry, before: from, after: to }, now);
      // The last moment at which it can be taken back.
      signal?.throwIfAborted();
      return { version, changed: true, changes, ...countContent(prepared.content, prepared.kept) };
    });
    // Otherwise another process has imported in the meantime.
    if (imported) return imported;
  }
}
