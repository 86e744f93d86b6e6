import { PGlite } from "@electric-sql/pglite";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";

/**
 * Opens the embedded PostgreSQL in a folder or in `memory://`, creating it if it is not there: that takes seconds, a
 * copy of an empty one (`template`) spares tests most of them.
 */
export const createPglite = (dataDir: string, template?: Blob): Promise<PGlite> =>
  PGlite.create({
    dataDir,
    extensions: { unaccent, pg_trgm, fuzzystrmatch },
    relaxedDurability: false,
    ...(template && { loadDataDir: template }),
  });
