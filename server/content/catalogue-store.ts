import type { Database } from "../db/database";
import * as tables from "../db/schema/content";
import { Catalogue, loadCatalogue } from "./catalogue";

/** How long a content version is believed before the database is asked again, in milliseconds. */
const believedFor = 1000;

/** Where the current content comes from. Never ask from within a transaction: it runs a query of its own. */
export interface CatalogueStore {
  current(): Promise<Catalogue>;
}

/**
 * Keeps the catalogue in memory by content version. Another process may import: the version is looked up again, at most
 * once a second.
 */
export function createCatalogueStore(db: Database): CatalogueStore {
  let kept: Catalogue | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<Catalogue> | null = null;

  async function check(): Promise<Catalogue> {
    const [row] = await db.select({ hash: tables.contentVersion.hash }).from(tables.contentVersion);
    const version = row?.hash ?? "";
    if (kept?.version !== version)
      kept = version === "" ? new Catalogue("", [], [], []) : await loadCatalogue(db, version);
    checkedAt = performance.now();
    return kept;
  }
  return {
    async current() {
      if (kept && performance.now() - checkedAt < believedFor) return kept;
      underWay ??= check().finally(() => {
        underWay = null;
      });
      return underWay;
    },
  };
}
