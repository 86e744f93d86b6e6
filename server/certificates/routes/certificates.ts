import type { FastifyInstance } from "fastify";
import { type Certificate, certificates, type PublicCertificate } from "../../../contract/certificates/certificates";
import { recordAudit } from "../../account/queries/audit";
import { refusal } from "../../account/rules/access";
import type { Catalogue } from "../../content/catalogue";
import { examSlugOf } from "../../courses/routes/course-replies";
import { finishOverdue } from "../../exams/finish";
import { ApiError } from "../../http/api-error";
import { auditSource } from "../../http/audit-source";
import { registerEndpoint } from "../../http/register-endpoint";
import { certificateByHash, certificateOfAccount, certificatesOf, removeCertificate } from "../queries/certificates";

/** A certificate as its owner sees it. */
export const certificateOf = (one: Awaited<ReturnType<typeof certificatesOf>>[number]): Certificate => ({
  id: one.id,
  hash: one.hash,
  url: `/academy/certificates/${one.hash}/`,
  title: one.title,
  examSlug: one.examSlug,
  name: one.name,
  score: one.score,
  dateIssued: one.issuedAt.toISOString(),
  dateExpires: one.expiresAt?.toISOString() ?? null,
});

/** The exam's slug, if it is public and its slug is not another exam's by now. */
const shownExam = (catalogue: Catalogue, { examId, examSlug }: { examId: number; examSlug: string }): string | null =>
  catalogue.exam(examSlug)?.id === examId ? examSlugOf(catalogue, examSlug) : null;

/** Certificates: the owner's list, deletion, and the public page by hash (R4, L10). */
export async function certificateRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(
    app,
    certificates.list,
    async ({ account, db, now }) => {
      const data = (await certificatesOf(db, account.id)).map(certificateOf);
      return { data, total: data.length, now: now.toISOString() };
    },
    // An attempt ended by the clock may have earned one.
    { before: ({ account, db, now }) => finishOverdue(db, account.id, now) },
  );

  registerEndpoint(app, certificates.remove, async ({ account, db, now, params: { id }, request }) => {
    const one = await certificateOfAccount(db, account.id, id);
    const refused = one ? refusal(account, "certificate.delete", { ownerId: one.accountId }) : "not_found";
    if (!one || refused || !(await removeCertificate(db, one, now))) throw new ApiError(refused ?? "not_found");
    const entry = { action: "certificate-deleted", target: { kind: "certificate", id: one.hash } } as const;
    await recordAudit(db, { ...auditSource(request), ...entry }, now);
    return undefined;
  });

  registerEndpoint(
    app,
    certificates.byHash,
    async ({ catalogue, db, now, params: { hash } }): Promise<PublicCertificate> => {
      const one = await certificateByHash(db, hash);
      if (!one) throw new ApiError("not_found");
      if (one.deletedAt) return { state: "deleted", hash };
      const examSlug = shownExam(catalogue, one);
      if (one.revokedAt) {
        const { title, issuedAt, revokedAt } = one;
        const dates = { dateIssued: issuedAt.toISOString(), dateRevoked: revokedAt.toISOString() };
        return { state: "revoked", hash, title, examSlug, ...dates };
      }
      return {
        state: "issued",
        hash,
        name: one.name,
        title: one.title,
        examSlug,
        dateIssued: one.issuedAt.toISOString(),
        dateExpires: one.expiresAt?.toISOString() ?? null,
        now: now.toISOString(),
      };
    },
  );
}
