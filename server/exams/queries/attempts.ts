import { and, asc, desc, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "../../db/database";
import type { DrawnQuestion } from "../rules/draw";
import { attemptAnswer, examAttempt } from "../schema";

export type AttemptRow = typeof examAttempt.$inferSelect;
type NewAttempt = Pick<
  AttemptRow,
  "accountId" | "examId" | "moduleId" | "locale" | "startedAt" | "deadline" | "passMark" | "title" | "validityMonths"
> & { questions: DrawnQuestion[] };

/** An account's attempts at an exam, or at one of its modules, newest first. */
export async function attemptsOf(
  db: Database,
  accountId: number,
  examId: number,
  moduleId: number | null,
): Promise<AttemptRow[]> {
  return db
    .select()
    .from(examAttempt)
    .where(
      and(
        eq(examAttempt.accountId, accountId),
        eq(examAttempt.examId, examId),
        moduleId === null ? isNull(examAttempt.moduleId) : eq(examAttempt.moduleId, moduleId),
      ),
    )
    .orderBy(desc(examAttempt.id));
}

/** All attempts of an account without their questions, newest first. */
export async function attemptFacts(db: Database, accountId: number) {
  return db
    .select({
      examId: examAttempt.examId,
      moduleId: examAttempt.moduleId,
      finishedAt: examAttempt.finishedAt,
      passed: examAttempt.passed,
    })
    .from(examAttempt)
    .where(eq(examAttempt.accountId, accountId))
    .orderBy(desc(examAttempt.id));
}

/** The open attempts of an account. */
export async function openAttempts(db: Database, accountId: number): Promise<AttemptRow[]> {
  return db
    .select()
    .from(examAttempt)
    .where(and(eq(examAttempt.accountId, accountId), isNull(examAttempt.finishedAt)))
    .orderBy(asc(examAttempt.id));
}

/** Whether an account has an open attempt with a deadline before an instant. */
export async function isAnyOverdue(db: Database, accountId: number, before: Date): Promise<boolean> {
  const rows = await db
    .select({ id: examAttempt.id })
    .from(examAttempt)
    .where(and(eq(examAttempt.accountId, accountId), isNull(examAttempt.finishedAt), lt(examAttempt.deadline, before)))
    .limit(1);
  return rows.length > 0;
}

/** Accounts with an attempt whose deadline is before an instant, longest overdue first. */
export async function accountsOverdue(db: Database, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: examAttempt.accountId })
    .from(examAttempt)
    .where(and(isNull(examAttempt.finishedAt), lt(examAttempt.deadline, before)))
    .orderBy(asc(examAttempt.deadline))
    .limit(limit);
  return [...new Set(rows.map(({ id }) => id))];
}

/** Adds an open attempt; a second one for the same account and exam violates a constraint. */
export async function addAttempt(tx: Database, attempt: NewAttempt): Promise<void> {
  await tx.insert(examAttempt).values(attempt);
}

export async function closeAttempt(
  tx: Database,
  { id, accountId }: Pick<AttemptRow, "id" | "accountId">,
  end: { finishedAt: Date; finishedBy: "learner" | "clock"; passed: boolean; score: number },
): Promise<void> {
  await tx
    .update(examAttempt)
    .set(end)
    .where(and(eq(examAttempt.accountId, accountId), eq(examAttempt.id, id)));
}

/** The saved answers of an attempt. */
export async function savedAnswers(db: Database, attemptId: number): Promise<(typeof attemptAnswer.$inferSelect)[]> {
  return db.select().from(attemptAnswer).where(eq(attemptAnswer.attemptId, attemptId));
}

/** The same by question id. */
export async function answersOf(db: Database, attemptId: number): Promise<Record<string, string[]>> {
  const rows = await savedAnswers(db, attemptId);
  return Object.fromEntries(rows.map(({ questionId, answer }) => [questionId, answer]));
}

/** Saves an answer, replacing an earlier answer to the same question. */
export async function saveAnswer(
  tx: Database,
  attemptId: number,
  questionId: string,
  answer: string[],
  now: Date,
): Promise<void> {
  const row = { attemptId, questionId, answer, savedAt: now };
  await tx
    .insert(attemptAnswer)
    .values(row)
    .onConflictDoUpdate({
      target: [attemptAnswer.attemptId, attemptAnswer.questionId],
      set: { answer, savedAt: now },
    });
}
