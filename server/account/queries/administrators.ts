import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { closeLinks, closeLinksOf } from "../../mail/queries/links";
import { account, session } from "../schema/accounts";
import { forgetDevices } from "./known-devices";
import { endPendingSignIns } from "./passkey-challenges";

/**
 * Adds administrator rights (R10) to an account's other rights; returns its id, or null if the account does not exist.
 */
export async function promote(db: Database, email: string): Promise<number | null> {
  const rights = JSON.stringify({ "academy.admin": true });
  const [row] = await db
    .update(account)
    .set({ permissions: sql`${account.permissions} || ${rights}::jsonb` })
    .where(eq(account.email, email))
    .returning({ id: account.id });
  return row?.id ?? null;
}

/**
 * Sets a password, and ends what the old one has opened or begun: sessions, sign-ins, and links in mails, which somebody
 * else may have asked for. The browsers that used it are forgotten.
 */
export async function replacePassword(
  tx: Database,
  { id, email }: { id: number; email: string },
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx.update(account).set({ passwordHash }).where(eq(account.id, id));
  await tx.delete(session).where(eq(session.accountId, id));
  await endPendingSignIns(tx, id);
  await closeLinks(tx, "password", email, now);
  await closeLinksOf(tx, id, now);
  await forgetDevices(tx, id);
}
