import type { FastifyRequest } from "fastify";
import type { ContentLocale } from "../../contract/primitives";
import { addressIn } from "../../src/i18n/locale";
import { hostOf } from "./host";

/**
 * Scheme and host of the addresses in a response: the host for this language if the site's own is configured, otherwise
 * the request's host.
 */
export const publicOrigin = (request: FastifyRequest, configured: string | null, locale: ContentLocale): string =>
  configured ? new URL(addressIn(locale, configured) ?? configured).origin : `${request.protocol}://${hostOf(request)}`;
