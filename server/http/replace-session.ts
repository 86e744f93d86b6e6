import type { FastifyRequest } from "fastify";
import { addSession, removeSession } from "../account/queries/sessions";
import { deviceOf } from "../account/rules/device";
import type { Database } from "../db/database";
import { networkOf } from "./network-of";
import { hashOf, newToken, sessionSeconds, tokenOf } from "./session-cookie";

/**
 * Signs an account in, always with a new session; the session that the request came with ends (R16). Its owner has just
 * proved to be the owner.
 * @returns the new session's token, for the cookie
 */
export async function replaceSession(
  db: Database,
  request: FastifyRequest,
  accountId: number,
  now: Date,
): Promise<string> {
  const old = tokenOf(request);
  if (old !== null) await removeSession(db, hashOf(old));
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
  const device = { ...deviceOf(request.headers["user-agent"]), network: networkOf(request.ip) };
  const times = { createdAt: now, confirmedAt: now, expiresAt };
  await addSession(db, { tokenHash: hashOf(token), accountId, ...times, ...device });
  return token;
}
