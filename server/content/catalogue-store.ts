import type { Database } from "../db/database";
import * as tables from "../db/schema/content";
import { Catalogue } from "./catalogue";
import { lastKnown } from "./last-known";
import { loadCatalogue } from "./load-catalogue";

/** How long a content version is cached, and how long a failed lookup is, in milliseconds. */
const ttl = 1000;

/** Provides the current content. Never call it within a transaction: it runs its own query. */
export interface CatalogueStore {
  current(): Promise<Catalogue>;
}

/** The version of the content that the database has; empty without content. */
export async function contentVersionIn(db: Database): Promise<string> {
  const [row] = await db.select({ hash: tables.contentVersion.hash }).from(tables.contentVersion);
  return row?.hash ?? "";
}

/**
 * Keeps the catalogue in memory by content version. Other processes may import, so the version is looked up again at
 * most once a second. While the database is unavailable the last known content stays current.
 * @param onFailure called on the first failed lookup after a success
 * @param onSuccess called after each successful lookup: what else depends on the content can follow it
 */
export function createCatalogueStore(
  db: Database,
  onFailure?: (thrown: unknown) => void,
  onSuccess: () => void = () => undefined,
): CatalogueStore {
  async function catalogueOf(version: string, kept: Catalogue | null): Promise<Catalogue> {
    if (kept?.version === version) return kept;
    return version === "" ? new Catalogue("", [], [], []) : loadCatalogue(db, version, kept);
  }

  async function load(kept: Catalogue | null): Promise<Catalogue> {
    const catalogue = await catalogueOf(await contentVersionIn(db), kept);
    onSuccess();
    return catalogue;
  }
  return { current: lastKnown(load, { ttl, wait: ttl, retryAfter: ttl, ...(onFailure && { onFailure }) }) };
}
