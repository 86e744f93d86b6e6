import { describe, expect, it } from "vitest";
import { readConfig } from "../config";

const DATABASE_URL = "postgres://u:p@db/academy";
const ACADEMY_ORIGIN = "https://www.academy.example";
const ACADEMY_SMTP_URL = "smtps://user:secret@mail.example:465";
const oidc = {
  ACADEMY_OIDC_ISSUER: "https://id.example",
  ACADEMY_OIDC_CLIENT_ID: "academy",
  ACADEMY_OIDC_CLIENT_SECRET: "secret",
};
const settingsOf = (env: Record<string, string>) => {
  const { mail, hasMailbox, registration } = readConfig(env);
  return { from: mail?.from ?? null, hasMailbox, registration };
};

describe("mail and registration (R59, R71)", () => {
  it.each<[string, Record<string, string>, ReturnType<typeof settingsOf>]>([
    ["a demo", {}, { from: null, hasMailbox: true, registration: "open" }],
    ["a closed demo", { ACADEMY_REGISTRATION: "closed" }, { from: null, hasMailbox: true, registration: "closed" }],
    ["a demo with OpenID Connect", oidc, { from: null, hasMailbox: true, registration: "closed" }],
    ["a real site", { DATABASE_URL }, { from: null, hasMailbox: false, registration: "closed" }],
    [
      "a real site with mail",
      { DATABASE_URL, ACADEMY_ORIGIN, ACADEMY_SMTP_URL },
      { from: "Academy <no-reply@www.academy.example>", hasMailbox: false, registration: "open" },
    ],
    [
      "a real site with mail and OpenID Connect",
      { DATABASE_URL, ACADEMY_ORIGIN, ACADEMY_SMTP_URL, ...oidc },
      { from: "Academy <no-reply@www.academy.example>", hasMailbox: false, registration: "closed" },
    ],
    [
      "the same, opened",
      { DATABASE_URL, ACADEMY_ORIGIN, ACADEMY_SMTP_URL, ACADEMY_REGISTRATION: "open", ...oidc },
      { from: "Academy <no-reply@www.academy.example>", hasMailbox: false, registration: "open" },
    ],
    [
      "a demo with mail",
      { ACADEMY_DEMO: "yes", ACADEMY_ORIGIN, ACADEMY_SMTP_URL, ACADEMY_MAIL_FROM: "hello@academy.example" },
      { from: "hello@academy.example", hasMailbox: false, registration: "open" },
    ],
  ])("of %s", (_, env, settings) => {
    expect(settingsOf(env)).toEqual(settings);
  });

  it("encrypt the way to the mail server unless it is this machine", () => {
    const requires = (url: string) => readConfig({ ACADEMY_ORIGIN, ACADEMY_SMTP_URL: url }).mail?.requiresTls;
    expect(["smtp://mail.example", "smtp://127.0.0.1:25", "smtp://localhost", "smtp://10.0.0.1"].map(requires)).toEqual(
      [true, false, false, true],
    );
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ ACADEMY_REGISTRATION: "yes" }, /^ACADEMY_REGISTRATION is "yes"; set it to open, so that anyone may register,/],
    [
      { DATABASE_URL, ACADEMY_REGISTRATION: "open" },
      /^ACADEMY_REGISTRATION is open, but registrations are confirmed by mail and no mail can be sent; set ACADEMY_SMTP_URL,/,
    ],
    [{ ACADEMY_SMTP_URL }, /^ACADEMY_SMTP_URL is set without ACADEMY_ORIGIN, which the links in mails need;/],
    [{ ACADEMY_ORIGIN, ACADEMY_SMTP_URL: "mail.example" }, /^ACADEMY_SMTP_URL is not the address of a mail server;/],
    [
      { ACADEMY_ORIGIN, ACADEMY_SMTP_URL: "smtp://u:secret@mail.example?proxy=x" },
      /^ACADEMY_SMTP_URL is not the address of a mail server; (?!.*secret@)/,
    ],
    [{ ACADEMY_MAIL_FROM: "a@b.test" }, /^ACADEMY_MAIL_FROM is set without ACADEMY_SMTP_URL;/],
    ...["nobody", "A <a@b.test", "a@b.test\nBcc: c@d.test", 'A "B" <a@b.test>'].map(
      (sender): [Record<string, string>, RegExp] => [
        { ACADEMY_ORIGIN, ACADEMY_SMTP_URL, ACADEMY_MAIL_FROM: sender },
        /^ACADEMY_MAIL_FROM is "/,
      ],
    ),
  ])("are checked in one sentence: %j", (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
