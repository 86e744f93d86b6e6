import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { RevocationReason } from "../../contract/certificates/administration";
import { instant, rowId } from "../db/columns";

/** What a link in a mail is for. */
export type LinkKind = "registration" | "password" | "email";

/** What a mail says; each has its texts (`server/mail/texts/`). */
export type MailKind =
  | "registration"
  | "address-taken"
  | "new-password"
  | "no-account"
  | "no-password"
  | "password-changed"
  | "new-browser"
  | "passkey-added"
  | "passkey-removed"
  | "recovery-code-used"
  | "new-email"
  | "new-email-taken"
  | "email-change-asked"
  | "certificate-revoked"
  | "certificate-restored"
  | "webinar-registered"
  | "webinar-reminder";

/** The certificate that a mail is about, as it was when the mail was written. */
export interface MailedCertificate {
  hash: string;
  title: string;
  reason: RevocationReason;
  /** What an administrator adds to the reason; may be empty. */
  note: string;
}

/** The webinar that a mail is about, as it was when the mail was written. */
export interface MailedWebinar {
  id: number;
  title: string;
  description: string;
  /** Of its page. */
  path: string;
  startsAt: string;
  endsAt: string;
  /** In which the mail says when it starts. */
  zone: string;
}

/**
 * Links that were sent by mail. They refer to an address: a registration has no account yet. The token is made when the
 * mail leaves, so that the time of a link begins then and the database never has a usable one.
 */
export const mailLink = pgTable(
  "mail_link",
  {
    id: rowId(),
    kind: text("kind").$type<LinkKind>().notNull(),
    email: text("email").notNull(),
    /** SHA-256 of the token; null until the mail leaves. */
    tokenHash: text("token_hash"),
    /** For a registration: the account that it will become. */
    name: text("name").notNull().default(""),
    passwordHash: text("password_hash"),
    /** For a new address: the account that gets it. No reference: these tables belong to no account. */
    forAccount: bigint("for_account", { mode: "number" }),
    /** The page to go on to. */
    returnTo: text("return_to").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Null until the mail leaves. */
    expiresAt: instant("expires_at"),
    usedAt: instant("used_at"),
  },
  (t) => [
    uniqueIndex("mail_link_token").on(t.tokenHash),
    index("mail_link_email").on(t.email),
    index("mail_link_account").on(t.forAccount),
    index("mail_link_time").on(t.createdAt),
    check("mail_link_kind", sql`${t.kind} in ('registration', 'password', 'email')`),
    check("mail_link_email_account", sql`(${t.kind} = 'email') = (${t.forAccount} is not null)`),
    check("mail_link_registration", sql`${t.kind} <> 'registration' or ${t.passwordHash} is not null`),
    check("mail_link_sent", sql`num_nonnulls(${t.tokenHash}, ${t.expiresAt}) in (0, 2)`),
  ],
);

/** Mails that are to be sent, and for a week what became of them. */
export const mail = pgTable(
  "mail",
  {
    id: rowId(),
    kind: text("kind").$type<MailKind>().notNull(),
    email: text("email").notNull(),
    /** The language of the interface in which it was asked for. */
    language: text("language").notNull(),
    /** Scheme and host of the addresses in it. */
    origin: text("origin").notNull(),
    /** Only of mails about a webinar. */
    webinar: jsonb("webinar").$type<MailedWebinar>(),
    /** Only of mails about a certificate. */
    certificate: jsonb("certificate").$type<MailedCertificate>(),
    linkId: bigint("link_id", { mode: "number" }).references(() => mailLink.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** Null when it was sent, or given up. */
    nextTryAt: instant("next_try_at"),
    sentAt: instant("sent_at"),
    /** Why the last try failed. */
    failure: text("failure"),
    /** Only in a demo that sends no mail: what its mailbox shows. */
    subject: text("subject"),
    html: text("html"),
    plain: text("plain"),
    calendar: text("calendar"),
  },
  (t) => [
    index("mail_next").on(t.nextTryAt),
    index("mail_email").on(t.email, t.createdAt),
    index("mail_by_link").on(t.linkId),
    index("mail_time").on(t.createdAt),
    check("mail_sent", sql`${t.sentAt} is null or ${t.nextTryAt} is null`),
  ],
);
