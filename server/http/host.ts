import type { FastifyInstance, FastifyRequest } from "fastify";
import { addressIn, contentLocales } from "../../src/i18n/locale";
import { ApiError, invalid } from "./api-error";
import { isFromOutside } from "./load";

/** A label of a host name. Underscores are not allowed in public names, but private networks use them. */
const label = "[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?";
const hostForm = new RegExp(`^(?:${label}(?:\\.${label})*\\.?|\\[[0-9a-f:.]+\\])(?::\\d{1,5})?$`, "i");

function parseHost(host: string): string | null {
  const address = `http://${host}`;
  return host.length <= 261 && hostForm.test(host) && URL.canParse(address) ? new URL(address).hostname : null;
}

/** The last header and its host name: nearly all requests to a site have the same. */
let last: { host: string; hostname: string | null } = { host: "", hostname: null };

/** The hostname of a `Host` header in lowercase, without its port; null if it is not a valid host. */
export function hostnameOf(host: string): string | null {
  if (host !== last.host) last = { host, hostname: parseHost(host) };
  return last.hostname;
}

/**
 * The host of a request, with its port. `X-Forwarded-Host` is ignored: the documented proxies pass `Host` on, and
 * anyone can send the other header.
 */
export const hostOf = (request: FastifyRequest): string => request.raw.headers.host ?? "";

/** The origins of a site by its public one: that, and one for each content language (R30, R32). */
export function originsOf(origin: string): string[] {
  const addresses = contentLocales.flatMap((locale) => addressIn(locale, origin) ?? []);
  return [...new Set([origin, ...addresses].map((address) => new URL(address).origin))];
}

/** The origins of the last site by their host names: nearly all processes serve one. */
let site: { origin: string; byHostname: ReadonlyMap<string, string> } = { origin: "", byHostname: new Map() };

/** The origins of a site by their host names. */
export function originsByHostname(origin: string): ReadonlyMap<string, string> {
  if (origin !== site.origin)
    site = { origin, byHostname: new Map(originsOf(origin).map((one) => [new URL(one).hostname, one])) };
  return site.byHostname;
}

/**
 * Rejects requests for a host that is malformed (400), or that is not one of the site's hosts if `ACADEMY_ORIGIN` names
 * it (421), before anything uses the name. Routes with `isVital` are requested by IP address and answer under every
 * name.
 */
export function checkHosts(app: FastifyInstance, origin: string | null): void {
  const known = origin === null ? null : originsByHostname(origin);
  app.addHook("onRequest", (request, _, done) => {
    if (!isFromOutside(request) || request.routeOptions.config.isVital) return done();
    const hostname = hostnameOf(hostOf(request));
    if (hostname === null) throw invalid("headers.host", "is not a valid host name");
    if (known && !known.has(hostname))
      throw new ApiError("misdirected", { message: `This server serves ${origin} only; use that address.` });
    done();
  });
}
