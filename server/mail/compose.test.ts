import { describe, expect, it } from "vitest";
import { uiLanguages } from "../../src/i18n/languages";
import { contrastRatio } from "../../src/theme/contrast";
import { dark, light } from "../../src/theme/tokens";
import { composeMail } from "./compose";
import type { MailKind } from "./schema";
import { mailTexts } from "./texts";

const kinds: readonly MailKind[] = [
  "registration",
  "address-taken",
  "new-password",
  "no-account",
  "no-password",
  "password-changed",
  "new-browser",
  "passkey-added",
  "passkey-removed",
  "recovery-code-used",
  "new-email",
  "new-email-taken",
  "email-change-asked",
];
const token = "t".repeat(43);
const origin = "https://www.academy.example";
const createdAt = new Date("2026-03-01T10:00:00Z");
const compose = (kind: MailKind, language = "en", more: object = {}, link: string | null = token) =>
  composeMail(
    { kind, language, email: "ada@example.test", origin, webinar: null, certificate: null, createdAt, ...more },
    link,
  );

describe.each(uiLanguages)("mails in %s", (language) => {
  it.each(kinds)("say everything in both forms: %s", (kind) => {
    const { subject, html, plain } = compose(kind, language);
    const { text, button } = mailTexts(language)[kind];
    for (const said of [subject, text, button, "ada@example.test", token])
      for (const form of [plain, html.replace(/&#39;/g, "'")]) expect(form).toContain(said);
    expect(subject).not.toMatch(/[\p{C}\p{Extended_Pictographic}!]/u);
    expect(subject.length).toBeLessThan(70);
    expect(`${html}${plain}`).not.toMatch(/\{\{|\bundefined\b|\bnull\b/);
    expect(html).toContain(`<html lang="${language === "zh" ? "zh-Hans" : language}">`);
  });

  it("are written in the language, with the same placeholder", () => {
    const own = mailTexts(language);
    expect(own.why).toContain("{{email}}");
    if (language === "en") return;
    const flat = (texts: object): string[] =>
      Object.values(texts).flatMap((value: unknown) => (typeof value === "string" ? value : flat(value as object)));
    const english = new Set(flat(mailTexts("en")));
    expect(flat(own).filter((text) => text.includes(" ") && english.has(text))).toEqual([]);
  });
});

describe.each(uiLanguages)("mails about certificates in %s", (language) => {
  const about = {
    hash: "certificate-number-1",
    title: "SEO {{when}} & more",
    reason: "cheating",
    note: "<b>Sold</b> $&",
  };
  const mail = (kind: MailKind, more: object = {}) => {
    const { subject, html, plain } = compose(kind, language, { certificate: { ...about, ...more } }, null);
    expect(`${subject}${plain}`).toContain(about.title);
    expect(`${html}${plain}`).not.toMatch(/\{\{title|\bundefined\b|\bnull\b|<b>Sold<\/b>[^\n]*<\/p>/);
    expect(plain).toContain(`${origin}/academy/certificates/certificate-number-1/\n`);
    expect(plain).not.toContain(mailTexts(language).ignore);
    return { plain, html };
  };

  it("say why one was revoked, with what was written to it", () => {
    const { reasons } = mailTexts(language);
    for (const reason of ["cheating", "identity", "mistake"] as const) {
      const { plain, html } = mail("certificate-revoked", { reason });
      expect(plain).toContain(`${reasons[reason]}\n\n<b>Sold</b> $&\n\n`);
      expect(html).toContain("&#60;b&#62;Sold&#60;/b&#62; $&#38;</p>");
    }
    expect(new Set(Object.values(reasons)).size).toBe(3);
    const { plain } = mail("certificate-revoked", { note: "" });
    expect(plain).toContain(`${reasons.cheating}\n\n${mailTexts(language)["certificate-revoked"].button}`);
  });

  it("say only what was written for another reason, and no reason once it is restored", () => {
    const { reasons } = mailTexts(language);
    for (const said of [mail("certificate-revoked", { reason: "other" }), mail("certificate-restored")])
      for (const reason of Object.values(reasons)) expect(said.plain).not.toContain(reason);
    expect(mail("certificate-revoked", { reason: "other" }).plain).toContain("Sold");
    expect(mail("certificate-restored").plain).not.toContain("Sold");
  });
});

describe("a mail", () => {
  it("cannot be changed by an address or an origin: everything is escaped", () => {
    const { html, plain } = compose("new-password", "en", {
      email: `"<b onclick='x'>&amp;$&"@example.test`,
      origin: 'https://x"><script>',
    });
    expect(html).not.toMatch(/<b |<script|"https:\/\/x">|onclick='/);
    expect(html).toContain("&#34;&#60;b onclick=&#39;x&#39;&#62;&#38;amp;$&#38;&#34;@example.test");
    expect(plain).toContain(`"<b onclick='x'>&amp;$&"@example.test`);
  });

  it("loads nothing from anywhere, and links to this site only", () => {
    const { html } = compose("registration");
    expect(html).not.toMatch(/<img|src=|url\(|@import|<script|<form/);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(new Set(links)).toEqual(new Set([`${origin}/academy/confirm-email/#${token}`]));
  });

  it("has a link without a token where none is needed", () => {
    const { plain } = compose("address-taken", "de", {}, null);
    expect(plain).toContain(`${origin}/academy/sign-in/\n`);
  });

  it("can be read in light and in dark mode", () => {
    for (const { ink, "ink-soft": soft, paper, surface, accent, "on-accent": onAccent, "accent-ink": link } of [
      light,
      dark,
    ])
      for (const [text, ground] of [
        [ink, surface],
        [soft, paper],
        [soft, surface],
        [link, paper],
        [link, surface],
        [onAccent, accent],
      ] as const)
        expect(contrastRatio(text, ground)).toBeGreaterThan(4.5);
    const { html } = compose("registration");
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain(`.ink { color: ${dark.ink} !important; }`);
  });

  it("is in English for a language without texts", () => {
    expect(compose("registration", "xx").subject).toBe("Confirm your email address");
    expect(compose("registration", "toString").subject).toBe("Confirm your email address");
  });
});
