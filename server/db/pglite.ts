import { PGlite } from "@electric-sql/pglite";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";

/**
 * Preparing PostgreSQL's default of 128 MB takes a quarter of a start, and memory that never becomes free; a file that
 * is not in these buffers is in the system's.
 */
const sharedBuffers = "shared_buffers=32MB";

/**
 * Opens the embedded PostgreSQL in a folder or in `memory://` and creates it if needed. Creating it takes seconds; a
 * copy of an empty one (`template`) saves tests most of that time.
 */
export const createPglite = (dataDir: string, template?: Blob): Promise<PGlite> =>
  PGlite.create({
    dataDir,
    extensions: { unaccent, pg_trgm, fuzzystrmatch },
    relaxedDurability: false,
    startParams: [...PGlite.defaultStartParams, "-c", sharedBuffers],
    ...(template && { loadDataDir: template }),
  });
