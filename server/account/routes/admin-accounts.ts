import type { FastifyInstance } from "fastify";
import { type AdminUser, admin } from "../../../contract/account/admin";
import { ApiError } from "../../http/api-error";
import { auditSource } from "../../http/audit-source";
import { registerEndpoint } from "../../http/register-endpoint";
import { type RightsAndBilling, updateAccount } from "../queries/accounts";
import {
  accountForStaff,
  countAccounts,
  countAdministrators,
  countSessions,
  endAllSessions,
  type ListedAccount,
  listAccounts,
  mayChangeStaff,
} from "../queries/administration";
import { changedFields, recordAudit } from "../queries/audit";
import { listAudit } from "../queries/audit-log";
import { sessionsOf } from "../queries/sessions";
import { planOf } from "../rules/plan";
import { changesStaff, isLockedOut, isSame } from "../rules/rights";

const userReply = (account: ListedAccount, now: Date): AdminUser => {
  const { kind, until } = planOf(account, now);
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    permissions: account.permissions,
    specialRights: account.specialRights,
    paidStatus: account.paidStatus,
    productGroup: account.productGroup,
    plan: { kind, until: until?.toISOString() ?? null },
    promo: account.promo,
    createdAt: account.createdAt.toISOString(),
  };
};

/** The flags that administrators set, one by one: the audit log lists which of them changed. */
const rightsOf = ({ permissions, specialRights, paidStatus, productGroup }: RightsAndBilling) => ({
  ...permissions,
  specialRights,
  paidStatus,
  productGroup,
});

/** How many of an account's last entries its page shows. */
const shownEntries = 10;

/** What administrators do with accounts (R10, R62). */
export async function adminAccountRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(app, admin.users, async ({ db, now, query: { limit, before, after, ...filter } }) => {
    const page = await listAccounts(db, filter, { limit, before, after }, now);
    return {
      ...page,
      data: page.data.map((one) => userReply(one, now)),
      total: await countAccounts(db, filter, now),
    };
  });

  registerEndpoint(app, admin.user, async ({ db, now, params: { id }, request }) => {
    const account = await accountForStaff(db, id);
    if (!account) throw new ApiError("not_found");
    const current = request.session?.id ?? 0;
    const sessions = await sessionsOf(db, id, current, now);
    const { data } = await listAudit(db, { account: String(id) }, { limit: shownEntries });
    return {
      ...userReply(account, now),
      sessions: sessions.map(({ createdAt, usedAt, ...one }) => ({
        ...one,
        signedInAt: createdAt.toISOString(),
        usedAt: usedAt.toISOString(),
      })),
      otherSessions: await countSessions(db, id, current, now),
      administrators: await countAdministrators(db),
      audit: data,
    };
  });

  registerEndpoint(app, admin.updateUser, async ({ account, body, db, now, params: { id }, request }) => {
    const { was, ...change } = body;
    // A locked-out administrator may be the only person who could undo it.
    if (id === account.id && body.permissions && isLockedOut(body.permissions)) throw new ApiError("own_rights");
    const isBillingSet = body.paidStatus !== undefined || body.productGroup !== undefined;
    if (isBillingSet && app.academy.integrations.billing !== null)
      throw new ApiError("not_offered", {
        message: "An external system keeps the billing records; change paidStatus and productGroup there.",
      });
    if (body.permissions && !(await mayChangeStaff(db, account.id))) throw new ApiError("forbidden");
    const { permissions, specialRights, paidStatus, productGroup } = change;
    const updated = await updateAccount(db, id, {
      ...(permissions && { permissions }),
      ...(specialRights !== undefined && { specialRights }),
      ...(paidStatus !== undefined && { paidStatus }),
      ...(productGroup !== undefined && { productGroup }),
    });
    if (!updated) throw new ApiError("not_found");
    const { before, after } = updated;
    // The transaction is rolled back: who decided by something else sees first what it is now.
    if (was && !isSame(was, before.permissions)) throw new ApiError("conflict");
    const target = { kind: "account", id } as const;
    const source = auditSource(request);
    const changed = changedFields(rightsOf(before), rightsOf(after));
    if (changed) await recordAudit(db, { ...source, action: "account-changed", target, ...changed }, now);
    // Nobody goes on with rights of staff, or gets them, in a session that was opened without this decision.
    const sessionsEnded = changesStaff(before.permissions, after.permissions)
      ? await endAllSessions(db, id, request.session?.id ?? 0, now)
      : 0;
    if (sessionsEnded > 0)
      await recordAudit(db, { ...source, action: "session-ended", target, after: { sessions: sessionsEnded } }, now);
    return { ...userReply(after, now), sessionsEnded };
  });

  registerEndpoint(app, admin.endSessions, async ({ db, now, params: { id }, request }) => {
    if (!(await accountForStaff(db, id))) throw new ApiError("not_found");
    const sessionsEnded = await endAllSessions(db, id, request.session?.id ?? 0, now);
    const entry = { action: "session-ended", target: { kind: "account", id } } as const;
    if (sessionsEnded > 0)
      await recordAudit(db, { ...auditSource(request), ...entry, after: { sessions: sessionsEnded } }, now);
    return { sessionsEnded };
  });

  registerEndpoint(app, admin.audit, ({ db, query: { limit, before, after, ...filter } }) =>
    listAudit(db, filter, { limit, before, after }),
  );
}
