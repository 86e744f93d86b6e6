import type { FastifyReply, FastifyRequest } from "fastify";
import { session } from "../../contract/account/session";
import { cookieOf, setSharedCookie } from "./shared-cookie";

const cookieName = "academy_device";

/** How long a browser is remembered after its last sign-in, in seconds: as long as browsers keep a cookie. */
const deviceSeconds = 400 * 24 * 60 * 60;

/** Sent to the sign-in only, and not readable by scripts. */
const cookie = { httpOnly: true, path: session.signIn.path, maxAge: deviceSeconds };

/** The token of a browser that has signed in before, to this account or another; null without one. */
export function deviceTokenOf(request: FastifyRequest): string | null {
  const token = cookieOf(request, cookieName) ?? "";
  return /^[\w-]{43}$/.test(token) ? token : null;
}

/** Gives a browser that has signed in its token. Signing out does not remove it. */
export const setDeviceCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  setSharedCookie(request, reply, cookieName, token, cookie);
