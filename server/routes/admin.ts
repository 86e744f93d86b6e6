import type { FastifyInstance } from "fastify";
import { type AdminUser, admin } from "../../contract/admin";
import { ContentError } from "../content/check-folder";
import { importContent } from "../content/import";
import { problemText } from "../content/source";
import { type Account, findAccounts, updateAccount } from "../db/queries/accounts";
import { certificateByHash, deleteCertificate } from "../db/queries/certificates";
import { refusal } from "../domain/access";
import { ApiError } from "../http/api-error";
import { implement } from "../http/implement";

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

/** What administrators do with accounts and certificates, and editors with the content (R10). */
export async function adminRoutes(app: FastifyInstance): Promise<void> {
  implement(app, admin.users, async ({ db, query: { search, ...page } }) => {
    const { data, total } = await findAccounts(db, search, page);
    return { data: data.map(userReply), total };
  });

  implement(app, admin.updateUser, async ({ account, body, db, params: { id } }) => {
    // Whoever locks themselves out locks out perhaps the only one who could undo it.
    if (id === account.id && body.permissions && !body.permissions["academy.admin"]) throw new ApiError("own_rights");
    const { permissions, specialRights, paidStatus, productGroup } = body;
    const updated = await updateAccount(db, id, {
      ...(permissions && { permissions }),
      ...(specialRights !== undefined && { specialRights }),
      ...(paidStatus !== undefined && { paidStatus }),
      ...(productGroup !== undefined && { productGroup }),
    });
    if (!updated) throw new ApiError("not_found");
    return userReply(updated);
  });

  implement(app, admin.revokeCertificate, async ({ account, db, now, params: { hash } }) => {
    const one = await certificateByHash(db, hash);
    const refused = one && !one.deletedAt ? refusal(account, "certificate.revoke") : "not_found";
    if (!one || refused) throw new ApiError(refused ?? "not_found");
    await deleteCertificate(db, one.id, now);
    return undefined;
  });

  implement(app, admin.importContent, async ({ now }) => {
    const { maintenance } = app.academy;
    try {
      const { version, changed, courses, exams } = await importContent(maintenance, app.academy.config.contentDir, now);
      return { version, changed, courses, exams };
    } catch (thrown) {
      if (!(thrown instanceof ContentError)) throw thrown;
      const fields = thrown.problems.map((problem) => ({ path: problem.file, message: problemText(problem) }));
      throw new ApiError("invalid", { message: "The content folder has mistakes; nothing was imported.", fields });
    }
  });
}
