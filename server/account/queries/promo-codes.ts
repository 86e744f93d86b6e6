import { and, count, eq, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL } from "drizzle-orm";
import type { PromoCodeFilter } from "../../../contract/account/promo-codes";
import { contains } from "../../db/contains";
import type { Database } from "../../db/database";
import { promoCode, promoRedemption } from "../../engagement/schema";
import { account } from "../schema/accounts";
import { type AuditSource, changedFields, fromSystem, recordAudit } from "./audit";
import { type IdRange, pageBy, pageOf } from "./id-pages";

export interface PromoCode {
  code: string;
  expiresAt: Date | null;
  /** Null: unlimited. */
  usesLeft: number | null;
  /** How many days of academy-plus it grants (R58). */
  plusDays: number;
}

/** A promo code that exists. */
interface StoredPromoCode extends PromoCode {
  /** When an administrator ended it; null while it can be redeemed. */
  endedAt: Date | null;
}

/** A promo code, locked until the transaction ends, so that its last use is redeemed only once. */
export async function lockPromoCode(tx: Database, code: string): Promise<StoredPromoCode | null> {
  const [row] = await tx
    .select({
      code: promoCode.code,
      expiresAt: promoCode.expiresAt,
      usesLeft: promoCode.usesLeft,
      plusDays: promoCode.plusDays,
      endedAt: promoCode.endedAt,
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

/** Adds a promo code; an existing code gets the new limits, and can be redeemed again if it was ended. */
export async function putPromoCode(db: Database, row: PromoCode, now: Date): Promise<void> {
  const { code, ...limits } = row;
  await db.transaction(async (tx) => {
    const earlier = await lockPromoCode(tx, code);
    const set = { ...limits, endedAt: null };
    await tx
      .insert(promoCode)
      .values({ ...row, createdAt: now })
      .onConflictDoUpdate({ target: promoCode.code, set });
    const change = earlier ? changedFields<object>({ ...earlier, code: undefined }, set) : { after: limits };
    const entry = { action: "promo-code-created", target: { kind: "promo-code", id: code } } as const;
    if (change) await recordAudit(tx, { ...fromSystem, ...entry, ...change }, now);
  });
}

/** A promo code in the list, with how many accounts have redeemed it. */
export type ListedPromoCode = typeof promoCode.$inferSelect & { redemptions: number };

/** Adds how many accounts have redeemed each code; an index has them by code. */
async function withRedemptions(
  db: Database,
  rows: readonly (typeof promoCode.$inferSelect)[],
): Promise<ListedPromoCode[]> {
  if (rows.length === 0) return [];
  const counts = await db
    .select({ code: promoRedemption.code, redemptions: count() })
    .from(promoRedemption)
    .where(
      inArray(
        promoRedemption.code,
        rows.map(({ code }) => code),
      ),
    )
    .groupBy(promoRedemption.code);
  const byCode = new Map(counts.map(({ code, redemptions }) => [code, redemptions]));
  return rows.map((row) => ({ ...row, redemptions: byCode.get(row.code) ?? 0 }));
}

/** The codes in a state as `promoStateOf` says it. */
function inState(state: PromoCodeFilter["state"], now: Date): SQL | undefined {
  const isOpen = isNull(promoCode.endedAt);
  const isInTime = or(isNull(promoCode.expiresAt), gt(promoCode.expiresAt, now));
  if (state === undefined) return undefined;
  if (state === "ended") return isNotNull(promoCode.endedAt);
  if (state === "expired") return and(isOpen, lte(promoCode.expiresAt, now));
  if (state === "used-up") return and(isOpen, isInTime, eq(promoCode.usesLeft, 0));
  return and(isOpen, isInTime, or(isNull(promoCode.usesLeft), ne(promoCode.usesLeft, 0)));
}

/** The codes that a filter matches. */
const matching = ({ search, state }: PromoCodeFilter, now: Date): SQL | undefined =>
  and(search === "" ? undefined : contains(promoCode.code, search), inState(state, now));

/** The statement for a page of promo codes, for a test of its plan. */
export function promoCodesStatement(
  db: Database,
  filter: PromoCodeFilter,
  range: IdRange & { limit: number },
  now: Date,
) {
  const { within, order } = pageBy(promoCode.id, range);
  return db
    .select()
    .from(promoCode)
    .where(and(matching(filter, now), within))
    .orderBy(order)
    .limit(range.limit + 1);
}

/** A page of the promo codes that a filter matches, the newest first (R62). */
export async function listPromoCodes(
  db: Database,
  filter: PromoCodeFilter,
  range: IdRange & { limit: number },
  now: Date,
): Promise<{ data: ListedPromoCode[]; next: number | null; previous: number | null }> {
  const page = pageOf(await promoCodesStatement(db, filter, range, now), range.limit, range);
  return { ...page, data: await withRedemptions(db, page.data) };
}

/** How many promo codes a filter matches. */
export async function countPromoCodes(db: Database, filter: PromoCodeFilter, now: Date): Promise<number> {
  const [row] = await db.select({ total: count() }).from(promoCode).where(matching(filter, now));
  return row?.total ?? 0;
}

/** Adds a promo code (R62). @returns null if there is one, which stays as it is */
export async function addPromoCode(
  tx: Database,
  row: PromoCode,
  by: AuditSource,
  now: Date,
): Promise<ListedPromoCode | null> {
  const [added] = await tx
    .insert(promoCode)
    .values({ ...row, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!added) return null;
  const { code, ...after } = row;
  const entry = { action: "promo-code-created", target: { kind: "promo-code", id: code } } as const;
  await recordAudit(tx, { ...by, ...entry, after }, now);
  return { ...added, redemptions: 0 };
}

/**
 * Ends a promo code, or makes it redeemable again as it was before (R62).
 * @returns null if there is none; `changed` is false if it was so already
 */
export async function endPromoCode(
  tx: Database,
  { id, isEnded }: { id: number; isEnded: boolean },
  by: AuditSource,
  now: Date,
): Promise<{ changed: boolean; code: ListedPromoCode } | null> {
  // Redeeming locks the same row: it comes before the end, and is counted, or after it, and is refused.
  const [before] = await tx.select().from(promoCode).where(eq(promoCode.id, id)).for("update");
  if (!before) return null;
  const changed = (before.endedAt !== null) !== isEnded;
  const endedAt = isEnded ? now : null;
  if (changed) {
    await tx.update(promoCode).set({ endedAt }).where(eq(promoCode.id, id));
    const action = isEnded ? "promo-code-ended" : "promo-code-resumed";
    const change = changedFields({ endedAt: before.endedAt }, { endedAt });
    await recordAudit(tx, { ...by, action, target: { kind: "promo-code", id: before.code }, ...change }, now);
  }
  const [code] = await withRedemptions(tx, [changed ? { ...before, endedAt } : before]);
  return code ? { changed, code } : null;
}
