import type { Catalogue } from "../content/catalogue";
import { contentVersionIn } from "../content/catalogue-store";
import { lastKnown } from "../content/last-known";
import type { Database } from "../db/database";
import { loadSearchIndex } from "./load-index";
import type { SearchIndex } from "./search-index";

/** How long searches wait for the index of new content, and how long a failed reading is remembered, in milliseconds. */
const timeoutMs = 1000;

/** An index and the content that it belongs to. */
interface Known {
  index: SearchIndex;
  /** What the catalogue had when the index was asked for. */
  askedFor: string;
  /** What the index was read from, which may be newer. */
  version: string;
}

/**
 * Provides the search index of the current content. It is read again when the catalogue has a new version; until then
 * the last one is used, also while the database is unavailable.
 * @param onFailure called on the first failed reading after a success
 * @returns the index; rejects only if there never was one
 */
export function createSearchIndexStore(
  db: Database,
  catalogues: { current(): Promise<Catalogue> },
  onFailure?: (thrown: unknown) => void,
): () => Promise<SearchIndex> {
  async function load(known: Known | null): Promise<Known> {
    const { version: askedFor } = await catalogues.current();
    if (known && (askedFor === known.askedFor || askedFor === known.version)) return known;
    // An import may have written other content while this was being read.
    for (;;) {
      const version = await contentVersionIn(db);
      const index = await loadSearchIndex(db, known?.index);
      if ((await contentVersionIn(db)) === version) return { index, askedFor, version };
    }
  }
  const current = lastKnown(load, { ttl: 0, wait: timeoutMs, retryAfter: timeoutMs, ...(onFailure && { onFailure }) });
  return async () => (await current()).index;
}
