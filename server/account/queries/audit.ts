import { and, desc, eq, gte, lt, or, type SQL, sql } from "drizzle-orm";
import type { AuditAction } from "../../../contract/account/audit-actions";
import type { Database } from "../../db/database";
import { audit } from "../schema/audit";

/** Who acts, and from which network; both null for the command line and the server itself. */
export interface AuditSource {
  actorId: number | null;
  /** As `networkOf` shortens it. */
  address: string | null;
}

/** The command line or the server itself. */
export const fromSystem: AuditSource = { actorId: null, address: null };

export interface AuditEntry extends AuditSource {
  action: AuditAction;
  /** The target: an account by its id, a certificate by its hash. Never a name or an email address. */
  target?: { kind: "account" | "certificate" | "content" | "promo-code" | "site-settings"; id: number | string };
  /** Only the changed fields, before and after. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

const rowOf = ({ actorId, address, action, target, before, after }: AuditEntry, at: Date) => ({
  at,
  actorId,
  action,
  targetKind: target?.kind ?? null,
  targetId: target === undefined ? null : String(target.id),
  before: before ?? null,
  after: after ?? null,
  address,
});

/**
 * Records an action (R63).
 * @param tx the transaction of the action itself: both are stored, or neither is
 */
export async function recordAudit(tx: Database, entry: AuditEntry, at: Date): Promise<void> {
  await tx.insert(audit).values(rowOf(entry, at));
}

/**
 * An arbitrary number, the same in every process: entries that are recorded at most once per period wait for each
 * other.
 */
const onceLock = 7_319_003;

/**
 * Records an action unless the same action on the same target from the same network was recorded within the last
 * `seconds`: a lock is one row, however many attempts run into it (R63).
 */
export async function recordAuditOnce(tx: Database, entry: AuditEntry, at: Date, seconds: number): Promise<void> {
  const row = rowOf(entry, at);
  const same = (column: typeof audit.targetId | typeof audit.targetKind | typeof audit.address, value: string | null) =>
    sql`${column} is not distinct from ${value}`;
  await tx.transaction(async (within) => {
    await within.execute(sql`select pg_advisory_xact_lock(${onceLock})`);
    const [earlier] = await within
      .select({ id: audit.id })
      .from(audit)
      .where(
        and(
          gte(audit.at, new Date(at.getTime() - seconds * 1000)),
          eq(audit.action, row.action),
          same(audit.targetKind, row.targetKind),
          same(audit.targetId, row.targetId),
          same(audit.address, row.address),
        ),
      )
      .limit(1);
    if (!earlier) await within.insert(audit).values(row);
  });
}

/** The fields in which two objects differ, before and after; null if nothing changed. */
export function changedFields<T extends object>(before: T, after: T) {
  const keys = (Object.keys(after) as (keyof T & string)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  if (keys.length === 0) return null;
  const only = (of: T): Record<string, unknown> => Object.fromEntries(keys.map((key) => [key, of[key]]));
  return { before: only(before), after: only(after) };
}

export type AuditRow = typeof audit.$inferSelect;

/** Entries that an account made, and those about it. */
export const aboutAccount = (id: number): SQL | undefined =>
  or(eq(audit.actorId, id), and(eq(audit.targetKind, "account"), eq(audit.targetId, String(id))));

/** Recorded entries, newest first; filtered by account (as actor or as target), by action, and from an instant on. */
export async function auditRows(
  db: Database,
  { since, accountId, action, limit }: { since?: Date; accountId?: number; action?: string; limit: number },
): Promise<AuditRow[]> {
  return db
    .select()
    .from(audit)
    .where(
      and(
        since && gte(audit.at, since),
        accountId === undefined ? undefined : aboutAccount(accountId),
        action === undefined ? undefined : eq(audit.action, action),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(limit);
}

/** What was recorded about an account, oldest first, for its owner; other actors are not named. */
export async function auditOfAccount(db: Database, accountId: number) {
  const rows = await auditRows(db, { accountId, limit: 10_000 });
  return rows.reverse().map(({ at, action, before, after, address, actorId, targetKind }) => ({
    at,
    action,
    byOwner: actorId === accountId,
    ...(targetKind === "account" && { before, after }),
    address,
  }));
}

/** How long entries are kept, in days (R63); the table's trigger has the same number. */
export const auditDays = 400;

/** Removes expired entries, by both the application's and the database's clock. */
export async function removeOldAudit(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - auditDays * 24 * 60 * 60 * 1000);
  await db.delete(audit).where(and(lt(audit.at, before), sql`${audit.at} < now() - interval '400 days'`));
}
