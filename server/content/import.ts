import { sql } from "drizzle-orm";
import { type AuditSource, fromSystem, recordAudit } from "../account/queries/audit";
import type { Database } from "../db/database";
import * as tables from "../db/schema/content";
import { writeSearchIndex } from "../search/write-index";
import { buildContent } from "./build";
import { checkFiles, checkFolder } from "./check-folder";
import { type ContentCounts, countContent } from "./counts";
import { hashContent } from "./hash";
import { publishDrafts } from "./publish-drafts";
import { searchSources } from "./search-sources";
import { writeContent } from "./write-content";

/** Any number, the same in every process: whoever holds it imports. */
const importLock = 7_319_002;

/** What an import did; its counts are 0 where nothing changed. */
export interface Imported extends ContentCounts {
  /** Hash of all files. */
  version: string;
  /** False where the tables held this very content already. */
  changed: boolean;
}

const nothing: ContentCounts = { courses: 0, exams: 0, series: 0, webinars: 0, templates: 0, terms: 0 };

const versionIn = async (db: Database): Promise<string | null> => (await lastImport(db))?.version ?? null;

/** What the tables hold, and since when; null before the first import. */
export async function lastImport(db: Database): Promise<{ version: string; importedAt: Date } | null> {
  const { hash: version, importedAt } = tables.contentVersion;
  const [row] = await db.select({ version, importedAt }).from(tables.contentVersion);
  return row ?? null;
}

interface ImportOptions {
  /** Takes drafts for published: what a preview shows. */
  draftsPublished?: boolean | undefined;
  /** Who asked for it; the server itself, unless somebody is named. */
  by?: AuditSource;
}

/**
 * Imports a content folder: all or nothing, and nothing where the tables hold the same files already.
 * @throws {ContentError} naming file and line of everything wrong; the tables then stay as they were.
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
  return db.transaction(async (tx) => {
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
