import { type Account, lockAccount } from "../account/queries/accounts";
import type { Database } from "../db/database";
import { issueCertificates } from "./certify";
import {
  type AttemptRow,
  accountsOverdue,
  answersOf,
  closeAttempt,
  isAnyOverdue,
  openAttempts,
} from "./queries/attempts";
import { endOf, graceSeconds, grade, isOver } from "./rules/attempt";

/** Ends an open attempt: grades the saved answers and issues the certificate. The account must be locked. */
export async function finishAttempt(tx: Database, account: Account, attempt: AttemptRow, now: Date): Promise<void> {
  const { score, passed } = grade(attempt.questions, await answersOf(tx, attempt.id), attempt.passMark);
  await closeAttempt(tx, attempt, { ...endOf(attempt, now), passed, score });
  if (passed) await issueCertificates(tx, account);
}

/** A deadline before this instant has passed, including its grace period (R2). */
const graceBefore = (now: Date): Date => new Date(now.getTime() - graceSeconds * 1000);

/**
 * Ends the attempts of an account whose deadline and grace period have passed, with the saved answers (R2). In its own
 * transaction: even if the following command is rejected, the attempt stays ended.
 */
export async function finishOverdue(db: Database, accountId: number, now: Date): Promise<void> {
  // Called with every request about exams: attempts with their questions are only read if there is something to do.
  if (!(await isAnyOverdue(db, accountId, graceBefore(now)))) return;
  const isOverdue = ({ deadline }: AttemptRow) => isOver(deadline, now);
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    for (const attempt of (await openAttempts(tx, accountId)).filter(isOverdue))
      await finishAttempt(tx, account, attempt, now);
  });
}

/** Ends overdue attempts of learners who never came back. */
export async function sweepOverdue(db: Database, now: Date): Promise<void> {
  for (const accountId of await accountsOverdue(db, graceBefore(now), 100)) await finishOverdue(db, accountId, now);
}
