import type { FastifyReply, FastifyRequest } from "fastify";
import { session } from "../../contract/account/session";
import { challengeMs } from "../account/rules/passkey";
import { clearSharedCookie, cookieOf, setSharedCookie } from "./shared-cookie";

const cookieName = "academy_passkey";
/** Sent to the calls of the sign-in only, and not readable by scripts. */
const cookie = { httpOnly: true, path: session.signIn.path };

/** The token of a browser that is signing in; null without one. */
export function signInTokenOf(request: FastifyRequest): string | null {
  const token = cookieOf(request, cookieName) ?? "";
  return /^[\w-]{43}$/.test(token) ? token : null;
}

/** Binds what a browser has begun to it: an answer that comes from elsewhere is not its answer. */
export const setSignInToken = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  setSharedCookie(request, reply, cookieName, token, { ...cookie, maxAge: challengeMs / 1000 });

export const clearSignInToken = (request: FastifyRequest, reply: FastifyReply): void =>
  clearSharedCookie(request, reply, cookieName, cookie);
