import type { FastifyInstance, FastifyRequest } from "fastify";
import { formatDate } from "../../../src/i18n/format";
import { createI18n } from "../../../src/i18n/i18n";
import { formatLocales, languageCookie, type UiLanguage, uiLanguageOf } from "../../../src/i18n/languages";
import { localeOfHost } from "../../../src/i18n/locale";
import { paths } from "../../../src/paths/paths";
import { ApiError } from "../../http/api-error";
import { withinBudget } from "../../http/budget";
import { sendCached } from "../../http/cached";
import { hostOf } from "../../http/host";
import { keepMade } from "../../http/keep-made";
import { publicOrigin } from "../../http/public-origin";
import { cookieOf } from "../../http/shared-cookie";
import { certificatePdf } from "../../render/pdf/certificate";
import { certificateByHash } from "../queries/certificates";
import { isValid } from "../rules/certificate";

/** Files kept in memory; each is some 30 kB. */
const mostFiles = 200;

type Issued = NonNullable<Awaited<ReturnType<typeof certificateByHash>>>;

/**
 * The certificate of a hash that anyone may see.
 * @throws {ApiError} `not_found`, also for a deleted one; the message says which
 */
export async function issuedCertificate(app: FastifyInstance, hash: string): Promise<Issued> {
  const one = /^[\w-]{16,64}$/.test(hash) ? await certificateByHash(app.academy.db, hash) : null;
  if (!one) throw new ApiError("not_found");
  if (one.deletedAt) throw new ApiError("not_found", { message: "This certificate was deleted by its owner." });
  return one;
}

/** What stands on it, in one language; a day is that of UTC, as whoever prints it may be anywhere (R43). */
async function sheetOf(one: Issued, language: UiLanguage, url: string, isExpired: boolean) {
  const { t } = await createI18n(language);
  const date = (instant: Date) => formatDate(formatLocales[language], instant.toISOString(), "UTC");
  const { name, title, hash, issuedAt, expiresAt } = one;
  return {
    language,
    siteName: t("siteName"),
    documentTitle: t("certificate.title", { name, title }),
    kicker: t("certificate.kicker"),
    awarded: t("certificate.awarded"),
    name,
    passed: t("certificate.passed"),
    title,
    expired: isExpired && expiresAt ? t("certificate.expiredText", { date: date(expiresAt) }) : null,
    facts: [
      { label: t("certificate.issued"), value: date(issuedAt) },
      { label: t("certificate.expires"), value: expiresAt ? date(expiresAt) : t("certificate.forever") },
      { label: t("certificate.number"), value: hash },
    ],
    checkAt: t("certificate.checkAt"),
    codeText: t("certificate.code", { url }),
    url,
    issuedAt,
  };
}

/**
 * The certificate to print (L10), in the language of the page that it was asked from. A file is made once for what stands
 * on it, and one at a time: whoever asks for many waits, and nobody else does.
 */
export async function certificatePdfRoutes(app: FastifyInstance): Promise<void> {
  const keep = keepMade<Buffer>(mostFiles);

  const fileOf = async (request: FastifyRequest, hash: string): Promise<Buffer> => {
    const one = await issuedCertificate(app, hash);
    const locale = localeOfHost(hostOf(request));
    const language = uiLanguageOf(locale, cookieOf(request, languageCookie));
    const url = publicOrigin(request, app.academy.config.origin, locale) + paths.certificate(hash);
    const isExpired = !isValid(one.expiresAt, app.academy.now());
    // A new name makes a new file, and so does the end of its validity.
    const key = JSON.stringify([url, language, isExpired, one.name, one.title, one.issuedAt, one.expiresAt]);
    return keep(key, async () => certificatePdf(await sheetOf(one, language, url, isExpired)));
  };

  app.get<{ Params: { hash: string } }>("/academy/certificates/:hash/certificate.pdf", async (request, reply) => {
    const file = await withinBudget(request, () => fileOf(request, request.params.hash));
    reply
      .header("content-disposition", `inline; filename="certificate-${request.params.hash}.pdf"`)
      .header("vary", "cookie");
    return sendCached(request, reply, "application/pdf", file);
  });
}
