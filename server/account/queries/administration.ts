import { and, count, eq, exists, isNull, not, type SQL, sql } from "drizzle-orm";
import type { AccountFilter } from "../../../contract/account/admin";
import type { Database } from "../../db/database";
import { account, session } from "../schema/accounts";
import { type Account, accountColumns, isCalled, isStaff, lockAccount, toAccount } from "./accounts";
import { type IdRange, pageBy, pageOf } from "./id-pages";
import { isOpenAt } from "./sessions";

/** An account in the list, with what only administrators see. */
export type ListedAccount = Account & { createdAt: Date };

const listed = { ...accountColumns, createdAt: account.createdAt };

/** Whether an account has a right; an index has the accounts with rights of staff. */
const has = (right: string): SQL => sql`${account.permissions} @> ${JSON.stringify({ [right]: true })}::jsonb`;

/** The kind of an account's plan as `planOf` says it. */
const planAt = (now: Date): SQL => {
  const at = now.toISOString();
  return sql`case
    when ${isStaff} then 'staff'
    when ${account.paidStatus} in ('paid', 'admin_paid') then 'paid'
    when ${account.paidStatus} = 'trial' then 'trial'
    when ${account.trialUntil} > ${at} and not coalesce(${account.plusUntil} > ${at} and ${account.plusUntil} >= ${account.trialUntil}, false) then 'trial'
    when ${account.plusUntil} > ${at} then 'plus'
    else 'free' end`;
};

/** Whether an account is signed in somewhere. */
const hasSession = (db: Database, now: Date): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(session)
      .where(and(eq(session.accountId, account.id), isOpenAt(now))),
  );

function rightOf(right: AccountFilter["right"]): SQL | undefined {
  if (right === undefined) return undefined;
  if (right === "none") return sql`not jsonb_path_exists(${account.permissions}, '$.* ? (@ == true)')`;
  // What the index has is said first, so that the few accounts of staff are not looked for among all.
  return right === "academy.admin" || right === "academy.courses.edit" ? and(isStaff, has(right)) : has(right);
}

function stateOf(db: Database, state: AccountFilter["state"], now: Date): SQL | undefined {
  if (state === undefined) return undefined;
  if (state === "elsewhere") return isNull(account.passwordHash);
  return state === "signed-in" ? hasSession(db, now) : not(hasSession(db, now));
}

/** The accounts that a filter matches. */
function matching(db: Database, { search, plan, right, state }: AccountFilter, now: Date): SQL | undefined {
  return and(
    search === "" ? undefined : isCalled(search),
    plan === undefined ? undefined : sql`${planAt(now)} = ${plan}`,
    rightOf(right),
    stateOf(db, state, now),
  );
}

const withDate = ({ createdAt, ...row }: Parameters<typeof toAccount>[0] & { createdAt: Date }): ListedAccount => ({
  ...toAccount(row),
  createdAt,
});

/** The statement for a page of accounts, for a test of its plan. */
export function accountsStatement(db: Database, filter: AccountFilter, range: IdRange & { limit: number }, now: Date) {
  const { within, order } = pageBy(account.id, range);
  return db
    .select(listed)
    .from(account)
    .where(and(matching(db, filter, now), within))
    .orderBy(order)
    .limit(range.limit + 1);
}

/** A page of the accounts that a filter matches, the newest first (R62). */
export async function listAccounts(
  db: Database,
  filter: AccountFilter,
  range: IdRange & { limit: number },
  now: Date,
): Promise<{ data: ListedAccount[]; next: number | null; previous: number | null }> {
  const rows = await accountsStatement(db, filter, range, now);
  return pageOf(rows.map(withDate), range.limit, range);
}

/** How many accounts a filter matches. */
export async function countAccounts(db: Database, filter: AccountFilter, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(account)
    .where(matching(db, filter, now));
  return row?.total ?? 0;
}

/** One account as administrators see it; null if it does not exist. */
export async function accountForStaff(db: Database, id: number): Promise<ListedAccount | null> {
  const [row] = await db.select(listed).from(account).where(eq(account.id, id));
  return row ? withDate(row) : null;
}

/** How many accounts have the right to administer. */
export async function countAdministrators(db: Database): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(account)
    .where(and(isStaff, has("academy.admin")));
  return row?.total ?? 0;
}

/** An arbitrary number, the same in every process: changes of staff rights wait for each other. */
const staffLock = 7_319_004;

/**
 * Waits for other changes of staff rights, and says whether the one who changes them now is still an administrator. So
 * two administrators cannot remove each other at once, and one always remains.
 */
export async function mayChangeStaff(tx: Database, actorId: number): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${staffLock})`);
  const [row] = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, actorId), has("academy.admin")));
  return row !== undefined;
}

/**
 * Whether nobody else administers the site, for a transaction that removes this account and has locked it. Accounts that
 * are being removed at the same time do not count; locks that others hold are not waited for, so nobody waits for each
 * other.
 */
export async function isLastAdministrator(tx: Database, id: number): Promise<boolean> {
  const administers = and(isStaff, has("academy.admin"));
  const [own] = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, id), administers));
  if (!own) return false;
  const [other] = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(not(eq(account.id, id)), administers))
    .limit(1)
    .for("key share", { skipLocked: true });
  return other === undefined;
}

/** Ends all sessions of an account but this one. @returns how many there were that had not ended by themselves */
export async function endAllSessions(tx: Database, accountId: number, except: number, now: Date): Promise<number> {
  // Of several simultaneous calls one ends them; the others find none.
  await lockAccount(tx, accountId);
  const open = await countSessions(tx, accountId, except, now);
  await tx.delete(session).where(and(eq(session.accountId, accountId), not(eq(session.id, except))));
  return open;
}

/** How many sessions of an account have not ended, without this one. */
export async function countSessions(db: Database, accountId: number, except: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.accountId, accountId), not(eq(session.id, except)), isOpenAt(now)));
  return row?.total ?? 0;
}
