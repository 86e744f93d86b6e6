import { asc, eq, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import {
  courseRating,
  enrolment,
  episodeWatched,
  onboardingPass,
  promoEnd,
  quizAudit,
  quizTry,
  stepCompletion,
  stepNote,
  videoPosition,
} from "../../courses/schema";
import type { Database } from "../../db/database";
import { feedback, promoRedemption } from "../../engagement/schema";
import { attemptAnswer, certificate, examAttempt } from "../../exams/schema";
import { flowComment } from "../../flows/schema";
import { mailsTo } from "../../mail/queries/mails";
import { account, knownDevice, session } from "../schema/accounts";
import { auditOfAccount } from "./audit";

/** Every table whose rows belong to one account, by its name in the export. */
const ownTables: Record<string, PgTable & { accountId: PgColumn }> = {
  enrolments: enrolment,
  completedSteps: stepCompletion,
  stepNotes: stepNote,
  videoPositions: videoPosition,
  quizTries: quizTry,
  quizAudits: quizAudit,
  courseRatings: courseRating,
  promoVideosSeen: promoEnd,
  episodesWatched: episodeWatched,
  onboardingSteps: onboardingPass,
  certificates: certificate,
  feedback,
  promoCodes: promoRedemption,
  flowComments: flowComment,
};

type Row = Record<string, unknown>;

/** What an account did in its exams: the questions as they were asked and the answers, without the key. */
async function attemptsIn(db: Database, accountId: number): Promise<Row[]> {
  const attempts = await db
    .select()
    .from(examAttempt)
    .where(eq(examAttempt.accountId, accountId))
    .orderBy(asc(examAttempt.id));
  const answers = await db
    .select()
    .from(attemptAnswer)
    .where(
      inArray(
        attemptAnswer.attemptId,
        attempts.map(({ id }) => id),
      ),
    );
  return attempts.map(({ questions, accountId: _, ...attempt }) => ({
    ...attempt,
    questions: questions.map(({ id, text }) => ({ id, text })),
    answers: answers
      .filter(({ attemptId }) => attemptId === attempt.id)
      .map(({ questionId, answer, savedAt }) => ({ questionId, answer, savedAt })),
  }));
}

/** All stored data of an account except its password and the secrets of its sessions and browsers. */
export async function personalData(
  db: Database,
  accountId: number,
): Promise<{ account: Row; records: Record<string, Row[]> }> {
  const [row] = await db.select().from(account).where(eq(account.id, accountId));
  if (!row) throw new Error(`Account ${accountId} no longer exists.`);
  const { passwordHash, ...own } = row;
  const records: Record<string, Row[]> = {};
  for (const [name, table] of Object.entries(ownTables)) {
    const rows: Row[] = await db.select().from(table).where(eq(table.accountId, accountId));
    records[name] = rows.map(({ accountId: _, ...rest }) => rest);
  }
  const sessions = await db
    .select({ createdAt: session.createdAt, expiresAt: session.expiresAt })
    .from(session)
    .where(eq(session.accountId, accountId));
  const knownDevices = await db
    .select({ signedInAt: knownDevice.signedInAt })
    .from(knownDevice)
    .where(eq(knownDevice.accountId, accountId));
  return {
    account: { ...own, hasPassword: passwordHash !== null },
    records: {
      ...records,
      examAttempts: await attemptsIn(db, accountId),
      sessions,
      knownDevices,
      mails: await mailsTo(db, row.email),
      audit: await auditOfAccount(db, accountId),
    },
  };
}
