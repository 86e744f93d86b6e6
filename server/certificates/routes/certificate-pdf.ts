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
import { sourceOf } from "../../http/source";
import { certificateByHash } from "../queries/certificates";
import { isValid } from "../rules/certificate";

/** Files cached in memory, about 30 kB each. */
const maxFiles = 200;

type Issued = NonNullable<Awaited<ReturnType<typeof certificateByHash>>>;

/**
 * Finds a public certificate by its hash.
 * @throws {ApiError} `not_found`, also for a deleted or revoked certificate; the message says which
 */
export async function issuedCertificate(app: FastifyInstance, hash: string): Promise<Issued> {
  const one = /^[\w-]{16,64}$/.test(hash) ? await certificateByHash(app.academy.db, hash) : null;
  if (!one) throw new ApiError("not_found");
  if (one.deletedAt) throw new ApiError("not_found", { message: "This certificate was deleted by its owner." });
  if (one.revokedAt) throw new ApiError("not_found", { message: "This certificate was revoked." });
  return one;
}

/** The text on it, in one language; days are in UTC, because it may be printed anywhere (R43). */
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
 * The certificate to print (L10), in the language of the requesting page. Each file is created once per content, one
 * file at a time.
 */
export async function certificatePdfRoutes(app: FastifyInstance): Promise<void> {
  const keep = keepMade<Buffer>(maxFiles);

  const fileOf = async (request: FastifyRequest, hash: string): Promise<Buffer> => {
    const one = await issuedCertificate(app, hash);
    const locale = localeOfHost(hostOf(request));
    const language = uiLanguageOf(locale, cookieOf(request, languageCookie));
    const url = publicOrigin(request, app.academy.config.origin, locale) + paths.certificate(hash);
    const isExpired = !isValid(one.expiresAt, app.academy.now());
    // A new name creates a new file, and so does expiry.
    const key = JSON.stringify([url, language, isExpired, one.name, one.title, one.issuedAt, one.expiresAt]);
    const make = async () => {
      // What sets type is a tenth of all code that a start would load, and most visitors need none of it.
      const { certificatePdf } = await import("../../render/pdf/certificate");
      return certificatePdf(await sheetOf(one, language, url, isExpired));
    };
    return keep(key, make, sourceOf(request).address);
  };

  app.get<{ Params: { hash: string } }>("/academy/certificates/:hash/certificate.pdf", async (request, reply) => {
    const file = await withinBudget(request, () => fileOf(request, request.params.hash));
    reply
      .header("content-disposition", `inline; filename="certificate-${request.params.hash}.pdf"`)
      .header("vary", "cookie");
    return sendCached(request, reply, "application/pdf", file);
  });
}
