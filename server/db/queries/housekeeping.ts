import { lt } from "drizzle-orm";
import type { Database } from "../database";
import * as tables from "../schema/accounts";
import { removeOldSteps } from "./flow-steps";

const day = 24 * 60 * 60 * 1000;

/**
 * Removes what has served its time: ended sessions, failures that no longer count, keys that nobody repeats any more, steps of more
 * than a year ago.
 */
export async function removeStale(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  await db.delete(tables.session).where(lt(tables.session.expiresAt, now));
  await db.delete(tables.signInFailure).where(lt(tables.signInFailure.failedAt, before(1)));
  await db.delete(tables.idempotencyKey).where(lt(tables.idempotencyKey.createdAt, before(7)));
  await removeOldSteps(db, now);
}
