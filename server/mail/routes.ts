import type { FastifyInstance } from "fastify";
import { formatLocales, languageCookie, languageTag, uiLanguageOf } from "../../src/i18n/languages";
import { localeOfHost } from "../../src/i18n/locale";
import { dark, light } from "../../src/theme/tokens";
import { ApiError } from "../http/api-error";
import { escapeMarkup } from "../http/escape-markup";
import { hostOf } from "../http/host";
import { cookieOf } from "../http/shared-cookie";
import { type Mail, mailbox, mailInBox } from "./queries/mails";
import { mailTexts } from "./texts";

const base = "/academy/mailbox/";

/** Mails bring their styles along, and nothing else may load or run. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const colors = (of: typeof light) =>
  `--paper:${of.paper};--surface:${of.surface};--ink:${of.ink};--soft:${of["ink-soft"]};--rule:${of.rule};--link:${of["accent-ink"]}`;
const styles = `:root{color-scheme:light dark;${colors(light)}}
@media (prefers-color-scheme:dark){:root{${colors(dark)}}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 Figtree,"Segoe UI",Helvetica,Arial,sans-serif}
main{max-width:44rem;margin:0 auto;padding:2rem 1rem}
a{color:var(--link)}
article{margin:1.5rem 0;padding:1.25rem;background:var(--surface);border:1px solid var(--rule);border-radius:1rem}
h1,h2{line-height:1.25}h2{margin:0 0 .25rem;font-size:1.125rem}
.soft{color:var(--soft);margin:0 0 1rem}
pre{margin:0 0 1rem;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`;

/** Escaped text in which addresses of this site are links. */
const linked = (text: string, origin: string): string =>
  escapeMarkup(text).replaceAll(
    new RegExp(`${escapeMarkup(origin).replace(/[.*+?^$()|[\]\\{}]/g, "\\$&")}/\\S+`, "g"),
    (url) => `<a href="${url}">${url}</a>`,
  );

function article(mail: Mail, open: string, locale: string): string {
  const at = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
  return `<article>
<h2>${escapeMarkup(mail.subject ?? "")}</h2>
<p class="soft">${escapeMarkup(mail.email)} · <time datetime="${mail.createdAt.toISOString()}">${escapeMarkup(at.format(mail.createdAt))} UTC</time></p>
<pre>${linked(mail.plain ?? "", mail.origin)}</pre>
<a href="${base}${mail.id}/">${escapeMarkup(open)}</a>${mail.calendar === null ? "" : ` · <a href="${base}${mail.id}/webinar.ics">webinar.ics</a>`}
</article>`;
}

/** The mails of a demo that sends none: a list, and each as mail programs would show it (R59). */
export async function mailboxRoutes(app: FastifyInstance): Promise<void> {
  if (!app.academy.config.hasMailbox) return;
  const { db } = app.academy;
  const headers = { "cache-control": "no-store", "content-security-policy": contentSecurityPolicy };

  app.get(base, async (request, reply) => {
    const language = uiLanguageOf(localeOfHost(hostOf(request)), cookieOf(request, languageCookie));
    const { mailbox: texts } = mailTexts(language);
    const mails = await mailbox(db);
    const content =
      mails.length === 0
        ? `<p>${escapeMarkup(texts.none)}</p>`
        : mails.map((mail) => article(mail, texts.open, formatLocales[language])).join("\n");
    const page = `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(texts.title)} | Academy</title>
<style>${styles}</style>
</head>
<body>
<main>
<p><a href="/academy/">Academy</a></p>
<h1>${escapeMarkup(texts.title)}</h1>
<p>${escapeMarkup(texts.intro)}</p>
${content}
</main>
</body>
</html>
`;
    return reply.headers(headers).type("text/html; charset=utf-8").send(page);
  });

  app.get<{ Params: { id: string } }>(`${base}:id/`, async ({ params: { id } }, reply) => {
    const mail = /^[1-9]\d{0,14}$/.test(id) ? await mailInBox(db, Number(id)) : null;
    if (!mail) throw new ApiError("not_found");
    return reply.headers(headers).type("text/html; charset=utf-8").send(mail.html);
  });

  app.get<{ Params: { id: string } }>(`${base}:id/webinar.ics`, async ({ params: { id } }, reply) => {
    const mail = /^[1-9]\d{0,14}$/.test(id) ? await mailInBox(db, Number(id)) : null;
    if (!mail?.calendar) throw new ApiError("not_found");
    return reply
      .headers({ ...headers, "content-disposition": 'attachment; filename="webinar.ics"' })
      .type("text/calendar; charset=utf-8")
      .send(mail.calendar);
  });
}
