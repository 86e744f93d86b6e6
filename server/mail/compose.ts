import { languageTag, uiLanguages } from "../../src/i18n/languages";
import { dark, light } from "../../src/theme/tokens";
import { escapeMarkup } from "../http/escape-markup";
import type { Mail } from "./queries/mails";
import type { MailKind } from "./schema";
import { mailTexts } from "./texts";

/** What a mail says, in both forms. */
export interface Composed {
  subject: string;
  html: string;
  plain: string;
}

/** Where the button of a mail leads. A token comes as a fragment: browsers send it to no server, and no log has it. */
const targets: Record<MailKind, string> = {
  registration: "/academy/confirm-email/",
  "address-taken": "/academy/sign-in/",
  "new-password": "/academy/new-password/",
  "no-account": "/academy/sign-in/",
  "no-password": "/academy/sign-in/",
  "password-changed": "/academy/forgot-password/",
};

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
function htmlOf({ language, subject, text, button, url, copy, notes }: Parts): string {
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
<p class="ink" style="margin:0 0 24px;font-size:16px;line-height:1.55;color:${light.ink}">${escapeMarkup(text)}</p>
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
  text: string;
  button: string;
  url: string;
  copy: string;
  notes: readonly string[];
}

/**
 * Writes a mail in the language of who asked for it. It contains nothing that anyone typed except the address that it
 * is sent to: so nobody can use it to send words of their own.
 * @param token of the link in it; null if it has none
 */
export function composeMail(
  { kind, email, language, origin }: Pick<Mail, "kind" | "email" | "language" | "origin">,
  token: string | null,
): Composed {
  const texts = mailTexts(language);
  const { subject, text, button } = texts[kind];
  const url = `${origin}${targets[kind]}${token === null ? "" : `#${token}`}`;
  const why = texts.why.replace("{{email}}", () => email);
  // The notice of a change was not asked for.
  const notes = kind === "password-changed" ? [why] : [texts.ignore, why];
  const known = uiLanguages.find((one) => one === language) ?? "en";
  const plain = [subject, text, `${button}:\n${url}`, ...notes].join("\n\n");
  return {
    subject,
    html: htmlOf({ language: languageTag(known), subject, text, button, url, copy: texts.copy, notes }),
    plain: `${plain}\n`,
  };
}
