import { and, eq } from "drizzle-orm";
import { idempotencyKey } from "../../account/schema/accounts";
import type { Database } from "../database";

interface Claim {
  accountId: number;
  key: string;
  requestHash: string;
  now: Date;
}

/**
 * Takes a key for this transaction and returns null, or returns what it was used for. While another transaction holds
 * it, this one waits for that one's end.
 */
export async function claimKey(
  tx: Database,
  { accountId, key, requestHash, now }: Claim,
): Promise<{ requestHash: string; reply: unknown } | null> {
  for (;;) {
    const taken = await tx
      .insert(idempotencyKey)
      .values({ accountId, key, requestHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKey.key });
    if (taken.length > 0) return null;
    const [earlier] = await tx
      .select({ requestHash: idempotencyKey.requestHash, reply: idempotencyKey.reply })
      .from(idempotencyKey)
      .where(and(eq(idempotencyKey.accountId, accountId), eq(idempotencyKey.key, key)));
    if (earlier) return earlier;
    // It was swept away between the two: now it is free.
  }
}

/** Whether a key has been used by a command that is done; one that is under way is not seen. */
export async function isKeyUsed(db: Database, accountId: number, key: string): Promise<boolean> {
  const rows = await db
    .select({ key: idempotencyKey.key })
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.accountId, accountId), eq(idempotencyKey.key, key)));
  return rows.length > 0;
}

/** Keeps the reply under a key that this transaction has taken; `undefined` for a 204. */
export async function storeReply(tx: Database, { accountId, key }: Claim, reply: unknown): Promise<void> {
  await tx
    .update(idempotencyKey)
    .set({ reply: reply ?? null })
    .where(and(eq(idempotencyKey.accountId, accountId), eq(idempotencyKey.key, key)));
}
