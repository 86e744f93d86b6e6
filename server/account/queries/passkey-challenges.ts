import { and, eq, gt, lt } from "drizzle-orm";
import type { Database } from "../../db/database";
import { passkeyChallenge, pendingSignIn } from "../schema/passkeys";

/** What a signature is for: it counts for nothing else. */
export type Purpose = "add" | "confirm" | "sign-in" | "second-step";

/** A challenge, and what its answer has to come with. */
export interface Challenge {
  challengeHash: string;
  holderHash: string;
  purpose: Purpose;
}

/** Stores a challenge. */
export async function addChallenge(db: Database, challenge: Challenge, expiresAt: Date): Promise<void> {
  await db.insert(passkeyChallenge).values({ ...challenge, expiresAt });
}

/**
 * Takes a challenge that was given to this holder: nobody can take it again, whatever comes of the answer.
 * @returns what for; null if there is none, or it has expired
 */
export async function takeChallenge(
  db: Database,
  { challengeHash, holderHash }: Omit<Challenge, "purpose">,
  now: Date,
): Promise<Purpose | null> {
  const which = and(
    eq(passkeyChallenge.challengeHash, challengeHash),
    eq(passkeyChallenge.holderHash, holderHash),
    gt(passkeyChallenge.expiresAt, now),
  );
  const [row] = await db.delete(passkeyChallenge).where(which).returning({ purpose: passkeyChallenge.purpose });
  return (row?.purpose as Purpose | undefined) ?? null;
}

/** Remembers that somebody gave the right password in this browser. */
export async function addPendingSignIn(
  db: Database,
  pending: { holderHash: string; accountId: number },
  expiresAt: Date,
): Promise<void> {
  await db.insert(pendingSignIn).values({ ...pending, expiresAt });
}

const isPending = (holderHash: string, now: Date) =>
  and(eq(pendingSignIn.holderHash, holderHash), gt(pendingSignIn.expiresAt, now));

/** The account whose password was right in this browser; null if there is none, or it is too long ago. */
export async function pendingAccount(db: Database, holderHash: string, now: Date): Promise<number | null> {
  const [row] = await db
    .select({ accountId: pendingSignIn.accountId })
    .from(pendingSignIn)
    .where(isPending(holderHash, now));
  return row?.accountId ?? null;
}

/** Ends what the password began, as its second step is done. @returns whether it was still open */
export async function takePendingSignIn(tx: Database, holderHash: string, now: Date): Promise<boolean> {
  const taken = await tx
    .delete(pendingSignIn)
    .where(isPending(holderHash, now))
    .returning({ accountId: pendingSignIn.accountId });
  return taken.length > 0;
}

/** Ends what a password has begun that no longer counts. */
export async function endPendingSignIns(tx: Database, accountId: number): Promise<void> {
  await tx.delete(pendingSignIn).where(eq(pendingSignIn.accountId, accountId));
}

/** Removes challenges that nobody answered. */
export const removeOldChallenges = (tx: Database, now: Date) =>
  tx.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, now));

/** Removes sign-ins that were not finished. */
export const removeOldPendingSignIns = (tx: Database, now: Date) =>
  tx.delete(pendingSignIn).where(lt(pendingSignIn.expiresAt, now));
