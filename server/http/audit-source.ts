import type { FastifyRequest } from "fastify";
import type { AuditSource } from "../account/queries/audit";
import { networkOf } from "./network-of";

/**
 * Who makes a request, as the audit log says it (R63).
 * @param actorId where the request itself does not say it: an account that is just signing in
 */
export const auditSource = (request: FastifyRequest, actorId = request.account?.id ?? null): AuditSource => ({
  actorId,
  address: networkOf(request.ip),
});
