import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { account, session } from "../schema/accounts";
import { forgetDevices } from "./known-devices";

/** Gives an account the rights of an administrator (R10) beside those it has; its id, or null if there is none. */
export async function promote(db: Database, email: string): Promise<number | null> {
  const rights = JSON.stringify({ "academy.admin": true });
  const [row] = await db
    .update(account)
    .set({ permissions: sql`${account.permissions} || ${rights}::jsonb` })
    .where(eq(account.email, email))
    .returning({ id: account.id });
  return row?.id ?? null;
}

/** Sets a password, and ends all logins that the old one has opened; browsers that used it are not known any more. */
export async function replacePassword(db: Database, id: number, passwordHash: string): Promise<void> {
  await db.update(account).set({ passwordHash }).where(eq(account.id, id));
  await db.delete(session).where(eq(session.accountId, id));
  await forgetDevices(db, id);
}
