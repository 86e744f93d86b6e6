import { and, desc, eq, gt, lte, ne, not, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import { compiled } from "../../db/compiled";
import type { Database } from "../../db/database";
import { idleLimit, isUseDue, useInterval } from "../rules/idle";
import { account, session } from "../schema/accounts";
import { type Account, accountColumns, isStaff, toAccount } from "./accounts";

/** A session that has not ended, and whose it is. */
export interface OpenSession {
  account: Account;
  id: number;
  usedAt: Date;
  /** When its owner last proved to be the owner. */
  confirmedAt: Date | null;
}

/** When a session that is still open ends at the earliest, and when it was last used at the earliest. */
interface Open<Instant> {
  now: Instant;
  usedByStaff: Instant;
  usedByLearner: Instant;
}

/** The values of `isOpenThen`. */
export const openAt = (now: Date): Open<Date> => ({
  now,
  usedByStaff: new Date(now.getTime() - idleLimit.staff),
  usedByLearner: new Date(now.getTime() - idleLimit.learner),
});

const isOpen = ({ now, usedByStaff, usedByLearner }: Open<Date | Placeholder>): SQL | undefined => {
  const isInUse = or(gt(session.usedAt, usedByStaff), and(gt(session.usedAt, usedByLearner), not(isStaff)));
  return and(gt(session.expiresAt, now), isInUse);
};

/** Neither too old nor idle for too long (R60). For statements about a session together with its account. */
export const isOpenAt = (now: Date): SQL | undefined => isOpen(openAt(now));

/** The same in a compiled statement. */
export const isOpenThen = isOpen({
  now: sql.placeholder("now"),
  usedByStaff: sql.placeholder("usedByStaff"),
  usedByLearner: sql.placeholder("usedByLearner"),
});

const openSession = compiled((db) =>
  db
    .select({
      ...accountColumns,
      sessionId: session.id,
      usedAt: session.usedAt,
      confirmedAt: session.confirmedAt,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.tokenHash, sql.placeholder("tokenHash")), isOpenThen)),
);

/** The session of a token and the account that it belongs to, or null if the session has ended. */
export async function findSession(db: Database, tokenHash: string, now: Date): Promise<OpenSession | null> {
  const [row] = await openSession(db, { tokenHash, ...openAt(now) });
  if (!row) return null;
  const { sessionId, usedAt, confirmedAt, ...own } = row;
  return { account: toAccount(own), id: sessionId, usedAt, confirmedAt };
}

/** Stores that a session was used just now, unless that was stored some minutes ago (R60). */
export async function noteUse(
  db: Database,
  { tokenHash, accountId, usedAt }: { tokenHash: string; accountId: number; usedAt: Date },
  now: Date,
): Promise<void> {
  if (!isUseDue(usedAt, now)) return;
  await db
    .update(session)
    .set({ usedAt: now })
    .where(
      and(
        eq(session.tokenHash, tokenHash),
        eq(session.accountId, accountId),
        // Another request may have been faster.
        lte(session.usedAt, new Date(now.getTime() - useInterval)),
      ),
    );
}

type NewSession = Omit<typeof session.$inferInsert, "id">;

/** Adds a session, which has been used just now if nothing else is said. */
export async function addSession(db: Database, row: NewSession): Promise<void> {
  await db.insert(session).values({ usedAt: row.createdAt, ...row });
}

export async function removeSession(db: Database, tokenHash: string): Promise<boolean> {
  const removed = await db
    .delete(session)
    .where(eq(session.tokenHash, tokenHash))
    .returning({ accountId: session.accountId });
  return removed.length > 0;
}

/** How many sessions a list has at most; ending all others ends the rest too. */
const maxListed = 100;

/** The sessions of an account that have not ended: the current one, then the others, the last used first. */
export const sessionsOf = (db: Database, accountId: number, current: number, now: Date) =>
  db
    .select({
      id: session.id,
      browser: session.browser,
      system: session.system,
      network: session.network,
      createdAt: session.createdAt,
      usedAt: session.usedAt,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.accountId, accountId), isOpenAt(now)))
    .orderBy(desc(sql`${session.id} = ${current}`), desc(session.usedAt), desc(session.id))
    .limit(maxListed);

/** Ends a session of this account. @returns whether there was one */
export async function endSessionOf(tx: Database, accountId: number, id: number): Promise<boolean> {
  const ended = await tx
    .delete(session)
    .where(and(eq(session.accountId, accountId), eq(session.id, id)))
    .returning({ id: session.id });
  return ended.length > 0;
}

/** Stores that the owner of a session has just proved to be the owner. */
export async function confirmSession(tx: Database, accountId: number, id: number, now: Date): Promise<void> {
  await tx
    .update(session)
    .set({ confirmedAt: now })
    .where(and(eq(session.accountId, accountId), eq(session.id, id)));
}

/** Ends all sessions of an account but this one. @returns how many there were */
export async function endOtherSessions(tx: Database, accountId: number, current: number): Promise<number> {
  const ended = await tx
    .delete(session)
    .where(and(eq(session.accountId, accountId), ne(session.id, current)))
    .returning({ id: session.id });
  return ended.length;
}
