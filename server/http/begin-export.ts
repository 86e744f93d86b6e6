import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AuditAction } from "../../contract/account/audit-actions";
import type { Access } from "../../contract/endpoint";
import { recordAudit } from "../account/queries/audit";
import { namedAccount } from "../account/queries/audit-log";
import { refusalToCall, visitor } from "../account/rules/access";
import type { Database } from "../db/database";
import { ApiError } from "./api-error";
import { auditSource } from "./audit-source";
import { withinBudget } from "./budget";
import { authenticate } from "./register-endpoint";

/** How the audit log calls a list that left the site. */
export type ExportAction = AuditAction & `${string}-exported`;

/**
 * A filter as the audit log has it, which keeps no names and no email addresses (record 27): of the words that were
 * searched for only that there were some, of an account its id, and null for an address that none has.
 */
async function withoutNames(db: Database, filter: object): Promise<Record<string, unknown>> {
  const { search, account, ...rest } = filter as Record<string, unknown>;
  return {
    ...rest,
    ...(typeof search === "string" && search !== "" && { search: true }),
    ...(typeof account === "string" && { account: await namedAccount(db, account) }),
  };
}

/**
 * Begins a list that leaves the site as a file: only those who may see the list get it, and the audit log says who had
 * it, with which filter (R63).
 * @param readFilter reads the filter from the request
 * @throws {ApiError} for everybody else, and for a filter that is invalid
 */
export function beginExport<Filter extends object>(
  app: FastifyInstance,
  request: FastifyRequest,
  { access, action }: { access: Access; action: ExportAction },
  readFilter: () => Filter,
): Promise<Filter> {
  const { db, now } = app.academy;
  return withinBudget(request, async () => {
    const account = await authenticate(app, request);
    const refused = refusalToCall(account ?? visitor, access);
    if (refused) throw new ApiError(refused);
    const filter = readFilter();
    const after = await withoutNames(db, filter);
    await recordAudit(db, { ...auditSource(request), action, after }, now());
    return filter;
  });
}
