import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { Id, IdParam, Instant, Percent, pageNumber, SearchText, Slug, trimmedText } from "../primitives";
import { CertificateHash } from "./certificates";

const base = "/academy/private/api/v2/admin/certificates";

/** The file with the certificates that a list would show; served beside the API, with the filters of the list. */
export const certificatesFile = "/academy/private/api/v2/admin/certificates.csv";

/** Why a certificate was revoked: cheating, another person's exam, a mistake of ours, or something else. */
export const revocationReasons = ["cheating", "identity", "mistake", "other"] as const;
export const RevocationReason = z.enum(revocationReasons);
export type RevocationReason = z.infer<typeof RevocationReason>;

/** What the holder is told in addition to the reason: 0–500 code points. */
export const RevocationNote = trimmedText(0, 500);

/** Why a certificate is revoked. Another reason than those of the list has to be written. */
export const Revocation = z
  .object({ reason: RevocationReason, note: z._default(RevocationNote, "") })
  .check(z.refine(({ reason, note }) => reason !== "other" || note !== "", { path: ["note"], error: "is missing" }));
export type Revocation = z.infer<typeof Revocation>;

/** A certificate as administrators see it. Those that their owners have deleted are not among them. */
export const StaffCertificate = z.object({
  id: Id,
  hash: z.string(),
  /** Path of the public page. */
  url: z.string(),
  title: z.string(),
  examSlug: Slug,
  name: z.string(),
  holder: z.object({ id: Id, email: z.string() }),
  /** Whether a mail tells its holder when it is revoked or restored: a site without a mail server sends none. */
  isHolderTold: z.boolean(),
  score: Percent,
  dateIssued: Instant,
  dateExpires: z.nullable(Instant),
  /** When, why and by whom (null if that account was deleted) it was revoked; null while it is not. */
  revoked: z.nullable(
    z.object({ at: Instant, reason: RevocationReason, note: z.string(), by: z.nullable(z.string()) }),
  ),
});
export type StaffCertificate = z.infer<typeof StaffCertificate>;

/** A revoked certificate is `revoked`, whether it would have expired or not. */
export const CertificateState = z.enum(["valid", "expired", "revoked"]);
export type CertificateState = z.infer<typeof CertificateState>;

/** The filters of the list and of the file. */
export const StaffCertificateFilters = z.object({
  /** A part of the holder's name or email address; or a certificate's number, or the address of its page. */
  search: z._default(SearchText, ""),
  /** Of any exam, also of one that no longer exists. */
  exam: z.optional(Slug),
  state: z.optional(CertificateState),
});

/** Certificates for administrators (R62). */
export const staffCertificates = {
  list: endpoint({
    id: "staffCertificates.list",
    method: "GET",
    path: `${base}/`,
    summary: "Certificates, newest first. A page begins after an id, so it stays the same while others are issued.",
    access: "administration",
    query: z.object({
      ...StaffCertificateFilters.shape,
      /** The `next` of the page before. */
      before: z.optional(IdParam),
      limit: pageNumber(20, 100),
    }),
    reply: z.object({
      data: z.array(StaffCertificate),
      /** Where the next page begins; null on the last one. */
      next: z.nullable(Id),
      /** The exams that certificates were issued for, by title: also those that no longer exist. */
      exams: z.array(z.object({ slug: Slug, title: z.string() })),
      /** The server's time, to tell which ones have expired. */
      now: Instant,
    }),
  }),
  revoke: endpoint({
    id: "staffCertificates.revoke",
    method: "POST",
    path: `${base}/{hash}/revoke/`,
    summary:
      "Revokes a certificate and tells its holder why: its public page says so, its badge is no longer valid, and it has no PDF. If it already is revoked, 409 `conflict`.",
    access: "administration",
    params: z.object({ hash: CertificateHash }),
    body: Revocation,
    reply: StaffCertificate,
    idempotent: true,
    confirmed: true,
  }),
  restore: endpoint({
    id: "staffCertificates.restore",
    method: "POST",
    path: `${base}/{hash}/restore/`,
    summary: "Takes the revocation of a certificate back, and tells its holder. If it is not revoked, 409 `conflict`.",
    access: "administration",
    params: z.object({ hash: CertificateHash }),
    reply: StaffCertificate,
    idempotent: true,
    confirmed: true,
  }),
};
