import type { FastifyInstance } from "fastify";
import { languageCookie, uiLanguageOf } from "../../src/i18n/languages";
import { localeOfHost } from "../../src/i18n/locale";
import { returnPath } from "../../src/paths/return-path";
import { hostOf } from "../http/host";
import { clearSharedCookie, setSharedCookie } from "../http/shared-cookie";

/** How long a choice is remembered, in seconds. */
const remembered = 365 * 24 * 60 * 60;

/**
 * The choice of the interface's language (R14): a link that sets a cookie and leads back, so that it works before any
 * script. The address's own language needs no cookie, and unknown values set none.
 */
export async function languageRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { language: string }; Querystring: { returnTo?: unknown } }>(
    "/academy/language/:language/",
    async (request, reply) => {
      const locale = localeOfHost(hostOf(request));
      const language = uiLanguageOf(locale, request.params.language);
      const cookie = { path: "/academy/" };
      if (language === locale) clearSharedCookie(request, reply, languageCookie, cookie);
      else setSharedCookie(request, reply, languageCookie, language, { ...cookie, maxAge: remembered });
      return reply.header("cache-control", "no-store").redirect(returnPath(request.query.returnTo), 303);
    },
  );
}
