import { PGlite } from "@electric-sql/pglite";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";

/**
 * Opens the embedded PostgreSQL in a folder or in `memory://` and creates it if needed. Creating it takes seconds; a
 * copy of an empty one (`template`) saves tests most of that time.
 */
export const createPglite = (dataDir: string, template?: Blob): Promise<PGlite> =>
  PGlite.create({
    dataDir,
    extensions: { unaccent, pg_trgm, fuzzystrmatch },
    relaxedDurability: false,
    ...(template && { loadDataDir: template }),
  });
