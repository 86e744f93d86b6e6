import type { FastifyRequest } from "fastify";
import type { ContentLocale } from "../../contract/primitives";
import { addressIn } from "../../src/i18n/locale";
import { hostnameOf, hostOf, originsByHostname } from "./host";

/**
 * The origin of the page that a request is from. If the site's own is configured, the request says only which of its
 * hosts: a proxy may leave the port out, has its own scheme, and anyone can send another port.
 */
export function requestedOrigin(request: FastifyRequest, configured: string | null): string {
  const host = hostOf(request);
  if (configured === null) return `${request.protocol}://${host}`;
  return originsByHostname(configured).get(hostnameOf(host) ?? "") ?? configured;
}

/**
 * Scheme and host of the addresses in a response: the host for this language if the site's own is configured, otherwise
 * the request's host.
 */
export const publicOrigin = (request: FastifyRequest, configured: string | null, locale: ContentLocale): string =>
  configured ? new URL(addressIn(locale, configured) ?? configured).origin : requestedOrigin(request, null);
