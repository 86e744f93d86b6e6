import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { clearSharedCookie, cookieOf, hasOldName, setSharedCookie } from "./shared-cookie";

const cookieName = "academy_session";

/** How long a session lasts, in seconds. */
export const sessionSeconds = 30 * 24 * 60 * 60;

/** A new session token: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The stored form of a token. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The session token of a request, if it is well-formed. */
export function tokenOf(request: FastifyRequest): string | null {
  const token = cookieOf(request, cookieName) ?? "";
  return /^[\w-]{43}$/.test(token) ? token : null;
}

/** For the whole host: the root also looks up the session (R10). */
const cookie = { httpOnly: true, path: "/" };

/**
 * Gives the browser its session: not readable by scripts, not sent by other sites' forms (R16), the same in all
 * languages.
 */
export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  setSharedCookie(request, reply, cookieName, token, { ...cookie, maxAge: sessionSeconds });

/** Renews a session under the cookie name of earlier versions with the current name: an upgrade signs nobody out. */
export function renameSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  const token = tokenOf(request);
  if (token !== null && hasOldName(request, cookieName)) setSessionCookie(request, reply, token);
}

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  clearSharedCookie(request, reply, cookieName, cookie);

/** The CSRF token of a session: it cannot be computed without reading the session's cookie (R17). */
export const csrfTokenOf = (token: string): string =>
  createHmac("sha256", token).update("academy csrf").digest("base64url");

/** Compares in constant time. */
export function isCsrfToken(token: string, given: unknown): boolean {
  const expected = Buffer.from(csrfTokenOf(token));
  const actual = Buffer.from(typeof given === "string" ? given : "");
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
