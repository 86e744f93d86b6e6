import { sql } from "drizzle-orm";
import type { Database } from "../db/database";
import * as tables from "../db/schema/content";
import { Catalogue } from "./catalogue";
import { type LastKnown, lastKnown, readOf } from "./last-known";
import { loadCatalogue } from "./load-catalogue";
import { loadSiteOverrides, type SiteOverrides } from "./site-overrides";

/** How long a content version is cached, and how long a failed lookup is, in milliseconds. */
const ttl = 1000;

/** Provides the current content. Never call it within a transaction: it runs its own query. */
export interface CatalogueStore {
  current: LastKnown<Catalogue>;
  /** What staff have set instead of the content's settings. */
  siteOverrides: LastKnown<SiteOverrides>;
  /** Changes with either of them. */
  version: LastKnown<string>;
}

/** The version of the content that the database has; empty without content. */
export async function contentVersionIn(db: Database): Promise<string> {
  const [row] = await db.select({ hash: tables.contentVersion.hash }).from(tables.contentVersion);
  return row?.hash ?? "";
}

/** `xmin` is the transaction that has written a row: it is new whenever a row is set again. */
const overridesVersion = sql<string | null>`(
  select string_agg(locale || ' ' || key || ' ' || xmin::text, ',' order by locale, key) from site_override)`;

/** The versions of the content and of what staff have set, in one statement. */
async function versionsIn(db: Database): Promise<{ content: string; overrides: string }> {
  const { contentVersion } = tables;
  const [row] = await db.select({ hash: contentVersion.hash, overrides: overridesVersion }).from(contentVersion);
  return { content: row?.hash ?? "", overrides: row?.overrides ?? "" };
}

/** What is kept in memory. */
interface Kept {
  catalogue: Catalogue;
  overrides: SiteOverrides;
}

/**
 * Keeps the catalogue in memory by content version, and with it what staff have set. Other processes may import or set
 * something, so the versions are looked up again at most once a second. While the database is unavailable the last known content stays current.
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

  async function load(kept: Kept | null): Promise<Kept> {
    const versions = await versionsIn(db);
    const catalogue = await catalogueOf(versions.content, kept?.catalogue ?? null);
    const overrides =
      kept?.overrides.version === versions.overrides ? kept.overrides : await loadSiteOverrides(db, versions.overrides);
    onSuccess();
    return { catalogue, overrides };
  }
  const known = lastKnown(load, { ttl, wait: ttl, retryAfter: ttl, ...(onFailure && { onFailure }) });
  return {
    current: readOf(known, ({ catalogue }) => catalogue),
    siteOverrides: readOf(known, ({ overrides }) => overrides),
    version: readOf(known, ({ catalogue, overrides }) => `${catalogue.version} ${overrides.version}`),
  };
}
