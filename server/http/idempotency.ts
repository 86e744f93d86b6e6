import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { invalid } from "./api-error";

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
