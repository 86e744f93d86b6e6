import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Database } from "../db/database";
import { claimKey, storeReply } from "../db/queries/idempotency";
import { ApiError, invalid } from "./api-error";

/**
 * The `Idempotency-Key` of a request, or null without one (R18).
 * @throws {ApiError} `invalid` if it is empty or longer than 100 characters.
 */
export function keyOf(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || !/^[\x20-\x7e]{1,100}$/.test(key))
    throw invalid("headers.idempotency-key", "must have 1 to 100 characters");
  return key;
}

/** Method, path and validated body: what makes a request a repeat. */
export const requestHash = (request: FastifyRequest, body: unknown): string =>
  createHash("sha256")
    .update(`${request.method} ${request.url.split("?")[0]}\n${JSON.stringify(body) ?? ""}`)
    .digest("hex");

/**
 * Runs a command once per key, in the command's own transaction: either both the effect and the response are stored or
 * neither is. A second request with the key waits for the first one's transaction, then gets its response. Errors roll
 * back and are not stored.
 * @param isLocked whether the account is locked for the command
 * @throws {ApiError} `key_reused` for another request under the key.
 */
export async function onceByKey(
  tx: Database,
  claim: { accountId: number; key: string; requestHash: string; now: Date },
  isLocked: boolean,
  run: () => Promise<unknown>,
): Promise<{ reply: unknown; replayed: boolean }> {
  const earlier = await claimKey(tx, claim, isLocked);
  if (earlier) {
    if (earlier.requestHash !== claim.requestHash) throw new ApiError("key_reused");
    return { reply: earlier.reply, replayed: true };
  }
  const reply = await run();
  await storeReply(tx, claim, reply);
  return { reply, replayed: false };
}
