import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { output } from "zod/mini";
import { cleanName } from "../../../contract/account/person-name";
import type {
  RevocationReason,
  StaffCertificate,
  StaffCertificateFilters,
} from "../../../contract/certificates/administration";
import { isCalled } from "../../account/queries/accounts";
import { account } from "../../account/schema/accounts";
import type { Database } from "../../db/database";
import { exam } from "../../db/schema/content";
import { certificate, examAttempt } from "../../exams/schema";
import { hashIn } from "../rules/certificate-search";

export type Filters = output<typeof StaffCertificateFilters>;

const revoker = alias(account, "revoker");

/** Certificates with their holders, and with the names of who revoked them. */
const certificates = (db: Database) =>
  db
    .select({
      certificate,
      examSlug: exam.slug,
      email: account.email,
      locale: examAttempt.locale,
      revokedBy: revoker.name,
    })
    .from(certificate)
    .innerJoin(exam, eq(exam.id, certificate.examId))
    .innerJoin(account, eq(account.id, certificate.accountId))
    .innerJoin(
      examAttempt,
      and(eq(examAttempt.accountId, certificate.accountId), eq(examAttempt.id, certificate.attemptId)),
    )
    .leftJoin(revoker, eq(revoker.id, certificate.revokedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof certificates>>[number];

/** A certificate as it is stored. */
type StoredCertificate = Omit<StaffCertificate, "isHolderTold">;

/** A certificate, and the language that its holder took the exam in. */
export interface Held {
  certificate: StoredCertificate;
  locale: string;
}

const asHeld = ({ certificate: row, examSlug, email, locale, revokedBy }: Row): Held => ({
  locale,
  certificate: {
    id: row.id,
    hash: row.hash,
    url: `/academy/certificates/${row.hash}/`,
    title: row.title,
    examSlug,
    name: cleanName(row.name) || "—",
    holder: { id: row.accountId, email },
    score: row.score,
    dateIssued: row.issuedAt.toISOString(),
    dateExpires: row.expiresAt?.toISOString() ?? null,
    revoked: row.revokedAt && {
      at: row.revokedAt.toISOString(),
      reason: row.revokedReason ?? "other",
      note: row.revokedNote ?? "",
      by: revokedBy === null ? null : cleanName(revokedBy),
    },
  },
});

const isRevoked = isNotNull(certificate.revokedAt);

const inState = (state: Filters["state"], now: Date): SQL | undefined => {
  if (state === undefined) return undefined;
  if (state === "revoked") return isRevoked;
  const time =
    state === "expired"
      ? lte(certificate.expiresAt, now)
      : or(isNull(certificate.expiresAt), gt(certificate.expiresAt, now));
  return and(isNull(certificate.revokedAt), time);
};

/** Whose certificate it is: the number that was pasted, or a part of the holder's name or address. */
async function found(db: Database, search: string): Promise<SQL | undefined> {
  if (search === "") return undefined;
  const hash = hashIn(search);
  const [known] =
    hash === null ? [] : await db.select({ id: certificate.id }).from(certificate).where(eq(certificate.hash, hash));
  if (known) return eq(certificate.id, known.id);
  // A rename changes every certificate of the account, so its name is the one on them.
  const holders = db.select({ id: account.id }).from(account).where(isCalled(search));
  return inArray(certificate.accountId, holders);
}

/** Certificates that match the filters, newest first, from before an id on. */
export async function certificatesBefore(
  db: Database,
  { search, exam: slug, state }: Filters,
  { before, limit, now }: { before?: number | undefined; limit: number; now: Date },
): Promise<StoredCertificate[]> {
  const rows = await certificates(db)
    .where(
      and(
        isNull(certificate.deletedAt),
        before === undefined ? undefined : lt(certificate.id, before),
        slug === undefined ? undefined : eq(exam.slug, slug),
        inState(state, now),
        await found(db, search),
      ),
    )
    .orderBy(desc(certificate.id))
    .limit(limit);
  return rows.map((row) => asHeld(row).certificate);
}

/** A certificate that its owner has not deleted; null if there is none with this hash. */
export async function heldCertificate(db: Database, hash: string): Promise<Held | null> {
  const [row] = await certificates(db).where(and(eq(certificate.hash, hash), isNull(certificate.deletedAt)));
  return row ? asHeld(row) : null;
}

/** The exams that certificates were issued for, each with the title of its latest one. */
export async function certifiedExams(db: Database): Promise<{ slug: string; title: string }[]> {
  const latest = db
    .select({ title: certificate.title })
    .from(certificate)
    .where(eq(certificate.examId, exam.id))
    .orderBy(desc(certificate.id))
    .limit(1)
    .as("latest");
  return db
    .select({ slug: exam.slug, title: latest.title })
    .from(exam)
    .innerJoinLateral(latest, sql`true`)
    .orderBy(asc(latest.title), asc(exam.slug));
}

type Identified = Pick<StoredCertificate, "id" | "holder">;

/** With its account, so that the statement touches the rows of one account only. */
const isOne = (id: number, holder: { id: number }): SQL | undefined =>
  and(eq(certificate.accountId, holder.id), eq(certificate.id, id));

/** Revokes a certificate; false if it already is, or was deleted, even by a simultaneous request. */
export async function revokeCertificate(
  tx: Database,
  { id, holder }: Identified,
  { at, by, reason, note }: { at: Date; by: number; reason: RevocationReason; note: string },
): Promise<boolean> {
  const rows = await tx
    .update(certificate)
    .set({ revokedAt: at, revokedBy: by, revokedReason: reason, revokedNote: note })
    .where(and(isOne(id, holder), isNull(certificate.deletedAt), isNull(certificate.revokedAt)))
    .returning({ id: certificate.id });
  return rows.length > 0;
}

/** Takes a revocation back; false if there is none, even because of a simultaneous request. */
export async function restoreCertificate(tx: Database, { id, holder }: Identified): Promise<boolean> {
  const rows = await tx
    .update(certificate)
    .set({ revokedAt: null, revokedBy: null, revokedReason: null, revokedNote: null })
    .where(and(isOne(id, holder), isNull(certificate.deletedAt), isRevoked))
    .returning({ id: certificate.id });
  return rows.length > 0;
}
