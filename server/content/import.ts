import { sql } from "drizzle-orm";
import { type AuditSource, fromSystem, recordAudit } from "../account/queries/audit";
import type { Database } from "../db/database";
import * as tables from "../db/schema/content";
import { unlimited } from "../db/unlimited";
import { writeSearchIndex } from "../search/write-index";
import { buildContent } from "./build";
import { checkFiles, checkFolder } from "./check-folder";
import { type ContentCounts, countContent } from "./counts";
import { hashContent } from "./hash";
import { publishDrafts } from "./publish-drafts";
import { searchSources } from "./search-sources";
import { writeContent } from "./write-content";

/** An arbitrary number, the same in every process: the process that holds the lock imports. */
const importLock = 7_319_002;

/** The result of an import; its counts are 0 if nothing changed. */
export interface Imported extends ContentCounts {
  /** Hash of all files. */
  version: string;
  /** False if the tables already had exactly this content. */
  changed: boolean;
}

const nothing: ContentCounts = { courses: 0, exams: 0, series: 0, webinars: 0, templates: 0, terms: 0 };

const versionIn = async (db: Database): Promise<string | null> => (await lastImport(db))?.version ?? null;

/** What the tables contain, and since when; null before the first import. */
export async function lastImport(db: Database): Promise<{ version: string; importedAt: Date } | null> {
  const { hash: version, importedAt } = tables.contentVersion;
  const [row] = await db.select({ version, importedAt }).from(tables.contentVersion);
  return row ?? null;
}

interface ImportOptions {
  /** Treats drafts as published, for previews. */
  draftsPublished?: boolean | undefined;
  /** Who requested the import; by default the server itself. */
  by?: AuditSource;
}

/**
 * Imports a content folder: all or nothing, and nothing if the tables already contain the same files.
 * @throws {ContentError} with file and line of every mistake; the tables stay unchanged
 */
export async function importContent(
  db: Database,
  dir: string,
  now: Date = new Date(),
  { draftsPublished = false, by = fromSystem }: ImportOptions = {},
): Promise<Imported> {
  await checkFiles(dir);
  const version = await hashContent(dir);
  if ((await versionIn(db)) === version) return { version, changed: false, ...nothing };
  const content = await checkFolder(dir);
  if (draftsPublished) publishDrafts(content);
  const built = buildContent(content);
  const findable = searchSources(content, built);
  return unlimited(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
    const earlier = await versionIn(tx);
    if (earlier === version) return { version, changed: false, ...nothing };
    await writeContent(tx, built, now);
    await writeSearchIndex(tx, findable);
    const row = { id: 1, hash: version, importedAt: now };
    await tx
      .insert(tables.contentVersion)
      .values(row)
      .onConflictDoUpdate({ target: tables.contentVersion.id, set: row });
    const entry = { action: "content-imported", target: { kind: "content", id: 1 } } as const;
    await recordAudit(tx, { ...by, ...entry, before: { version: earlier }, after: { version } }, now);
    return { version, changed: true, ...countContent(content) };
  });
}
