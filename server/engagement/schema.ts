import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { account, accountId } from "../account/schema/accounts";
import { instant, rowId } from "../db/columns";

/** Learners' messages: editors read them in the inbox. A feedback service, if there is one, gets them first. */
export const feedback = pgTable(
  "feedback",
  {
    id: rowId(),
    accountId: accountId(),
    message: text("message").notNull(),
    url: text("url").notNull(),
    sentAt: instant("sent_at").notNull(),
    /** Of the interface; null in rows of earlier versions. */
    language: text("language"),
    /** Null while the message is new. */
    doneAt: instant("done_at"),
    /** Who marked it as done; null if nobody did, or the account was deleted. */
    doneBy: bigint("done_by", { mode: "number" }).references(() => account.id, { onDelete: "set null" }),
  },
  (t) => [
    index("feedback_account").on(t.accountId),
    index("feedback_time").on(t.sentAt),
    index("feedback_done_by").on(t.doneBy),
    index("feedback_new").on(t.id).where(sql`${t.doneAt} is null`),
    index("feedback_words").using("gin", sql`${t.message} gin_trgm_ops`),
    check("feedback_done", sql`${t.doneAt} is not null or ${t.doneBy} is null`),
    check("feedback_length", sql`char_length(${t.message}) between 1 and 2000`),
  ],
);

/**
 * How often questions were answered, and how: sums per month, without who answered. They stay when an account or a
 * question is removed.
 */
export const answerCount = pgTable(
  "answer_count",
  {
    kind: text("kind").$type<"quiz" | "exam">().notNull(),
    /** The step of a quiz, or the exam. */
    targetId: integer("target_id").notNull(),
    /** Empty: the whole quiz or exam, with its finished attempts. */
    questionId: text("question_id").notNull(),
    /** A hash of the question as it was asked; empty for the whole. */
    version: text("version").notNull(),
    locale: text("locale").notNull(),
    /** The first day of the month. */
    month: date("month").notNull(),
    /** An option that was chosen; empty for all answers together. */
    option: text("option").notNull(),
    count: integer("count").notNull(),
    /** Right answers, or passed attempts; only where `option` is empty. */
    right: integer("right").notNull(),
    lastAt: instant("last_at").notNull(),
  },
  (t) => [
    primaryKey({
      name: "answer_count_pk",
      columns: [t.kind, t.targetId, t.questionId, t.version, t.locale, t.month, t.option],
    }),
    check("answer_count_kind", sql`${t.kind} in ('quiz', 'exam')`),
    check("answer_count_right", sql`${t.right} between 0 and ${t.count}`),
  ],
);

export const promoCode = pgTable(
  "promo_code",
  {
    /** In capitals: people type codes in any case. */
    code: text("code").primaryKey(),
    /** Counts up with each new code: lists begin at one. */
    id: bigint("id", { mode: "number" }).generatedByDefaultAsIdentity().notNull(),
    expiresAt: instant("expires_at"),
    /** Null for unlimited use. */
    usesLeft: integer("uses_left"),
    /** How many days of academy-plus it grants (R58). */
    plusDays: integer("plus_days").notNull().default(30),
    createdAt: instant("created_at").notNull(),
    /** When an administrator ended it; null while it can be redeemed. */
    endedAt: instant("ended_at"),
  },
  (t) => [
    uniqueIndex("promo_code_id").on(t.id),
    check("promo_code_form", sql`${t.code} = upper(${t.code}) and char_length(${t.code}) between 1 and 64`),
    check("promo_code_uses", sql`${t.usesLeft} >= 0`),
    check("promo_code_days", sql`${t.plusDays} between 1 and 3660`),
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
