import { and, eq, sql } from "drizzle-orm";
import { lockAccount } from "../../account/queries/accounts";
import { account, idempotencyKey } from "../../account/schema/accounts";
import type { Database } from "../database";

interface Claim {
  accountId: number;
  key: string;
  requestHash: string;
  now: Date;
}

/**
 * Claims a key for this transaction, and with `isLocked` locks the account, in one statement. If another transaction
 * holds either, this one waits until that one ends.
 * @returns null, or what the key was used for
 * @throws {AccountGone} with `isLocked`; otherwise the violated reference of a key without an account
 */
export async function claimKey(
  tx: Database,
  { accountId, key, requestHash, now }: Claim,
  isLocked: boolean,
): Promise<{ requestHash: string; reply: unknown } | null> {
  for (;;) {
    const owner = tx
      .select({
        accountId: account.id,
        key: sql`${key}::text`.as("key"),
        requestHash: sql`${requestHash}::text`.as("request_hash"),
        reply: sql`null::json`.as("reply"),
        createdAt: sql`${now.toISOString()}::timestamptz`.as("created_at"),
      })
      .from(account)
      .where(eq(account.id, accountId));
    const insert = tx.insert(idempotencyKey);
    const taken = await (isLocked
      ? insert.select(owner.for("no key update"))
      : insert.values({ accountId, key, requestHash, createdAt: now })
    )
      .onConflictDoNothing()
      .returning({ key: idempotencyKey.key });
    if (taken.length > 0) return null;
    if (isLocked) await lockAccount(tx, accountId);
    const [earlier] = await tx
      .select({ requestHash: idempotencyKey.requestHash, reply: idempotencyKey.reply })
      .from(idempotencyKey)
      .where(and(eq(idempotencyKey.accountId, accountId), eq(idempotencyKey.key, key)));
    if (earlier) return earlier;
    // It was swept between the two statements: now it is free.
  }
}

/** Whether a completed command has used a key; a command that is still running does not count. */
export async function isKeyUsed(db: Database, accountId: number, key: string): Promise<boolean> {
  const rows = await db
    .select({ key: idempotencyKey.key })
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.accountId, accountId), eq(idempotencyKey.key, key)));
  return rows.length > 0;
}

/** Stores the reply under a key that this transaction has claimed; `undefined` for a 204. */
export async function storeReply(tx: Database, { accountId, key }: Claim, reply: unknown): Promise<void> {
  await tx
    .update(idempotencyKey)
    .set({ reply: reply ?? null })
    .where(and(eq(idempotencyKey.accountId, accountId), eq(idempotencyKey.key, key)));
}
