import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sharedDomain } from "../../src/i18n/locale";

/** What a cookie is beside its name and value; domain and `secure` follow from where the site is. */
export type CookieKind = Pick<CookieSerializeOptions, "httpOnly" | "path" | "maxAge">;

/** The host without its port. */
const hostnameOf = (request: FastifyRequest): string => request.host.replace(/:\d+$/, "").toLowerCase();

/**
 * The domain of a cookie that goes along from one language's host to another's (record 16); null where the host that was
 * asked shares none. The public origin decides where there is one: a proxy may hand any host on.
 */
function domainFor(request: FastifyRequest, origin: string | null): string | null {
  const host = hostnameOf(request);
  const domain = sharedDomain(origin ? new URL(origin).hostname : host);
  return domain && (host === domain || host.endsWith(`.${domain}`)) ? domain : null;
}

function scopeOf(request: FastifyRequest, kind: CookieKind) {
  const { origin } = request.server.academy.config;
  const common = { ...kind, sameSite: "lax", secure: origin?.startsWith("https:") === true } as const;
  return { common, domain: domainFor(request, origin) };
}

/** Gives the browser a cookie for the site in all its languages. */
export function setSharedCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  kind: CookieKind,
): void {
  const { common, domain } = scopeOf(request, kind);
  if (!domain) return void reply.setCookie(name, value, common);
  // One of this host alone, as earlier versions gave it, would be read first.
  reply.clearCookie(name, common).setCookie(name, value, { ...common, domain });
}

/** Takes it back, in whichever form the browser has it. */
export function clearSharedCookie(request: FastifyRequest, reply: FastifyReply, name: string, kind: CookieKind): void {
  const { common, domain } = scopeOf(request, kind);
  reply.clearCookie(name, common);
  if (domain) reply.clearCookie(name, { ...common, domain });
}
