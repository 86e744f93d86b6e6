import { inArray, sql } from "drizzle-orm";
import { type AuditSource, fromSystem, recordAudit } from "../account/queries/audit";
import type { Database } from "../db/database";
import { inBatches } from "../db/in-batches";
import * as tables from "../db/schema/content";
import { unlimited } from "../db/unlimited";
import { writeSearchIndex } from "../search/write-index";
import { checkFiles } from "./check-folder";
import { type ContentCounts, countContent } from "./counts";
import { digest, hashFolder } from "./hash";
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
}

/**
 * Imports a content folder: all or nothing, and only what has changed since the last import. Courses and exams whose
 * files have not changed are not read.
 * @throws {ContentError} with file and line of every mistake; the tables stay unchanged
 */
export async function importContent(
  db: Database,
  dir: string,
  now: Date = new Date(),
  { draftsPublished = false, by = fromSystem }: ImportOptions = {},
): Promise<Imported> {
  const hashes = await hashFolder(dir, await checkFiles(dir), draftsPublished ? "drafts are published" : "");
  for (;;) {
    const earlier = await lastImport(db);
    const same = { version: earlier?.version ?? "", changed: false, ...nothing };
    if (earlier?.files === sealed(same.version, hashes.whole)) return same;
    const before = await unitsIn(db, earlier?.version);
    const prepared = await prepareContent(dir, hashes, before ?? [], draftsPublished);
    const imported = await unlimited(db, async (tx): Promise<Imported | null> => {
      await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
      const current = await lastImport(tx);
      if (current?.version !== earlier?.version) return null;
      const version = await writePrepared(tx, prepared, hashes.whole, before, earlier, now);
      if (before !== null && version === earlier?.version) return same;
      const entry = { action: "content-imported", target: { kind: "content", id: 1 } } as const;
      const [from, to] = [{ version: earlier?.version ?? null }, { version }];
      await recordAudit(tx, { ...by, ...entry, before: from, after: to }, now);
      return { version, changed: true, ...countContent(prepared.content, prepared.kept) };
    });
    // Otherwise another process has imported in the meantime.
    if (imported) return imported;
  }
}
