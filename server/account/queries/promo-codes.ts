import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { promoCode, promoRedemption } from "../../engagement/schema";
import { account } from "../schema/accounts";
import { changedFields, fromSystem, recordAudit } from "./audit";

export interface PromoCode {
  code: string;
  expiresAt: Date | null;
  /** Null: unlimited. */
  usesLeft: number | null;
  /** How many days of academy-plus it grants (R58). */
  plusDays: number;
}

/** A promo code, locked until the transaction ends, so that its last use is redeemed only once. */
export async function lockPromoCode(tx: Database, code: string): Promise<PromoCode | null> {
  const [row] = await tx
    .select({
      code: promoCode.code,
      expiresAt: promoCode.expiresAt,
      usesLeft: promoCode.usesLeft,
      plusDays: promoCode.plusDays,
    })
    .from(promoCode)
    .where(eq(promoCode.code, code))
    .for("update");
  return row ?? null;
}

export async function hasRedeemed(db: Database, accountId: number, code: string): Promise<boolean> {
  const rows = await db
    .select({ code: promoRedemption.code })
    .from(promoRedemption)
    .where(and(eq(promoRedemption.accountId, accountId), eq(promoRedemption.code, code)));
  return rows.length > 0;
}

/** Redeems a locked code: uses it once, records it on the account, and grants academy-plus until an instant (R58). */
export async function redeem(
  tx: Database,
  accountId: number,
  { code, usesLeft, plusUntil }: Pick<PromoCode, "code" | "usesLeft"> & { plusUntil: Date },
  now: Date,
): Promise<void> {
  await tx.insert(promoRedemption).values({ accountId, code, redeemedAt: now });
  await tx.update(account).set({ plusUntil }).where(eq(account.id, accountId));
  if (usesLeft !== null)
    await tx
      .update(promoCode)
      .set({ usesLeft: usesLeft - 1 })
      .where(eq(promoCode.code, code));
  await setPromo(tx, accountId, code);
}

/** The code stored on an account: the last one it redeemed. */
export async function setPromo(tx: Database, accountId: number, code: string): Promise<void> {
  await tx.update(account).set({ promo: code }).where(eq(account.id, accountId));
}

/** Adds a promo code; an existing code gets the new limits. */
export async function putPromoCode(db: Database, row: PromoCode, now: Date): Promise<void> {
  const { code, ...limits } = row;
  await db.transaction(async (tx) => {
    const earlier = await lockPromoCode(tx, code);
    await tx
      .insert(promoCode)
      .values({ ...row, createdAt: now })
      .onConflictDoUpdate({ target: promoCode.code, set: limits });
    const change = earlier ? changedFields<object>({ ...earlier, code: undefined }, limits) : { after: limits };
    const entry = { action: "promo-code-created", target: { kind: "promo-code", id: code } } as const;
    if (change) await recordAudit(tx, { ...fromSystem, ...entry, ...change }, now);
  });
}
