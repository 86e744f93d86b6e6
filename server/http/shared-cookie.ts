import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { secureCookieName } from "../../src/app/dehydrated-state";
import { sharedDomain } from "../../src/i18n/locale";
import { hostnameOf, hostOf } from "./host";

/** The options of a cookie besides its name and value; domain and `secure` depend on where the site is. */
export type CookieKind = Pick<CookieSerializeOptions, "httpOnly" | "path" | "maxAge">;

/** A domain that is valid in a cookie: labels of letters, digits and hyphens. */
const domainForm = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/**
 * The domain of a cookie shared by the hosts of all languages (record 16); null if the request's host shares none. The
 * public origin takes precedence: a proxy may pass on any host.
 */
function domainFor(request: FastifyRequest, origin: string | null): string | null {
  const host = hostnameOf(hostOf(request)) ?? "";
  const domain = sharedDomain(origin ? new URL(origin).hostname : host);
  return domain && domainForm.test(domain) && (host === domain || host.endsWith(`.${domain}`)) ? domain : null;
}

/** The domain that all languages of the site share; null if the request's host shares none (record 16). */
export const sharedDomainOf = (request: FastifyRequest): string | null =>
  domainFor(request, request.server.academy.config.origin);

/** Whether cookies are for HTTPS only: the public origin decides, because a proxy terminates TLS. */
const isSecure = (request: FastifyRequest): boolean =>
  request.server.academy.config.origin?.startsWith("https:") === true;

function scopeOf(request: FastifyRequest, kind: CookieKind) {
  const { origin } = request.server.academy.config;
  const secure = isSecure(request);
  const common = { ...kind, sameSite: "lax", secure } as const;
  return { common, domain: domainFor(request, origin), prefix: secure ? secureCookieName : (name: string) => name };
}

/**
 * The value of a cookie, under its current name or, from before the site's upgrade, under the name without a prefix.
 */
export const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[secureCookieName(name)] ?? request.cookies[name];

/** Whether a cookie came only under its name of earlier versions although it has another one now (record 25). */
export const hasOldName = (request: FastifyRequest, name: string): boolean =>
  isSecure(request) && request.cookies[secureCookieName(name)] === undefined && request.cookies[name] !== undefined;

/** Removes a cookie of earlier versions, in every form that the browser may have. */
function clearOldName(request: FastifyRequest, reply: FastifyReply, name: string, kind: CookieKind): void {
  const { common, domain } = scopeOf(request, kind);
  if (!common.secure || request.cookies[name] === undefined) return;
  reply.clearCookie(name, common);
  if (domain) reply.clearCookie(name, { ...common, domain });
}

/** Sets a cookie for the site in all its languages; over HTTPS its name starts with `__Secure-`. */
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
  // A cookie for this host only, as earlier versions set it, would be read first.
  reply.clearCookie(prefix(name), common).setCookie(prefix(name), value, { ...common, domain });
}

/** Removes it, in every form that the browser may have. */
export function clearSharedCookie(request: FastifyRequest, reply: FastifyReply, name: string, kind: CookieKind): void {
  const { common, domain, prefix } = scopeOf(request, kind);
  clearOldName(request, reply, name, kind);
  reply.clearCookie(prefix(name), common);
  if (domain) reply.clearCookie(prefix(name), { ...common, domain });
}
