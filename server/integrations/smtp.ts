import nodemailer from "nodemailer";
import type { MailSettings } from "../mail/settings";

/** A mail as it is sent. */
export interface OutgoingMail {
  /** Makes the mail's `Message-ID`: a repeat has the same one, so that mail programs recognize it. */
  id: number;
  to: string;
  language: string;
  subject: string;
  html: string;
  plain: string;
  /** A file for the reader's calendar. */
  calendar: string | null;
}

/** Sends mails. */
export interface MailTransport {
  /**
   * Hands a mail over to the server that delivers it.
   * @throws {MailRejected} if the server will never accept it; any other error if it may accept it later
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail server has permanently rejected a mail: its address does not exist, for example. */
export class MailRejected extends Error {
  override name = "MailRejected";
}

/** The reply codes of SMTP that concern one mail or its recipient, and not us: 550 to 554 (RFC 5321, 4.2.3). */
const isAboutMail = (code: unknown): boolean => typeof code === "number" && code >= 550 && code <= 554;
/** The steps in which the server answers about the mail. */
const stepsOfMail: readonly unknown[] = ["RCPT TO", "DATA"];

/** How long each step may take, in milliseconds; a mail server that is slower is asked again later. */
const timeoutMs = 10_000;

/** Sends mails by SMTP, over connections that are kept open between them. */
export function createSmtpTransport({ url, from, requiresTls, hostname }: MailSettings): MailTransport {
  const transporter = nodemailer.createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      requireTLS: requiresTls,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // The mails are ours: nothing in them may read files or other addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send({ id, to, language, subject, html, plain, calendar }) {
      try {
        await transporter.sendMail({
          to: { name: "", address: to },
          subject,
          html,
          text: plain,
          ...(calendar && {
            attachments: [{ filename: "webinar.ics", content: calendar, contentType: "text/calendar; charset=utf-8" }],
          }),
          messageId: `<academy-mail-${id}@${hostname}>`,
          headers: { "Content-Language": language, "Auto-Submitted": "auto-generated" },
        });
      } catch (thrown) {
        const { responseCode, command, message } = thrown as {
          responseCode?: unknown;
          command?: unknown;
          message: string;
        };
        if (isAboutMail(responseCode) && stepsOfMail.includes(command)) throw new MailRejected(message);
        throw thrown;
      }
    },
    close: () => transporter.close(),
  };
}
