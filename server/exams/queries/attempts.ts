import { and, asc, desc, eq, isNull, lt, sql } from "drizzle-orm";
import { compiled } from "../../db/compiled";
import type { Database, Write } from "../../db/database";
import type { DrawnQuestion } from "../rules/draw";
import { attemptAnswer, examAttempt } from "../schema";

export type AttemptRow = typeof examAttempt.$inferSelect;
type NewAttempt = Pick<
  AttemptRow,
  "accountId" | "examId" | "moduleId" | "locale" | "startedAt" | "deadline" | "passMark" | "title" | "validityMonths"
> & { questions: DrawnQuestion[] };

const atTarget = (accountId: number, examId: number, moduleId: number | null) =>
  and(
    eq(examAttempt.accountId, accountId),
    eq(examAttempt.examId, examId),
    moduleId === null ? isNull(examAttempt.moduleId) : eq(examAttempt.moduleId, moduleId),
  );

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
    .where(atTarget(accountId, examId, moduleId))
    .orderBy(desc(examAttempt.id));
}

const withAnswers = compiled((db) => {
  const saved = db
    .select({ all: sql`json_object_agg(${attemptAnswer.questionId}, ${attemptAnswer.savedAt})` })
    .from(attemptAnswer)
    .where(eq(attemptAnswer.attemptId, examAttempt.id));
  return db
    .select({ attempt: examAttempt, saved: sql<Record<string, string> | null>`${saved}` })
    .from(examAttempt)
    .where(
      and(
        eq(examAttempt.id, sql.placeholder("id")),
        eq(examAttempt.accountId, sql.placeholder("accountId")),
        eq(examAttempt.examId, sql.placeholder("examId")),
        sql`${examAttempt.moduleId} is not distinct from ${sql.placeholder("moduleId")}`,
      ),
    );
});

/** An attempt of an account at an exam or module, and when each of its answers was saved, by question id. */
export async function attemptWithAnswers(
  db: Database,
  { id, accountId, examId, moduleId }: Pick<AttemptRow, "id" | "accountId" | "examId" | "moduleId">,
): Promise<{ attempt: AttemptRow; savedAt: ReadonlyMap<string, Date> } | null> {
  const [row] = await withAnswers(db, { id, accountId, examId, moduleId });
  if (!row) return null;
  const entries = Object.entries(row.saved ?? {});
  return { attempt: row.attempt, savedAt: new Map(entries.map(([question, at]) => [question, new Date(at)])) };
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
export async function addAttempt(tx: Database, attempt: NewAttempt): Promise<AttemptRow> {
  const [added] = await tx.insert(examAttempt).values(attempt).returning();
  if (!added) throw new Error("The attempt was not added.");
  return added;
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

/** The saved answers of an attempt, by question id. */
export async function answersOf(db: Database, attemptId: number): Promise<Record<string, string[]>> {
  const rows = await db.select().from(attemptAnswer).where(eq(attemptAnswer.attemptId, attemptId));
  return Object.fromEntries(rows.map(({ questionId, answer }) => [questionId, answer]));
}

/** Saves an answer, replacing an earlier answer to the same question. */
export const saveAnswer = (
  tx: Database,
  attemptId: number,
  questionId: string,
  answer: string[],
  savedAt: Date,
): Write =>
  tx
    .insert(attemptAnswer)
    .values({ attemptId, questionId, answer, savedAt })
    .onConflictDoUpdate({
      target: [attemptAnswer.attemptId, attemptAnswer.questionId],
      set: { answer, savedAt },
    });

/** Removes the saved answer to a question, if there is one: it is unanswered. */
export const withdrawAnswer = (tx: Database, attemptId: number, questionId: string): Write =>
  tx.delete(attemptAnswer).where(and(eq(attemptAnswer.attemptId, attemptId), eq(attemptAnswer.questionId, questionId)));
