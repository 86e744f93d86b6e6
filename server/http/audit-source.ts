import type { FastifyRequest } from "fastify";
import type { AuditSource } from "../account/queries/audit";
import { networkOf } from "./network-of";

/**
 * The caller of a request, as recorded in the audit log (R63).
 * @param actorId if the request does not have it: an account that is just signing in
 */
export const auditSource = (request: FastifyRequest, actorId = request.account?.id ?? null): AuditSource => ({
  actorId,
  address: networkOf(request.ip),
});
