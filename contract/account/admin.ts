import { z } from "zod/mini";
import { CertificateHash } from "../certificates/certificates";
import { endpoint } from "../endpoint";
import { Id, IdParam, Instant, page, pageNumber, SearchText } from "../primitives";
import { PaidStatus, Permissions, ProductGroup } from "./session";

const base = "/academy/private/api/v2/admin";

/** An account as administrators see it (R10). */
export const AdminUser = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  permissions: Permissions,
  specialRights: z.boolean(),
  paidStatus: PaidStatus,
  productGroup: ProductGroup,
  promo: z.nullable(z.string()),
  createdAt: Instant,
});
export type AdminUser = z.infer<typeof AdminUser>;

export const admin = {
  users: endpoint({
    id: "admin.users",
    method: "GET",
    path: `${base}/users/`,
    summary: "Accounts whose email address or name contains the search words, ordered by email address.",
    access: "administration",
    query: z.object({
      search: z._default(SearchText, ""),
      page: pageNumber(1, 100_000),
      limit: pageNumber(20, 100),
    }),
    reply: page(AdminUser),
  }),
  updateUser: endpoint({
    id: "admin.updateUser",
    method: "PUT",
    path: `${base}/users/{id}/`,
    summary: "Sets an account's permissions and billing. Administrators cannot remove their own administrator right.",
    access: "administration",
    params: z.object({ id: IdParam }),
    body: z.object({
      permissions: z.optional(Permissions),
      specialRights: z.optional(z.boolean()),
      paidStatus: z.optional(PaidStatus),
      productGroup: z.optional(ProductGroup),
    }),
    reply: AdminUser,
    idempotent: true,
  }),
  revokeCertificate: endpoint({
    id: "admin.revokeCertificate",
    method: "POST",
    path: `${base}/certificates/{hash}/revoke/`,
    summary: "Revokes a certificate; its public page then says that it was deleted.",
    access: "administration",
    params: z.object({ hash: CertificateHash }),
    reply: null,
    idempotent: true,
  }),
  importContent: endpoint({
    id: "admin.importContent",
    method: "POST",
    path: `${base}/content/import/`,
    summary: "Imports the content folder, all or nothing. Mistakes are listed file by file (R10).",
    access: "editing",
    reply: z.object({ version: z.string(), changed: z.boolean(), courses: z.int(), exams: z.int() }),
  }),
};
