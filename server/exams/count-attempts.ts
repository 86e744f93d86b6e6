import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Database } from "../db/database";
import { addCounts } from "../engagement/queries/answer-counts";
import { countOfAttempt, countsOfAnswer } from "../engagement/rules/answer-counts";
import { attemptAnswer, examAttempt } from "./schema";

/** How many attempts are counted in one transaction, and how many transactions follow each other in one sweep. */
const batch = 40;
const maxBatches = 100;

/**
 * Adds finished attempts to the sums of the reports, each once, also those of earlier versions. Another process skips
 * those that are being counted.
 * @returns how many it counted
 */
async function countBatch(tx: Database): Promise<number> {
  const attempts = await tx
    .select()
    .from(examAttempt)
    .where(and(isNotNull(examAttempt.finishedAt), eq(examAttempt.isCounted, false)))
    .orderBy(asc(examAttempt.id))
    .limit(batch)
    .for("update", { skipLocked: true });
  if (attempts.length === 0) return 0;
  const ids = attempts.map(({ id }) => id);
  const answers = await tx.select().from(attemptAnswer).where(inArray(attemptAnswer.attemptId, ids));
  const counts = attempts.flatMap((attempt) => {
    const own = answers.filter(({ attemptId }) => attemptId === attempt.id);
    const counted = attempt.questions.flatMap((question) => {
      const given = own.find(({ questionId }) => questionId === question.id);
      return given ? countsOfAnswer(question, given.answer) : [];
    });
    const at = attempt.finishedAt ?? attempt.startedAt;
    const target = { kind: "exam" as const, targetId: attempt.examId, locale: attempt.locale, at };
    return [...counted, countOfAttempt(attempt.passed === true)].map((one) => ({ ...target, ...one }));
  });
  await addCounts(tx, counts);
  await tx.update(examAttempt).set({ isCounted: true }).where(inArray(examAttempt.id, ids));
  return attempts.length;
}

/** Counts what has finished since the last time, in short transactions. */
export async function countFinishedAttempts(db: Database): Promise<void> {
  for (let done = 0; done < maxBatches; done += 1) if ((await db.transaction((tx) => countBatch(tx))) < batch) return;
}
