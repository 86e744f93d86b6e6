import { asc, eq, exists, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { promoCode } from "../../engagement/schema";
import { removeCounts } from "../../telemetry/queries";
import { account } from "../schema/accounts";
import { demoSeed } from "../schema/demo";
import { fromSystem, recordAudit } from "./audit";

/** The names of everything that this database has been given as demo data. */
export async function seededNames(db: Database): Promise<Set<string>> {
  const rows = await db.select({ name: demoSeed.name }).from(demoSeed);
  return new Set(rows.map(({ name }) => name));
}

/** Records what has been added to a demo; existing records stay unchanged. */
export async function addSeeds(tx: Database, names: readonly string[], now: Date): Promise<void> {
  if (names.length > 0)
    await tx
      .insert(demoSeed)
      .values(names.map((name) => ({ name, seededAt: now })))
      .onConflictDoNothing();
}

const isSeeded = (db: Database) => exists(db.select().from(demoSeed).where(eq(demoSeed.name, account.email)));

/** The email addresses of existing demo accounts. */
export async function seededAccounts(db: Database): Promise<string[]> {
  const rows = await db.select({ email: account.email }).from(account).where(isSeeded(db)).orderBy(asc(account.email));
  return rows.map(({ email }) => email);
}

/**
 * Removes demo accounts with all their data and all counted use, and ends these promo codes.
 * @returns the addresses that were removed
 */
export async function removeSeeded(tx: Database, codes: readonly string[], now: Date): Promise<string[]> {
  const removed = await tx.delete(account).where(isSeeded(tx)).returning({ id: account.id, email: account.email });
  for (const { id } of removed)
    await recordAudit(tx, { ...fromSystem, action: "account-deleted", target: { kind: "account", id } }, now);
  await tx.update(promoCode).set({ usesLeft: 0 }).where(inArray(promoCode.code, codes));
  await removeCounts(tx);
  return removed.map(({ email }) => email).sort();
}

/** The addresses of accounts with at least one right. */
export async function accountsWithRights(db: Database): Promise<string[]> {
  const rows = await db
    .select({ email: account.email })
    .from(account)
    .where(sql`${account.permissions}::text like '%true%'`)
    .orderBy(asc(account.email));
  return rows.map(({ email }) => email);
}
