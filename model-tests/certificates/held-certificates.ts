import { type StaffCertificate, staffCertificates } from "../../contract/certificates/administration";
import type { CertificatesPage } from "../../machines/certificates/staff-certificates";
import { exam } from "../shared/demo-content";

const at = "2026-03-01T12:00:00.000Z";

/** A certificate of Ada, valid or revoked. */
export const held = (isRevoked = false, id = 9): StaffCertificate => ({
  id,
  hash: `hash-of-certificate-${id}`,
  url: `/academy/certificates/hash-of-certificate-${id}/`,
  title: exam.title,
  examSlug: "seo",
  name: "Ada",
  holder: { id: 7, email: "ada@academy.test" },
  isHolderTold: true,
  score: 90,
  dateIssued: "2025-03-01T10:00:00.000Z",
  dateExpires: null,
  revoked: isRevoked ? { at, reason: "mistake", note: "Sorry.", by: "Boss" } : null,
});
/** A page of the list. */
export const pageWith = (data: StaffCertificate[], next: number | null = null): CertificatesPage => ({
  data,
  next,
  exams: [{ slug: "seo", title: exam.title }],
  now: at,
});

/** The name of a certificate's button. */
export const changeOf = (intent: "revoke" | "restore") =>
  `${intent === "revoke" ? "Revoke" : "Restore"} the certificate of Ada: ${exam.title}`;

/** One of two calls, by what was asked. */
export const revokeOrRestore = {
  ...staffCertificates.revoke,
  path: staffCertificates.revoke.path.replace("revoke", "{change}"),
};
