import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../../db/database";
import { account, session } from "../schema/accounts";
import { type Account, accountColumns, toAccount } from "./accounts";

/** The account that a session belongs to, or null if the session no longer exists. */
export async function findSession(db: Database, tokenHash: string, now: Date): Promise<Account | null> {
  const [row] = await db
    .select(accountColumns)
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.tokenHash, tokenHash), gt(session.expiresAt, now)));
  return row ? toAccount(row) : null;
}

export async function addSession(
  db: Database,
  row: { tokenHash: string; accountId: number; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insert(session).values(row);
}

export async function removeSession(db: Database, tokenHash: string): Promise<boolean> {
  const removed = await db
    .delete(session)
    .where(eq(session.tokenHash, tokenHash))
    .returning({ accountId: session.accountId });
  return removed.length > 0;
}
