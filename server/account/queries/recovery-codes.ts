import { and, count, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/database";
import { recoveryCode } from "../schema/passkeys";

const ofAccount = (accountId: number) => eq(recoveryCode.accountId, accountId);

/** Gives an account new codes; all earlier ones end. */
export async function replaceCodes(
  tx: Database,
  accountId: number,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await removeCodes(tx, accountId);
  await tx.insert(recoveryCode).values(hashes.map((codeHash) => ({ accountId, codeHash, createdAt: now })));
}

/** How many codes can still be used; null if none were made. */
export async function codesLeft(db: Database, accountId: number): Promise<number | null> {
  const [row] = await db
    .select({ made: count(), used: count(recoveryCode.usedAt) })
    .from(recoveryCode)
    .where(ofAccount(accountId));
  return row && row.made > 0 ? row.made - row.used : null;
}

/** Uses a code up. @returns whether it was one of this account, and not used yet */
export async function useCode(tx: Database, accountId: number, codeHash: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(recoveryCode)
    .set({ usedAt: now })
    .where(and(ofAccount(accountId), eq(recoveryCode.codeHash, codeHash), isNull(recoveryCode.usedAt)))
    .returning({ createdAt: recoveryCode.createdAt });
  return used.length > 0;
}

/** Removes all codes of an account. */
export async function removeCodes(tx: Database, accountId: number): Promise<void> {
  await tx.delete(recoveryCode).where(ofAccount(accountId));
}
