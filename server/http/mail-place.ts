import type { FastifyRequest } from "fastify";
import { languageCookie, uiLanguageOf } from "../../src/i18n/languages";
import { localeOfHost } from "../../src/i18n/locale";
import { hostOf } from "./host";
import { requestedOrigin } from "./public-origin";
import { cookieOf } from "./shared-cookie";

/** What a mail that a request asks for needs to know: the site's address as the caller sees it, and the language. */
export function mailPlace(request: FastifyRequest): { origin: string; language: string } {
  const language = uiLanguageOf(localeOfHost(hostOf(request)), cookieOf(request, languageCookie));
  return { origin: requestedOrigin(request, request.server.academy.config.origin), language };
}
