import type { FastifyRequest } from "fastify";
import { addSession, removeSession } from "../account/queries/sessions";
import type { Database } from "../db/database";
import { hashOf, newToken, sessionSeconds, tokenOf } from "./session-cookie";

/**
 * Signs an account in, always with a new session; the session that the request came with ends (R16).
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
  await addSession(db, { tokenHash: hashOf(token), accountId, createdAt: now, expiresAt });
  return token;
}
