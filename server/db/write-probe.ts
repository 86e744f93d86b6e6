import { sql } from "drizzle-orm";
import type { Database } from "./database";

/** How long a successful check stays valid, in milliseconds. */
const cacheTtlMs = 2000;

/**
 * Creates a check that the database answers and accepts writes. Locking a row writes to the database's log, so it fails
 * on a standby and on a full disk but leaves nothing behind; a row that an import has locked is skipped.
 * @returns a check that throws what the driver throws if the database is unavailable or read-only
 */
export function createWriteProbe(db: Database): () => Promise<void> {
  let writtenAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - writtenAt < cacheTtlMs) {
      await db.execute(sql`select 1`);
      return;
    }
    await db.execute(sql`select 1 from content_version where id = 1 for update skip locked`);
    writtenAt = performance.now();
  };
}
