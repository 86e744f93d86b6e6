import { sql } from "drizzle-orm";
import type { Database } from "./database";

/** How long it is believed that the database takes writes, in milliseconds. */
const cacheTtlMs = 2000;

/**
 * Makes a check whether the database answers and takes writes. Locking a row writes to the log of the database, and so
 * fails on a standby and on a full disk, but leaves nothing behind; a row that an import holds is skipped.
 * @returns a check that throws what the driver throws where the database is away or read-only
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
