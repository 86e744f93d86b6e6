import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Billing, Permissions } from "../../../contract/account/session";
import { instant, rowId } from "../../db/columns";

export const account = pgTable(
  "account",
  {
    id: rowId(),
    email: text("email").notNull(),
    name: text("name").notNull().default(""),
    /** Null for an account that uses an external provider. */
    passwordHash: text("password_hash"),
    permissions: jsonb("permissions").$type<Partial<Permissions>>().notNull().default({}),
    specialRights: boolean("special_rights").notNull().default(false),
    paidStatus: text("paid_status").$type<Billing["paidStatus"]>().notNull().default(""),
    productGroup: text("product_group").$type<Billing["productGroup"]>().notNull().default(""),
    trafficType: text("traffic_type").notNull().default(""),
    promo: text("promo"),
    /** The end of the trial that the academy gave; once it is set, there is no other (R57). */
    trialUntil: instant("trial_until"),
    /** How long promo codes grant academy-plus (R58). */
    plusUntil: instant("plus_until"),
    /** The latest state of an external billing system that is stored here; 0 if none ever was. */
    billingRevision: bigint("billing_revision", { mode: "number" }).notNull().default(0),
    /** When that system was last heard of about this account; null if never. */
    billingCheckedAt: instant("billing_checked_at"),
    /** The provider's number of the account; 0 for local accounts. */
    semrushId: bigint("semrush_id", { mode: "number" }).notNull().default(0),
    /** The external provider that vouches for the account, and the account's name there. */
    issuer: text("issuer"),
    subject: text("subject"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("account_email").on(t.email),
    uniqueIndex("account_subject").on(t.issuer, t.subject),
    // Staff are few among many: they are counted, and found by their rights, without reading all accounts.
    index("account_staff")
      .on(t.id)
      .where(
        sql`(${t.permissions} @> '{"academy.admin": true}' or ${t.permissions} @> '{"academy.courses.edit": true}')`,
      ),
    check("account_subject_whole", sql`num_nonnulls(${t.issuer}, ${t.subject}) in (0, 2)`),
    check("account_semrush_id", sql`${t.semrushId} >= 0`),
    check("account_email_lower", sql`${t.email} = lower(${t.email}) and ${t.email} <> ''`),
    check("account_name_length", sql`char_length(${t.name}) <= 100`),
    check("account_permissions_object", sql`jsonb_typeof(${t.permissions}) = 'object'`),
    check("account_paid_status", sql`${t.paidStatus} in ('', 'free', 'paid', 'trial', 'admin_free', 'admin_paid')`),
    check(
      "account_product_group",
      sql`${t.productGroup} in ('', 'api_access', 'business', 'pro', 'free', 'guru', 'app_center_access')`,
    ),
    check("account_promo_length", sql`char_length(${t.promo}) between 1 and 64`),
  ],
);

/** The account that the row belongs to; it is removed with the account (L24). */
export const accountId = () =>
  bigint("account_id", { mode: "number" })
    .notNull()
    .references(() => account.id, { onDelete: "cascade" });

export const session = pgTable(
  "session",
  {
    /** SHA-256 of the cookie's token: with the table alone nobody can sign in. */
    tokenHash: text("token_hash").primaryKey(),
    /** The session's name in the list of an account's sessions: no secret, unlike the token. */
    id: bigint("id", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    accountId: accountId(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** When it was last used, to within some minutes: a session that is idle for too long ends (R60). */
    usedAt: instant("used_at").notNull().defaultNow(),
    /** When the person last proved to be the owner: by signing in, or with their password; null if not at all. */
    confirmedAt: instant("confirmed_at"),
    /** Browser and system by name, as far as the user agent says them; the rest of it is not stored. */
    browser: text("browser"),
    system: text("system"),
    /** The network that it was opened from, as `networkOf` shortens an address. */
    network: text("network"),
  },
  (t) => [
    uniqueIndex("session_id").on(t.id),
    index("session_account").on(t.accountId),
    index("session_expiry").on(t.expiresAt),
    check("session_lifetime", sql`${t.expiresAt} > ${t.createdAt}`),
  ],
);

/**
 * Browsers that have signed in to an account with its password: other people's guesses do not lock them out (record
 * 26).
 */
export const knownDevice = pgTable(
  "known_device",
  {
    accountId: accountId(),
    /** SHA-256 of the cookie's token. Accounts that share a browser may share one token. */
    tokenHash: text("token_hash").notNull(),
    signedInAt: instant("signed_in_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.tokenHash] }),
    index("known_device_token").on(t.tokenHash),
    index("known_device_time").on(t.signedInAt),
  ],
);

/**
 * One row per wrong guess at a password or a code, and per guess that is being checked; counts come from here, so every
 * process sees the same (record 26).
 */
export const signInFailure = pgTable(
  "sign_in_failure",
  {
    id: rowId(),
    /** The target: the email of a sign-in, or another secret of an account. */
    email: text("email").notNull(),
    /** The source: an IP address (IPv6: its /64), a known device, or the account itself. */
    address: text("address").notNull(),
    /** The network of the address: its /24, for IPv6 its /48; empty without an address. */
    network: text("network").notNull().default(""),
    /** The guess is being checked and is not a failure. */
    isPending: boolean("is_pending").notNull().default(false),
    /** When the guess was made. */
    failedAt: instant("failed_at").notNull(),
  },
  (t) => [
    index("sign_in_failure_email").on(t.email, t.failedAt),
    index("sign_in_failure_address").on(t.address, t.failedAt),
    index("sign_in_failure_time").on(t.failedAt),
  ],
);

export const idempotencyKey = pgTable(
  "idempotency_key",
  {
    accountId: accountId(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    /** As text, so that a repeat gets exactly the same bytes. */
    reply: json("reply").$type<unknown>(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.key] }),
    index("idempotency_key_time").on(t.createdAt),
    check("idempotency_key_length", sql`char_length(${t.key}) between 1 and 100`),
  ],
);

/** The latest command of a device about each subject: commands given before it replace nothing anymore. */
export const commandOrder = pgTable(
  "command_order",
  {
    accountId: accountId(),
    /** What the command is about: `rating/seo`. */
    subject: text("subject").notNull(),
    /** A random id that a device made for itself. */
    device: text("device").notNull(),
    /** Greater for every later command of the device. */
    number: bigint("number", { mode: "number" }).notNull(),
    arrivedAt: instant("arrived_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.subject, t.device] }),
    index("command_order_time").on(t.arrivedAt),
    check("command_order_number", sql`${t.number} >= 0`),
  ],
);
