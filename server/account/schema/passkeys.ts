import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../db/columns";
import { accountId } from "./accounts";

/** Passkeys of accounts (R61). A public key signs nobody in: the table alone is worth nothing. */
export const passkey = pgTable(
  "passkey",
  {
    id: rowId(),
    accountId: accountId(),
    /** The authenticator's name for it, in base64url. */
    credentialId: text("credential_id").notNull(),
    /** COSE, in base64url. */
    publicKey: text("public_key").notNull(),
    /** How often it has signed, as it says itself; 0 if it does not count. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    /** How browsers reach its authenticator. */
    transports: jsonb("transports").$type<string[]>().notNull().default([]),
    /** Whether it exists on more than one device. */
    isBackedUp: boolean("is_backed_up").notNull(),
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [
    uniqueIndex("passkey_credential").on(t.credentialId),
    index("passkey_account").on(t.accountId),
    check("passkey_name_length", sql`char_length(${t.name}) between 1 and 60`),
    check("passkey_counter", sql`${t.counter} >= 0`),
  ],
);

/** The way in without a passkey: only hashes, each of which works once. */
export const recoveryCode = pgTable(
  "recovery_code",
  {
    accountId: accountId(),
    codeHash: text("code_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.codeHash] })],
);

/** What passkeys are asked to sign: removed by the first answer, so each is answered once. */
export const passkeyChallenge = pgTable(
  "passkey_challenge",
  {
    challengeHash: text("challenge_hash").primaryKey(),
    /** SHA-256 of the token that the answer has to come with: of a session, or of a browser that is signing in. */
    holderHash: text("holder_hash").notNull(),
    purpose: text("purpose").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [
    index("passkey_challenge_expiry").on(t.expiresAt),
    check("passkey_challenge_purpose", sql`${t.purpose} in ('add', 'confirm', 'sign-in', 'second-step')`),
  ],
);

/** Sign-ins whose password was right and whose passkey is still to come. */
export const pendingSignIn = pgTable(
  "pending_sign_in",
  {
    /** SHA-256 of the browser's token. */
    holderHash: text("holder_hash").primaryKey(),
    accountId: accountId(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("pending_sign_in_account").on(t.accountId), index("pending_sign_in_expiry").on(t.expiresAt)],
);
