import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accountId } from "../account/schema/accounts";
import { instant, rowId } from "../db/columns";

/** Learners' feedback, when no feedback service is configured. */
export const feedback = pgTable(
  "feedback",
  {
    id: rowId(),
    accountId: accountId(),
    message: text("message").notNull(),
    url: text("url").notNull(),
    sentAt: instant("sent_at").notNull(),
  },
  (t) => [
    index("feedback_account").on(t.accountId),
    index("feedback_time").on(t.sentAt),
    check("feedback_length", sql`char_length(${t.message}) between 1 and 2000`),
  ],
);

export const promoCode = pgTable(
  "promo_code",
  {
    /** In capitals: people type codes in any case. */
    code: text("code").primaryKey(),
    expiresAt: instant("expires_at"),
    /** Null for unlimited use. */
    usesLeft: integer("uses_left"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    check("promo_code_form", sql`${t.code} = upper(${t.code}) and char_length(${t.code}) between 1 and 64`),
    check("promo_code_uses", sql`${t.usesLeft} >= 0`),
  ],
);

/** Each account redeems a code once. */
export const promoRedemption = pgTable(
  "promo_redemption",
  {
    accountId: accountId(),
    code: text("code")
      .notNull()
      .references(() => promoCode.code),
    redeemedAt: instant("redeemed_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.code] }), index("promo_redemption_code").on(t.code)],
);
