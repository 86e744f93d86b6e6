import { lt } from "drizzle-orm";
import { removeOldAudit } from "../../account/queries/audit";
import * as tables from "../../account/schema/accounts";
import { removeOldCounts } from "../../telemetry/queries";
import type { Database } from "../database";

const day = 24 * 60 * 60 * 1000;

/**
 * Removes what has served its time: ended sessions, browsers that have not signed in for as long as their cookie lasts,
 * failures that no longer count, keys that nobody repeats any more, counts and audit entries of more
 * than a year ago.
 */
export async function removeStale(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  await db.delete(tables.session).where(lt(tables.session.expiresAt, now));
  await db.delete(tables.signInFailure).where(lt(tables.signInFailure.failedAt, before(2)));
  await db.delete(tables.knownDevice).where(lt(tables.knownDevice.signedInAt, before(400)));
  await db.delete(tables.idempotencyKey).where(lt(tables.idempotencyKey.createdAt, before(7)));
  await removeOldCounts(db, now);
  await removeOldAudit(db, now);
}
