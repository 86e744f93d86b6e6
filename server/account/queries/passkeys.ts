import { and, asc, count, desc, eq, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { passkey } from "../schema/passkeys";

type Row = typeof passkey.$inferSelect;

/** What its owner sees. */
const shown = { id: passkey.id, name: passkey.name, createdAt: passkey.createdAt, usedAt: passkey.usedAt };
export type ShownPasskey = Pick<Row, keyof typeof shown>;

const ofAccount = (accountId: number, id: number) => and(eq(passkey.accountId, accountId), eq(passkey.id, id));

/** The passkeys of an account, the newest first. */
export const passkeysOf = (db: Database, accountId: number): Promise<ShownPasskey[]> =>
  db
    .select(shown)
    .from(passkey)
    .where(eq(passkey.accountId, accountId))
    .orderBy(desc(passkey.createdAt), desc(passkey.id));

/** What browsers need to find the passkeys of an account, the oldest first. */
export const credentialsOf = (db: Database, accountId: number) =>
  db
    .select({ id: passkey.credentialId, transports: passkey.transports })
    .from(passkey)
    .where(eq(passkey.accountId, accountId))
    .orderBy(asc(passkey.id));

/** How many passkeys an account has. */
export async function countPasskeys(db: Database, accountId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(passkey).where(eq(passkey.accountId, accountId));
  return row?.total ?? 0;
}

/** What an answer is checked with. */
export type KnownPasskey = Pick<Row, "id" | "accountId" | "publicKey">;
const known = { id: passkey.id, accountId: passkey.accountId, publicKey: passkey.publicKey };

/** The passkey that answers, of any account. */
export async function findPasskey(db: Database, credentialId: string): Promise<KnownPasskey | null> {
  const [row] = await db.select(known).from(passkey).where(eq(passkey.credentialId, credentialId));
  return row ?? null;
}

/** The passkey that answers, if this account has it. */
export async function findPasskeyOf(
  db: Database,
  accountId: number,
  credentialId: string,
): Promise<KnownPasskey | null> {
  const which = and(eq(passkey.accountId, accountId), eq(passkey.credentialId, credentialId));
  const [row] = await db.select(known).from(passkey).where(which);
  return row ?? null;
}

/** Adds a passkey. @returns null if some account has it already */
export async function addPasskey(
  tx: Database,
  row: Omit<typeof passkey.$inferInsert, "id">,
): Promise<ShownPasskey | null> {
  const [added] = await tx.insert(passkey).values(row).onConflictDoNothing().returning(shown);
  return added ?? null;
}

/** Renames a passkey of this account. @returns null if it has no such passkey */
export async function renamePasskey(
  db: Database,
  accountId: number,
  { id, name }: { id: number; name: string },
): Promise<ShownPasskey | null> {
  const [row] = await db.update(passkey).set({ name }).where(ofAccount(accountId, id)).returning(shown);
  return row ?? null;
}

/** Removes a passkey of this account. @returns whether it had it */
export async function removePasskey(tx: Database, accountId: number, id: number): Promise<boolean> {
  const removed = await tx.delete(passkey).where(ofAccount(accountId, id)).returning({ id: passkey.id });
  return removed.length > 0;
}

/** Removes all passkeys of an account. @returns their ids */
export async function removePasskeys(tx: Database, accountId: number): Promise<number[]> {
  const removed = await tx.delete(passkey).where(eq(passkey.accountId, accountId)).returning({ id: passkey.id });
  return removed.map(({ id }) => id);
}

/**
 * Notes that a passkey has signed. Its count must have grown, unless it never counts: one that has been copied signs
 * with an old one. Decided by the statement that stores it, so that of two answers at once one is refused.
 * @returns whether it may sign
 */
export async function usePasskey(
  tx: Database,
  { id, accountId }: Pick<KnownPasskey, "id" | "accountId">,
  { counter, isBackedUp }: { counter: number; isBackedUp: boolean },
  now: Date,
): Promise<boolean> {
  const isCounting = or(lt(passkey.counter, counter), and(eq(passkey.counter, 0), sql`${counter}::bigint = 0`));
  const used = await tx
    .update(passkey)
    .set({ counter, isBackedUp, usedAt: now })
    .where(and(ofAccount(accountId, id), isCounting))
    .returning({ id: passkey.id });
  return used.length > 0;
}
