import type { FastifyRequest } from "fastify";
import { languageCookie, uiLanguageOf } from "../../src/i18n/languages";
import { localeOfHost } from "../../src/i18n/locale";
import { hostOf } from "./host";
import { cookieOf } from "./shared-cookie";

/** What a mail that a request asks for needs to know: the site's address as the caller sees it, and the language. */
export function mailPlace(request: FastifyRequest): { origin: string; language: string } {
  const host = hostOf(request);
  const { origin } = request.server.academy.config;
  const scheme = origin ? new URL(origin).protocol : `${request.protocol}:`;
  const language = uiLanguageOf(localeOfHost(host), cookieOf(request, languageCookie));
  return { origin: `${scheme}//${host}`, language };
}
