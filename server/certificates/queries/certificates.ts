import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { cleanName } from "../../../contract/account/person-name";
import type { Database } from "../../db/database";
import { exam } from "../../db/schema/content";
import { certificate, examAttempt } from "../../exams/schema";

const columns = {
  id: certificate.id,
  hash: certificate.hash,
  accountId: certificate.accountId,
  examId: certificate.examId,
  name: certificate.name,
  title: certificate.title,
  score: certificate.score,
  issuedAt: certificate.issuedAt,
  expiresAt: certificate.expiresAt,
  deletedAt: certificate.deletedAt,
  revokedAt: certificate.revokedAt,
  examSlug: exam.slug,
};

/**
 * A certificate as it is shown everywhere: its name without characters that names may no longer contain. If nothing is
 * left, the learner has to choose a new name: a rename updates every certificate (R4).
 */
const shown = <Row extends { name: string }>(row: Row): Row => ({ ...row, name: cleanName(row.name) || "—" });

/** Neither deleted nor revoked. */
const isThere = and(isNull(certificate.deletedAt), isNull(certificate.revokedAt));

/** An account's certificates that are neither deleted nor revoked, newest first, regardless of clock changes; of one exam or of all. */
export async function certificatesOf(db: Database, accountId: number, examId?: number) {
  const rows = await db
    .select(columns)
    .from(certificate)
    .innerJoin(exam, eq(exam.id, certificate.examId))
    .where(
      and(
        eq(certificate.accountId, accountId),
        isThere,
        examId === undefined ? undefined : eq(certificate.examId, examId),
      ),
    )
    .orderBy(desc(certificate.id));
  return rows.map(shown);
}

export async function certificateByHash(db: Database, hash: string) {
  const [row] = await db
    .select(columns)
    .from(certificate)
    .innerJoin(exam, eq(exam.id, certificate.examId))
    .where(eq(certificate.hash, hash));
  return row ? shown(row) : null;
}

/** An account's certificate with this id; null for another account's. */
export async function certificateOfAccount(db: Database, accountId: number, id: number) {
  const [row] = await db
    .select(columns)
    .from(certificate)
    .innerJoin(exam, eq(exam.id, certificate.examId))
    .where(and(eq(certificate.accountId, accountId), eq(certificate.id, id)));
  return row ? shown(row) : null;
}

/** The title on an exam's certificates, taken from the latest one; works even if the exam no longer exists. */
export async function certificateTitle(db: Database, examSlug: string): Promise<string | null> {
  const [row] = await db
    .select({ title: certificate.title })
    .from(certificate)
    .innerJoin(exam, eq(exam.id, certificate.examId))
    .where(eq(exam.slug, examSlug))
    .orderBy(desc(certificate.id))
    .limit(1);
  return row?.title ?? null;
}

/** The highest id ever given to a certificate; null before the first. */
export async function lastCertificateId(db: Database): Promise<number | null> {
  const query = sql`select pg_sequence_last_value(pg_get_serial_sequence('certificate', 'id')::regclass) as last`;
  const { rows } = (await db.execute(query)) as { rows: { last: string | number | null }[] };
  const last = rows[0]?.last ?? null;
  return last === null ? null : Number(last);
}

/** The ids from `first` to `last` without a valid certificate: it was revoked, or deleted, alone or with its account. */
export async function revokedCertificates(db: Database, first: number, last: number): Promise<number[]> {
  const query = sql`
    select given.id from generate_series(${first}::bigint, ${last}::bigint) as given(id)
    where given.id > 0 and not exists (
      select from ${certificate} where ${certificate.id} = given.id and ${isThere}
    )`;
  const { rows } = (await db.execute(query)) as { rows: { id: string | number }[] };
  return rows.map(({ id }) => Number(id));
}

/** Passed attempts whose certificate has not been issued because a name is missing. Of one exam or of all. */
export async function passesWithoutCertificate(db: Database, accountId: number, examId?: number) {
  return db
    .select({
      id: examAttempt.id,
      examId: examAttempt.examId,
      title: examAttempt.title,
      validityMonths: examAttempt.validityMonths,
      score: examAttempt.score,
      finishedAt: examAttempt.finishedAt,
    })
    .from(examAttempt)
    .leftJoin(
      certificate,
      and(eq(certificate.accountId, examAttempt.accountId), eq(certificate.attemptId, examAttempt.id)),
    )
    .where(
      and(
        eq(examAttempt.accountId, accountId),
        eq(examAttempt.passed, true),
        // Only the whole exam earns one.
        isNull(examAttempt.moduleId),
        isNull(certificate.id),
        examId === undefined ? undefined : eq(examAttempt.examId, examId),
      ),
    );
}

export async function addCertificate(
  tx: Database,
  row: Omit<typeof certificate.$inferInsert, "id" | "deletedAt" | `revoked${string}`>,
): Promise<void> {
  await tx.insert(certificate).values(row);
}

/** Changes the name on all certificates of an account; their hashes stay (R4). */
export async function renameCertificates(tx: Database, accountId: number, name: string): Promise<void> {
  await tx
    .update(certificate)
    .set({ name })
    .where(and(eq(certificate.accountId, accountId), isNull(certificate.deletedAt)));
}

/** Deletes a certificate for good; false if it was deleted or revoked before, even by a simultaneous request. */
export async function removeCertificate(
  tx: Database,
  { id, accountId }: { id: number; accountId: number },
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(certificate)
    .set({ deletedAt: now })
    .where(and(eq(certificate.accountId, accountId), eq(certificate.id, id), isThere))
    .returning({ id: certificate.id });
  return rows.length > 0;
}
