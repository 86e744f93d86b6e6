import type { DemoMode } from "../account/demo-mode";
import { StartError } from "../start-error";

/** The server that delivers mails. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password. */
  url: string;
  /** The sender: an address, or a name with an address in angle brackets. */
  from: string;
  /** Whether the connection must be encrypted: always, except to this machine. */
  requiresTls: boolean;
  /** The site's own host name. */
  hostname: string;
}

export interface AccountSettings {
  /** Null without a mail server. */
  mail: MailSettings | null;
  /** Whether the site keeps its mails for the mailbox page: a demo without a mail server. */
  hasMailbox: boolean;
  /** Whether people may register by themselves (R59). */
  registration: "open" | "closed";
}

/** Every variable that `readAccountSettings` reads. */
export const accountVariables: readonly string[] = ["ACADEMY_MAIL_FROM", "ACADEMY_REGISTRATION", "ACADEMY_SMTP_URL"];

interface Site {
  origin: string | null;
  demo: DemoMode;
  hasOidc: boolean;
}

const isThisMachine = (hostname: string): boolean =>
  hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);

/** An address, alone or in angle brackets after a name; nothing that would need quoting. */
const senderForm = /^(?:[^<>"@\\\p{C}]{1,100} <[^\s<>"@]{1,64}@[\w.-]{1,190}>|[^\s<>"@]{1,64}@[\w.-]{1,190})$/u;

function readMail(env: Record<string, string | undefined>, origin: string | null): MailSettings | null {
  const { ACADEMY_SMTP_URL: text, ACADEMY_MAIL_FROM: sender } = env;
  if (!text) {
    if (sender)
      throw new StartError("ACADEMY_MAIL_FROM is set without ACADEMY_SMTP_URL; set both, or remove the sender.");
    return null;
  }
  const url = URL.canParse(text) ? new URL(text) : null;
  // Without its value, which contains a password.
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === "" || url.search || url.hash)
    throw new StartError(
      "ACADEMY_SMTP_URL is not the address of a mail server; set it like smtps://user:password@mail.example:465 or smtp://user:password@mail.example:587, or leave it out.",
    );
  if (origin === null)
    throw new StartError(
      "ACADEMY_SMTP_URL is set without ACADEMY_ORIGIN, which the links in mails need; set it to the site's address, like https://academy.example.",
    );
  const { hostname } = new URL(origin);
  const from = sender || `Academy <no-reply@${hostname}>`;
  if (!senderForm.test(from))
    throw new StartError(
      `ACADEMY_MAIL_FROM is "${from}"; set it to an address like no-reply@academy.example, or to a name and an address like Academy <no-reply@academy.example>.`,
    );
  return { url: text, from, requiresTls: !isThisMachine(url.hostname), hostname };
}

/**
 * Reads how the site sends mails, and whether people may register (R59): by default in a demo, and where mails can be
 * sent and no other site has the accounts.
 * @throws {StartError} for a malformed setting, and for registration that could not be confirmed by mail
 */
export function readAccountSettings(
  env: Record<string, string | undefined>,
  { origin, demo, hasOidc }: Site,
): AccountSettings {
  const mail = readMail(env, origin);
  const hasMailbox = mail === null && demo !== "none";
  const { ACADEMY_REGISTRATION: wanted } = env;
  if (wanted && wanted !== "open" && wanted !== "closed")
    throw new StartError(
      `ACADEMY_REGISTRATION is "${wanted}"; set it to open, so that anyone may register, or to closed.`,
    );
  const canSend = mail !== null || hasMailbox;
  if (wanted === "open" && !canSend)
    throw new StartError(
      "ACADEMY_REGISTRATION is open, but registrations are confirmed by mail and no mail can be sent; set ACADEMY_SMTP_URL, or set ACADEMY_REGISTRATION to closed.",
    );
  const fallback = canSend && !hasOidc ? "open" : "closed";
  return { mail, hasMailbox, registration: wanted === "open" || wanted === "closed" ? wanted : fallback };
}
