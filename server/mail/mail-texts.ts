import type { MailKind } from "./schema";

/** The texts of mails in one language. `{{email}}` is the address that a mail was sent to. */
export type MailTexts = Record<MailKind, { subject: string; text: string; button: string }> & {
  ignore: string;
  copy: string;
  why: string;
  mailbox: { title: string; intro: string; none: string; open: string };
};
