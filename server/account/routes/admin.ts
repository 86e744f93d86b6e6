import type { FastifyInstance } from "fastify";
import { type AdminUser, admin } from "../../../contract/account/admin";
import { certificateByHash, removeCertificate } from "../../certificates/queries/certificates";
import { ContentError } from "../../content/check-folder";
import { importContent } from "../../content/import";
import { problemText } from "../../content/source";
import { ApiError } from "../../http/api-error";
import { auditSource } from "../../http/audit-source";
import { registerEndpoint } from "../../http/register-endpoint";
import { type Account, findAccounts, type RightsAndBilling, updateAccount } from "../queries/accounts";
import { changedFields, recordAudit } from "../queries/audit";
import { refusal } from "../rules/access";

const userReply = ({ createdAt, ...account }: Account & { createdAt: Date }): AdminUser => ({
  id: account.id,
  email: account.email,
  name: account.name,
  permissions: account.permissions,
  specialRights: account.specialRights,
  paidStatus: account.paidStatus,
  productGroup: account.productGroup,
  promo: account.promo,
  createdAt: createdAt.toISOString(),
});

/** The flags that administrators set, one by one: the audit log lists which of them changed. */
const rightsOf = ({ permissions, specialRights, paidStatus, productGroup }: RightsAndBilling) => ({
  ...permissions,
  specialRights,
  paidStatus,
  productGroup,
});

/** What administrators do with accounts and certificates, and editors with the content (R10). */
export async function adminRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(app, admin.users, async ({ db, query: { search, ...page } }) => {
    const { data, total } = await findAccounts(db, search, page);
    return { data: data.map(userReply), total };
  });

  registerEndpoint(app, admin.updateUser, async ({ account, body, db, now, params: { id }, request }) => {
    // A locked-out administrator may be the only person who could undo it.
    if (id === account.id && body.permissions && !body.permissions["academy.admin"]) throw new ApiError("own_rights");
    const { permissions, specialRights, paidStatus, productGroup } = body;
    const updated = await updateAccount(db, id, {
      ...(permissions && { permissions }),
      ...(specialRights !== undefined && { specialRights }),
      ...(paidStatus !== undefined && { paidStatus }),
      ...(productGroup !== undefined && { productGroup }),
    });
    if (!updated) throw new ApiError("not_found");
    const change = changedFields(rightsOf(updated.before), rightsOf(updated.after));
    const entry = { action: "account-changed", target: { kind: "account", id } } as const;
    if (change) await recordAudit(db, { ...auditSource(request), ...entry, ...change }, now);
    return userReply(updated.after);
  });

  registerEndpoint(app, admin.revokeCertificate, async ({ account, db, now, params: { hash }, request }) => {
    const refused = refusal(account, "certificate.revoke");
    if (refused) throw new ApiError(refused);
    const one = await certificateByHash(db, hash);
    // Of several simultaneous calls one revokes it; the others find nothing to do.
    if (!one || !(await removeCertificate(db, one, now))) throw new ApiError("not_found");
    const entry = { action: "certificate-revoked", target: { kind: "certificate", id: hash } } as const;
    await recordAudit(db, { ...auditSource(request), ...entry }, now);
    return undefined;
  });

  registerEndpoint(app, admin.importContent, async ({ now, request }) => {
    const { maintenance, config } = app.academy;
    try {
      const by = auditSource(request);
      const { version, changed, courses, exams } = await importContent(maintenance, config.contentDir, now, { by });
      return { version, changed, courses, exams };
    } catch (thrown) {
      if (!(thrown instanceof ContentError)) throw thrown;
      const fields = thrown.problems.map((problem) => ({ path: problem.file, message: problemText(problem) }));
      throw new ApiError("invalid", { message: "The content folder contains mistakes; nothing was imported.", fields });
    }
  });
}
