import type { FastifyRequest } from "fastify";

/**
 * Whether a request is made for another account than that of its session (`Account-Id`): its page was opened before
 * somebody else signed in in the same browser. What one learner does must not count for the other.
 */
export function isForAnother({ headers }: FastifyRequest, accountId: number): boolean {
  const intended = headers["account-id"];
  return intended !== undefined && intended !== String(accountId);
}
