import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  certificatesFile,
  type StaffCertificate,
  StaffCertificateFilters,
  staffCertificates,
} from "../../../contract/certificates/administration";
import { endpoint } from "../../../contract/endpoint";
import { uiLanguages } from "../../../src/i18n/languages";
import { recordAudit } from "../../account/queries/audit";
import type { Database } from "../../db/database";
import { ApiError } from "../../http/api-error";
import { auditSource } from "../../http/audit-source";
import { beginExport } from "../../http/begin-export";
import { sendCsv, tableOf } from "../../http/csv";
import { linkedFile } from "../../http/linked-file";
import { mailPlace } from "../../http/mail-place";
import { registerEndpoint } from "../../http/register-endpoint";
import { received } from "../../http/validate";
import { addMail } from "../../mail/queries/mails";
import {
  certificatesBefore,
  certifiedExams,
  type Held,
  heldCertificate,
  restoreCertificate,
  revokeCertificate,
} from "../queries/administration";

/** The file is not JSON, so it is no endpoint of the contract; its filters are checked as those of one. */
const file = endpoint({
  id: "staffCertificates.file",
  method: "GET",
  path: certificatesFile,
  summary: "",
  access: "administration",
  query: StaffCertificateFilters,
  reply: null,
});

const columns = [
  "number",
  "exam",
  "title",
  "name",
  "email",
  "score",
  "issued",
  "expires",
  "revoked",
  "revoked by",
  "reason",
  "note",
];

const cellsOf = (one: Held["certificate"]) => [
  one.hash,
  one.examSlug,
  one.title,
  one.name,
  one.holder.email,
  one.score,
  one.dateIssued,
  one.dateExpires ?? "",
  one.revoked?.at ?? "",
  one.revoked?.by ?? "",
  one.revoked?.reason ?? "",
  one.revoked?.note ?? "",
];

/** Certificates for administrators, who revoke and restore them (R62, record 77). */
export async function staffCertificateRoutes(app: FastifyInstance): Promise<void> {
  const { outbox } = app.academy;

  const reply = (certificate: Held["certificate"]): StaffCertificate => ({
    ...certificate,
    isHolderTold: outbox !== null,
  });

  /** @throws {ApiError} `not_found` */
  const held = async (db: Database, hash: string): Promise<Held> => {
    const found = await heldCertificate(db, hash);
    if (!found)
      throw new ApiError("not_found", { message: "There is no such certificate; its owner may have deleted it." });
    return found;
  };

  /** Tells the holder, in the language that the exam was taken in. */
  const tell = async (
    tx: Database,
    kind: "certificate-revoked" | "certificate-restored",
    { certificate: { hash, title, holder, revoked }, locale }: Held,
    { request, now }: { request: FastifyRequest; now: Date },
  ) => {
    if (!outbox || !revoked) return;
    const language = uiLanguages.find((one) => one === locale) ?? "en";
    const about = { hash, title, reason: revoked.reason, note: revoked.note };
    const { origin } = mailPlace(request);
    await addMail(tx, { kind, email: holder.email, language, origin, linkId: null, certificate: about }, now);
    outbox.wake();
  };

  registerEndpoint(app, staffCertificates.list, async ({ db, now, query: { before, limit, ...filters } }) => {
    const found = await certificatesBefore(db, filters, { before, limit: limit + 1, now });
    const data = found.slice(0, limit);
    const next = found.length > limit ? (data.at(-1)?.id ?? null) : null;
    return { data: data.map(reply), next, exams: await certifiedExams(db), now: now.toISOString() };
  });

  registerEndpoint(app, staffCertificates.revoke, async ({ account, body, db, now, params: { hash }, request }) => {
    const before = await held(db, hash);
    const isDone = await revokeCertificate(db, before.certificate, { at: now, by: account.id, ...body });
    const after = await held(db, hash);
    const { revoked } = after.certificate;
    if (!isDone) {
      const message = `This certificate was already revoked${revoked ? ` on ${revoked.at}` : ""}.`;
      throw new ApiError("conflict", { message });
    }
    const entry = { action: "certificate-revoked", target: { kind: "certificate", id: hash } } as const;
    // Not what the holder was told: it may name people, and the log outlives their accounts.
    const change = { before: { state: "issued" }, after: { state: "revoked", reason: body.reason } };
    await recordAudit(db, { ...auditSource(request), ...entry, ...change }, now);
    await tell(db, "certificate-revoked", after, { request, now });
    return reply(after.certificate);
  });

  registerEndpoint(app, staffCertificates.restore, async ({ db, now, params: { hash }, request }) => {
    const before = await held(db, hash);
    if (!(await restoreCertificate(db, before.certificate)))
      throw new ApiError("conflict", { message: "This certificate is not revoked." });
    const { revoked } = before.certificate;
    const entry = { action: "certificate-restored", target: { kind: "certificate", id: hash } } as const;
    const was = revoked && { revokedAt: revoked.at, reason: revoked.reason };
    const change = { before: { state: "revoked", ...was }, after: { state: "issued" } };
    await recordAudit(db, { ...auditSource(request), ...entry, ...change }, now);
    await tell(db, "certificate-restored", before, { request, now });
    return reply((await held(db, hash)).certificate);
  });

  app.get(certificatesFile, linkedFile, async (request, reply) => {
    const begun = { access: file.access, action: "certificates-exported" } as const;
    const filters = await beginExport(app, request, begun, () => received(file, request).query);
    const { db } = app.academy;
    const now = app.academy.now();
    const table = tableOf(columns, (range) => certificatesBefore(db, filters, { ...range, now }), cellsOf);
    return sendCsv(reply, "certificates.csv", table);
  });
}
