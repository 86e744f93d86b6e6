import { lt } from "drizzle-orm";
import { removeOldAudit } from "../../account/queries/audit";
import * as tables from "../../account/schema/accounts";
import { removeOldCounts } from "../../telemetry/queries";
import type { Database } from "../database";

const day = 24 * 60 * 60 * 1000;

/**
 * Removes what has expired: ended sessions, browsers whose cookie has expired since their last sign-in, sign-in
 * failures that no longer count, idempotency keys that will not be repeated, and counts and audit entries older than a
 * year.
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
