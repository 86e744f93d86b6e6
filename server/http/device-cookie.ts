import type { FastifyReply, FastifyRequest } from "fastify";
import { session } from "../../contract/account/session";
import { paths } from "../../src/paths/paths";
import { cookieOf, setSharedCookie } from "./shared-cookie";

const cookieName = "academy_device";

/** How long a browser is remembered after its last sign-in, in seconds: as long as browsers keep a cookie. */
const deviceSeconds = 400 * 24 * 60 * 60;

/** Sent to the sign-in only (the call, and the form of the sign-in page), and not readable by scripts. */
const signIns = [session.signIn.path, paths.signIn()];
const cookie = { httpOnly: true, maxAge: deviceSeconds };

/** The token of a browser that has signed in before, to this account or another; null without one. */
export function deviceTokenOf(request: FastifyRequest): string | null {
  const token = cookieOf(request, cookieName) ?? "";
  return /^[\w-]{43}$/.test(token) ? token : null;
}

/** Gives a browser that has signed in its token. Signing out does not remove it. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  for (const path of signIns) setSharedCookie(request, reply, cookieName, token, { ...cookie, path });
}
