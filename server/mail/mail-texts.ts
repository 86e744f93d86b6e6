import type { RevocationReason } from "../../contract/certificates/administration";
import type { MailKind } from "./schema";

/** The texts of mails in one language. `{{email}}` is the address that a mail was sent to. */
export type MailTexts = Record<MailKind, { subject: string; text: string; button: string }> & {
  /** Why a certificate was revoked; for another reason, the mail has only what the administrator wrote. */
  reasons: Record<Exclude<RevocationReason, "other">, string>;
  ignore: string;
  copy: string;
  why: string;
  mailbox: { title: string; intro: string; none: string; open: string };
};
