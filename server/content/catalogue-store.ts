import type { Database } from "../db/database";
import * as tables from "../db/schema/content";
import { Catalogue, loadCatalogue } from "./catalogue";
import { lastKnown } from "./last-known";

/** How long a content version is cached, and how long a failed lookup is, in milliseconds. */
const ttl = 1000;

/** Provides the current content. Never call it within a transaction: it runs its own query. */
export interface CatalogueStore {
  current(): Promise<Catalogue>;
}

/**
 * Keeps the catalogue in memory by content version. Other processes may import, so the version is looked up again at
 * most once a second. While the database is unavailable the last known content stays current.
 * @param onFailure called on the first failed lookup after a success
 */
export function createCatalogueStore(db: Database, onFailure?: (thrown: unknown) => void): CatalogueStore {
  async function load(kept: Catalogue | null): Promise<Catalogue> {
    const [row] = await db.select({ hash: tables.contentVersion.hash }).from(tables.contentVersion);
    const version = row?.hash ?? "";
    if (kept?.version === version) return kept;
    return version === "" ? new Catalogue("", [], [], []) : loadCatalogue(db, version);
  }
  return { current: lastKnown(load, { ttl, wait: ttl, retryAfter: ttl, ...(onFailure && { onFailure }) }) };
}
