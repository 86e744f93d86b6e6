import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { account, session } from "../schema/accounts";
import { forgetDevices } from "./known-devices";

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

/** Sets a password, ends all sessions opened with the old one, and forgets the browsers that used it. */
export async function replacePassword(db: Database, id: number, passwordHash: string): Promise<void> {
  await db.update(account).set({ passwordHash }).where(eq(account.id, id));
  await db.delete(session).where(eq(session.accountId, id));
  await forgetDevices(db, id);
}
