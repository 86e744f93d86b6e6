import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database";
import type { Outcomes } from "../rules/quiz";
import { quizAudit, quizTry } from "../schema";

const ofStep = (accountId: number, stepId: number) => and(eq(quizTry.accountId, accountId), eq(quizTry.stepId, stepId));

/** The answers in the current try of a quiz. */
export async function quizAnswers(db: Database, accountId: number, stepId: number): Promise<Outcomes> {
  const [row] = await db.select({ answers: quizTry.answers }).from(quizTry).where(ofStep(accountId, stepId));
  return row?.answers ?? {};
}

/** The same, locked against changes by others until the transaction ends. */
export async function lockQuiz(tx: Database, accountId: number, stepId: number, now: Date): Promise<Outcomes> {
  await tx
    .insert(quizTry)
    .values({ accountId, stepId, answers: {}, startedAt: now, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ answers: quizTry.answers })
    .from(quizTry)
    .where(ofStep(accountId, stepId))
    .for("update");
  return row?.answers ?? {};
}

export async function storeQuiz(
  tx: Database,
  accountId: number,
  stepId: number,
  answers: Outcomes,
  now: Date,
): Promise<void> {
  await tx.update(quizTry).set({ answers, updatedAt: now }).where(ofStep(accountId, stepId));
}

/** Starts a new try; a completed step stays completed. */
export async function restartQuiz(tx: Database, accountId: number, stepId: number, now: Date): Promise<void> {
  await tx.update(quizTry).set({ answers: {}, startedAt: now, updatedAt: now }).where(ofStep(accountId, stepId));
}

/** Clears the current tries of these quizzes; returns their number. */
export async function forgetQuizzes(tx: Database, accountId: number, steps: readonly number[]): Promise<number> {
  const gone = await tx
    .delete(quizTry)
    .where(and(eq(quizTry.accountId, accountId), inArray(quizTry.stepId, [...steps])))
    .returning({ id: quizTry.stepId });
  return gone.length;
}

/** Records how learners go through a quiz. */
export async function auditQuiz(
  tx: Database,
  accountId: number,
  note: Pick<typeof quizAudit.$inferInsert, "stepId" | "event" | "questionId">,
  now: Date,
): Promise<void> {
  await tx.insert(quizAudit).values({ accountId, ...note, notedAt: now });
}
