import { formatMoment } from "../../src/i18n/format";
import { formatLocales, languageTag, uiLanguages } from "../../src/i18n/languages";
import { paths } from "../../src/paths/paths";
import { dark, light } from "../../src/theme/tokens";
import { calendarFile } from "../http/calendar-file";
import { escapeMarkup } from "../http/escape-markup";
import type { MailTexts } from "./mail-texts";
import type { Mail } from "./queries/mails";
import type { MailedWebinar, MailKind } from "./schema";
import { mailTexts } from "./texts";

/** What a mail says, in both forms. */
export interface Composed {
  subject: string;
  html: string;
  plain: string;
  /** A file for the reader's calendar; null for most mails. */
  calendar: string | null;
}

/** Where the button of a mail leads. A token comes as a fragment: browsers send it to no server, and no log has it. */
const targets: Record<Exclude<MailKind, `${"webinar" | "certificate"}-${string}`>, string> = {
  registration: "/academy/confirm-email/",
  "address-taken": "/academy/sign-in/",
  "new-password": "/academy/new-password/",
  "no-account": "/academy/sign-in/",
  "no-password": "/academy/sign-in/",
  "password-changed": "/academy/forgot-password/",
  "new-browser": "/academy/forgot-password/",
  "passkey-added": "/academy/profile/",
  "passkey-removed": "/academy/forgot-password/",
  "recovery-code-used": "/academy/forgot-password/",
  "new-email": "/academy/confirm-new-email/",
  "new-email-taken": "/academy/sign-in/",
  "email-change-asked": "/academy/forgot-password/",
};

/** What tells owners about something that they may not have done themselves. */
const warnings: readonly MailKind[] = [
  "password-changed",
  "new-browser",
  "passkey-added",
  "passkey-removed",
  "recovery-code-used",
  "email-change-asked",
];

/** The site's colors, with those of dark mode for programs that ask for them. */
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: ${dark.paper} !important; }
  .card { background: ${dark.surface} !important; border-color: ${dark.rule} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark["ink-soft"]} !important; }
  .brand { color: ${dark["accent-ink"]} !important; }
  .button { background: ${dark.accent} !important; color: ${dark["on-accent"]} !important; }
}`;

const font = "font-family: Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

/**
 * A mail in the site's look. Mail programs know little CSS: a table centers the card, and every element has its style.
 */
function htmlOf({ language, subject, texts, button, url, copy, notes }: Parts): string {
  const paragraph = (content: string, style = "") =>
    `<p class="soft" style="margin:0 0 12px;font-size:14px;line-height:1.5;color:${light["ink-soft"]};${style}">${content}</p>`;
  const address = escapeMarkup(url);
  return `<!doctype html>
<html lang="${escapeMarkup(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(subject)}</title>
<style>${styles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper};${font}">
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${light.paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td class="brand" style="padding:0 4px 16px;font-size:20px;font-weight:700;color:${light["accent-ink"]};${font}">Academy</td></tr>
<tr><td class="card" style="padding:32px 28px;background:${light.surface};border:1px solid ${light.rule};border-radius:16px;${font}">
<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${light.ink}">${escapeMarkup(subject)}</h1>
${texts.map((text) => `<p class="ink" style="margin:0 0 24px;font-size:16px;line-height:1.55;color:${light.ink}">${escapeMarkup(text)}</p>`).join("\n")}
<p style="margin:0 0 24px"><a class="button" href="${address}" style="display:inline-block;padding:13px 24px;border-radius:10px;background:${light.accent};color:${light["on-accent"]};font-size:16px;font-weight:600;text-decoration:none">${escapeMarkup(button)}</a></p>
${paragraph(escapeMarkup(copy))}
${paragraph(`<a class="brand" href="${address}" style="color:${light["accent-ink"]};overflow-wrap:anywhere;word-break:break-all">${address}</a>`, "margin-bottom:0")}
</td></tr>
<tr><td style="padding:20px 4px 0;${font}">
${notes.map((note) => paragraph(escapeMarkup(note))).join("\n")}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

interface Parts {
  language: string;
  subject: string;
  /** One for each paragraph. */
  texts: readonly string[];
  button: string;
  url: string;
  copy: string;
  notes: readonly string[];
}

/** The address of a mail's button on this site. */
function pathOf({ kind, webinar, certificate }: Pick<Mail, "kind" | "webinar" | "certificate">): string {
  switch (kind) {
    case "webinar-registered":
    case "webinar-reminder":
      return webinar?.path ?? "/academy/webinars/";
    case "certificate-revoked":
    case "certificate-restored":
      return paths.certificate(certificate?.hash ?? "");
    default:
      return targets[kind];
  }
}

/** Why a certificate was revoked, as its holder is told: the reason in their language, and what was written to it. */
const reasonsFor = (texts: MailTexts, { kind, certificate }: Pick<Mail, "kind" | "certificate">): string[] => {
  if (kind !== "certificate-revoked" || !certificate) return [];
  const { reason, note } = certificate;
  return [reason === "other" ? "" : texts.reasons[reason], note].filter((text) => text !== "");
};

/** A webinar as an entry for the reader's calendar; the same one as on its page, so that it replaces it. */
const calendarOf = ({ id, title, description, startsAt, endsAt }: MailedWebinar, url: string, stamp: Date): string =>
  calendarFile({
    uid: `webinar-${id}@academy`,
    stamp,
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: title,
    description: `${description}\n\n${url}`,
    url,
  });

/**
 * Writes a mail in the language of who asked for it. It contains nothing that anyone typed except the address that it
 * is sent to, the content, and what an administrator wrote about a revoked certificate: so nobody else can use it to
 * send words of their own.
 * @param token of the link in it; null if it has none
 */
export function composeMail(
  mail: Pick<Mail, "kind" | "email" | "language" | "origin" | "webinar" | "certificate" | "createdAt">,
  token: string | null,
): Composed {
  const { kind, email, language, origin, webinar, certificate, createdAt } = mail;
  const texts = mailTexts(language);
  const known = uiLanguages.find((one) => one === language) ?? "en";
  const when = webinar ? formatMoment(formatLocales[known], webinar.startsAt, webinar.zone) : "";
  const title = (webinar ?? certificate)?.title ?? "";
  const filled = (text: string) =>
    text.replace(/\{\{(title|when)\}\}/g, (_, name) => (name === "title" ? title : when));
  const subject = filled(texts[kind].subject);
  const said = [filled(texts[kind].text), ...reasonsFor(texts, mail)];
  const { button } = texts[kind];
  const url = `${origin}${pathOf(mail)}${token === null ? "" : `#${token}`}`;
  const why = texts.why.replace("{{email}}", () => email);
  // Who did not ask for a change has to act, and a registration is canceled on the webinar's page.
  const isWarning = warnings.includes(kind);
  const notes = isWarning || webinar || certificate ? [why] : [texts.ignore, why];
  const plain = [subject, ...said, `${button}:\n${url}`, ...notes].join("\n\n");
  return {
    subject,
    html: htmlOf({ language: languageTag(known), subject, texts: said, button, url, copy: texts.copy, notes }),
    plain: `${plain}\n`,
    calendar: webinar && kind === "webinar-registered" ? calendarOf(webinar, url, createdAt) : null,
  };
}
