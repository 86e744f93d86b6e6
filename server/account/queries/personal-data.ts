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
import { webinarRegistration } from "../../library/schema";
import { mailsTo } from "../../mail/queries/mails";
import { account, knownDevice, session } from "../schema/accounts";
import { passkey, recoveryCode } from "../schema/passkeys";
import { auditOfAccount } from "./audit";

/** Every table whose rows belong to one account, by its name in the export; other accounts are not named. */
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
  webinarRegistrations: webinarRegistration,
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
  return attempts.map(({ questions, accountId: _, isCounted: __, ...attempt }) => ({
    ...attempt,
    questions: questions.map(({ id, text }) => ({ id, text })),
    answers: answers
      .filter(({ attemptId }) => attemptId === attempt.id)
      .map(({ questionId, answer, savedAt }) => ({ questionId, answer, savedAt })),
  }));
}

/** How an account signs in and where it is signed in, without what signs in: keys, codes and tokens (L24). */
async function waysIn(db: Database, accountId: number): Promise<Record<string, Row[]>> {
  const sessions = await db
    .select({
      createdAt: session.createdAt,
      usedAt: session.usedAt,
      expiresAt: session.expiresAt,
      browser: session.browser,
      system: session.system,
      network: session.network,
    })
    .from(session)
    .where(eq(session.accountId, accountId));
  const knownDevices = await db
    .select({ signedInAt: knownDevice.signedInAt })
    .from(knownDevice)
    .where(eq(knownDevice.accountId, accountId));
  const passkeys = await db
    .select({
      name: passkey.name,
      createdAt: passkey.createdAt,
      usedAt: passkey.usedAt,
      isBackedUp: passkey.isBackedUp,
    })
    .from(passkey)
    .where(eq(passkey.accountId, accountId));
  const recoveryCodes = await db
    .select({ createdAt: recoveryCode.createdAt, usedAt: recoveryCode.usedAt })
    .from(recoveryCode)
    .where(eq(recoveryCode.accountId, accountId));
  return { sessions, knownDevices, passkeys, recoveryCodes };
}

/** All stored data of an account except its password, keys and codes, and the secrets of its sessions and browsers. */
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
    records[name] = rows.map(({ accountId: _, doneBy: __, revokedBy: ___, ...rest }) => rest);
  }
  return {
    account: { ...own, hasPassword: passwordHash !== null },
    records: {
      ...records,
      examAttempts: await attemptsIn(db, accountId),
      ...(await waysIn(db, accountId)),
      mails: await mailsTo(db, row.email),
      audit: await auditOfAccount(db, accountId),
    },
  };
}
