import type { Database } from "../db/database";
import * as tables from "../db/schema/content";
import { Catalogue, loadCatalogue } from "./catalogue";
import { lastKnown } from "./last-known";

/** How long a content version is believed, and how long a failure is, in milliseconds. */
const ttl = 1000;

/** Where the current content comes from. Never ask from within a transaction: it runs a query of its own. */
export interface CatalogueStore {
  current(): Promise<Catalogue>;
}

/**
 * Keeps the catalogue in memory by content version. Another process may import: the version is looked up again, at most
 * once a second. While the database is away the last known content goes on being the current one.
 * @param onFailure is told when the version could not be looked up for the first time
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
