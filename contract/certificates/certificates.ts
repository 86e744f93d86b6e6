import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { Id, IdParam, Instant, Percent, Slug } from "../primitives";

/** A certificate in its owner's list. Without `dateExpires` it does not expire (R4). */
export const Certificate = z.object({
  id: Id,
  hash: z.string(),
  /** Path of the public page. */
  url: z.string(),
  title: z.string(),
  examSlug: Slug,
  name: z.string(),
  score: Percent,
  dateIssued: Instant,
  dateExpires: z.nullable(Instant),
});
export type Certificate = z.infer<typeof Certificate>;

/**
 * What anyone may see of a certificate by its hash; for a deleted certificate, only that it was deleted (R4, L10), and
 * for a revoked one neither its owner nor the reason.
 */
export const PublicCertificate = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("issued"),
    hash: z.string(),
    name: z.string(),
    title: z.string(),
    /** Null once the exam has no page. */
    examSlug: z.nullable(Slug),
    dateIssued: Instant,
    dateExpires: z.nullable(Instant),
    /** The server's time at this response, to tell whether and when the certificate expires (R43). */
    now: Instant,
  }),
  z.object({ state: z.literal("deleted"), hash: z.string() }),
  z.object({
    state: z.literal("revoked"),
    hash: z.string(),
    title: z.string(),
    examSlug: z.nullable(Slug),
    dateIssued: Instant,
    dateRevoked: Instant,
  }),
]);
export type PublicCertificate = z.infer<typeof PublicCertificate>;

export const CertificateHash = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

export const certificates = {
  list: endpoint({
    id: "certificates.list",
    method: "GET",
    path: "/academy/private/api/v3/certificate/",
    summary: "The learner's certificates, newest first.",
    access: "signed-in",
    reply: z.object({ data: z.array(Certificate), total: z.int(), now: Instant }),
  }),
  remove: endpoint({
    id: "certificates.remove",
    method: "DELETE",
    path: "/academy/private/api/v3/certificate/{id}/delete/",
    summary:
      "Deletes one of the learner's own certificates; its public page then says so. Another learner's certificate answers 404.",
    access: "signed-in",
    params: z.object({ id: IdParam }),
    reply: null,
    csrf: true,
    idempotent: true,
  }),
  byHash: endpoint({
    id: "certificates.byHash",
    method: "GET",
    path: "/academy/public/api/v2/certificates/{hash}/",
    summary: "A certificate by its public hash, for anyone who has the link.",
    access: "public",
    params: z.object({ hash: CertificateHash }),
    reply: PublicCertificate,
  }),
};
