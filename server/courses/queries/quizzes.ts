import { and, eq, inArray } from "drizzle-orm";
import type { Database, Write } from "../../db/database";
import type { Outcomes } from "../rules/quiz";
import { quizAudit, quizTry } from "../schema";

const ofStep = (accountId: number, stepId: number) => and(eq(quizTry.accountId, accountId), eq(quizTry.stepId, stepId));

/** The answers in the current try of a quiz. */
export async function quizAnswers(db: Database, accountId: number, stepId: number): Promise<Outcomes> {
  const [row] = await db.select({ answers: quizTry.answers }).from(quizTry).where(ofStep(accountId, stepId));
  return row?.answers ?? {};
}

/** Stores the answers of the current try; the first answer begins it. */
export const storeQuiz = (tx: Database, accountId: number, stepId: number, answers: Outcomes, now: Date): Write =>
  tx
    .insert(quizTry)
    .values({ accountId, stepId, answers, startedAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: [quizTry.accountId, quizTry.stepId], set: { answers, updatedAt: now } });

/** Starts a new try; a completed step stays completed. */
export const restartQuiz = (tx: Database, accountId: number, stepId: number, now: Date): Write =>
  tx.update(quizTry).set({ answers: {}, startedAt: now, updatedAt: now }).where(ofStep(accountId, stepId));

/** Clears the current tries of these quizzes; returns their number. */
export async function forgetQuizzes(tx: Database, accountId: number, steps: readonly number[]): Promise<number> {
  const gone = await tx
    .delete(quizTry)
    .where(and(eq(quizTry.accountId, accountId), inArray(quizTry.stepId, [...steps])))
    .returning({ id: quizTry.stepId });
  return gone.length;
}

/** Records how learners go through a quiz. */
export const auditQuiz = (
  tx: Database,
  accountId: number,
  note: Pick<typeof quizAudit.$inferInsert, "stepId" | "event" | "questionId">,
  now: Date,
): Write => tx.insert(quizAudit).values({ accountId, ...note, notedAt: now });
