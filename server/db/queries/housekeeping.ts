import { lt } from "drizzle-orm";
import { removeOldAudit } from "../../account/queries/audit";
import { removeOldChallenges, removeOldPendingSignIns } from "../../account/queries/passkey-challenges";
import * as tables from "../../account/schema/accounts";
import { removeOldFeedback } from "../../engagement/queries/feedback";
import { removeOldLinks } from "../../mail/queries/links";
import { removeOldMails } from "../../mail/queries/mails";
import { removeOldCounts } from "../../telemetry/queries";
import type { Database } from "../database";
import { unlimited } from "../unlimited";

const day = 24 * 60 * 60 * 1000;

/**
 * Removes what has expired: ended sessions, browsers whose cookie has expired since their last sign-in, sign-in
 * failures that no longer count, sign-ins that were not finished, mails and their links of a week ago, idempotency keys
 * that will not be repeated, the order of commands that have long arrived, and messages, counts, and audit entries
 * older than a year.
 */
export async function removeStale(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  const removals = [
    (tx: Database) => tx.delete(tables.session).where(lt(tables.session.expiresAt, now)),
    (tx: Database) => tx.delete(tables.signInFailure).where(lt(tables.signInFailure.failedAt, before(2))),
    (tx: Database) => tx.delete(tables.knownDevice).where(lt(tables.knownDevice.signedInAt, before(400))),
    (tx: Database) => tx.delete(tables.idempotencyKey).where(lt(tables.idempotencyKey.createdAt, before(7))),
    (tx: Database) => tx.delete(tables.commandOrder).where(lt(tables.commandOrder.arrivedAt, before(7))),
    (tx: Database) => removeOldChallenges(tx, now),
    (tx: Database) => removeOldPendingSignIns(tx, now),
    (tx: Database) => removeOldMails(tx, before(8)),
    (tx: Database) => removeOldLinks(tx, before(8)),
    (tx: Database) => removeOldFeedback(tx, now),
    (tx: Database) => removeOldCounts(tx, now),
    (tx: Database) => removeOldAudit(tx, now),
  ];
  // A transaction each: the rows of one are not locked while the others are removed.
  for (const remove of removals) await unlimited(db, async (tx) => void (await remove(tx)));
}
