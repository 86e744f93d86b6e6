import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { secureCookieName } from "../../src/app/shipped";
import { sharedDomain } from "../../src/i18n/locale";
import { hostnameOf, hostOf } from "./host";

/** What a cookie is beside its name and value; domain and `secure` follow from where the site is. */
export type CookieKind = Pick<CookieSerializeOptions, "httpOnly" | "path" | "maxAge">;

/** A domain that a cookie can name: labels of letters, digits and hyphens. */
const domainForm = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/**
 * The domain of a cookie that goes along from one language's host to another's (record 16); null where the host that was
 * asked shares none. The public origin decides where there is one: a proxy may hand any host on.
 */
function domainFor(request: FastifyRequest, origin: string | null): string | null {
  const host = hostnameOf(hostOf(request)) ?? "";
  const domain = sharedDomain(origin ? new URL(origin).hostname : host);
  return domain && domainForm.test(domain) && (host === domain || host.endsWith(`.${domain}`)) ? domain : null;
}

/** Whether cookies are for HTTPS alone: the public origin says so, a proxy ends TLS before us. */
const isSecure = (request: FastifyRequest): boolean =>
  request.server.academy.config.origin?.startsWith("https:") === true;

function scopeOf(request: FastifyRequest, kind: CookieKind) {
  const { origin } = request.server.academy.config;
  const secure = isSecure(request);
  const common = { ...kind, sameSite: "lax", secure } as const;
  return { common, domain: domainFor(request, origin), prefix: secure ? secureCookieName : (name: string) => name };
}

/** What a cookie holds, under its present name or, from before the site's upgrade, under the one without a prefix. */
export const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[secureCookieName(name)] ?? request.cookies[name];

/** Whether a cookie came under its name of earlier versions only, where it has another one now (record 25). */
export const hasOldName = (request: FastifyRequest, name: string): boolean =>
  isSecure(request) && request.cookies[secureCookieName(name)] === undefined && request.cookies[name] !== undefined;

/** Takes a cookie of earlier versions back, in whichever form the browser has it. */
function clearOldName(request: FastifyRequest, reply: FastifyReply, name: string, kind: CookieKind): void {
  const { common, domain } = scopeOf(request, kind);
  if (!common.secure || request.cookies[name] === undefined) return;
  reply.clearCookie(name, common);
  if (domain) reply.clearCookie(name, { ...common, domain });
}

/** Gives the browser a cookie for the site in all its languages; over HTTPS its name begins with `__Secure-`. */
export function setSharedCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  kind: CookieKind,
): void {
  const { common, domain, prefix } = scopeOf(request, kind);
  clearOldName(request, reply, name, kind);
  if (!domain) return void reply.setCookie(prefix(name), value, common);
  // One of this host alone, as earlier versions gave it, would be read first.
  reply.clearCookie(prefix(name), common).setCookie(prefix(name), value, { ...common, domain });
}

/** Takes it back, in whichever form the browser has it. */
export function clearSharedCookie(request: FastifyRequest, reply: FastifyReply, name: string, kind: CookieKind): void {
  const { common, domain, prefix } = scopeOf(request, kind);
  clearOldName(request, reply, name, kind);
  reply.clearCookie(prefix(name), common);
  if (domain) reply.clearCookie(prefix(name), { ...common, domain });
}
