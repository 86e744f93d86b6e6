import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { account, knownDevice } from "../schema/accounts";

/** How many browsers of an account are remembered; the least recently used is dropped first. */
const maxDevices = 20;

/** Whether a browser has signed in to the account of this email before. */
export async function isKnownDevice(db: Database, email: string, tokenHash: string): Promise<boolean> {
  const rows = await db
    .select({ id: account.id })
    .from(knownDevice)
    .innerJoin(account, eq(account.id, knownDevice.accountId))
    .where(and(eq(account.email, email), eq(knownDevice.tokenHash, tokenHash)));
  return rows.length > 0;
}

/**
 * Remembers a browser for an account, under a new token: a planted or stolen old token becomes worthless. Other
 * accounts that use the browser keep it.
 * @returns whether the account has been used in other browsers before, but not in this one
 */
export async function rememberDevice(
  tx: Database,
  { accountId, oldHash, newHash }: { accountId: number; oldHash: string | null; newHash: string },
  now: Date,
): Promise<boolean> {
  const isThis = sql`coalesce(bool_or(${knownDevice.tokenHash} = ${oldHash}), false)`;
  const [before] = await tx
    .select({ browsers: count(), hasThis: sql<boolean>`${isThis}` })
    .from(knownDevice)
    .where(eq(knownDevice.accountId, accountId));
  if (oldHash !== null)
    await tx.update(knownDevice).set({ tokenHash: newHash }).where(eq(knownDevice.tokenHash, oldHash));
  const target = [knownDevice.accountId, knownDevice.tokenHash];
  await tx
    .insert(knownDevice)
    .values({ accountId, tokenHash: newHash, signedInAt: now })
    .onConflictDoUpdate({ target, set: { signedInAt: now } });
  const tooMany = tx
    .select({ tokenHash: knownDevice.tokenHash })
    .from(knownDevice)
    .where(eq(knownDevice.accountId, accountId))
    .orderBy(desc(knownDevice.signedInAt))
    .offset(maxDevices);
  await tx
    .delete(knownDevice)
    .where(and(eq(knownDevice.accountId, accountId), inArray(knownDevice.tokenHash, tooMany)));
  return before !== undefined && before.browsers > 0 && !before.hasThis;
}

/** Forgets all browsers of an account, because its password has changed. */
export async function forgetDevices(tx: Database, accountId: number): Promise<void> {
  await tx.delete(knownDevice).where(eq(knownDevice.accountId, accountId));
}
