import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { RevocationReason } from "../../contract/certificates/administration";
import { account, accountId } from "../account/schema/accounts";
import { instant, rowId } from "../db/columns";
import { exam } from "../db/schema/content";
import type { DrawnQuestion } from "./rules/draw";

export const examAttempt = pgTable(
  "exam_attempt",
  {
    id: rowId(),
    accountId: accountId(),
    examId: integer("exam_id")
      .notNull()
      .references(() => exam.id),
    /** Null: the whole exam; otherwise the module that was taken. */
    moduleId: integer("module_id"),
    locale: text("locale").notNull(),
    startedAt: instant("started_at").notNull(),
    /** Null without a time limit. */
    deadline: instant("deadline"),
    finishedAt: instant("finished_at"),
    finishedBy: text("finished_by").$type<"learner" | "clock">(),
    passed: boolean("passed"),
    /** Percent. */
    score: smallint("score"),
    /** From the rules at the start; later changes of the exam do not affect this attempt. */
    passMark: smallint("pass_mark").notNull(),
    /**
     * The certificate's title, and its validity in months, even if the exam no longer exists by then; 0 = it never
     * expires.
     */
    title: text("title").notNull(),
    validityMonths: smallint("validity_months").notNull(),
    /** The drawn questions with their key, as they were at the start; never changed afterwards. */
    questions: jsonb("questions").$type<DrawnQuestion[]>().notNull(),
    /** Whether the reports of the editors contain its answers. */
    isCounted: boolean("is_counted").notNull().default(false),
  },
  (t) => [
    uniqueIndex("exam_attempt_open")
      .on(t.accountId, t.examId, sql`coalesce(${t.moduleId}, 0)`)
      .where(sql`${t.finishedAt} is null`),
    index("exam_attempt_account").on(t.accountId, t.examId, t.startedAt),
    index("exam_attempt_exam").on(t.examId),
    index("exam_attempt_overdue").on(t.deadline).where(sql`${t.finishedAt} is null`),
    index("exam_attempt_uncounted").on(t.id).where(sql`${t.finishedAt} is not null and not ${t.isCounted}`),
    check("exam_attempt_module", sql`${t.moduleId} > 0`),
    check("exam_attempt_deadline", sql`${t.deadline} > ${t.startedAt}`),
    check("exam_attempt_order", sql`${t.finishedAt} >= ${t.startedAt}`),
    check("exam_attempt_finished_by", sql`${t.finishedBy} in ('learner', 'clock')`),
    check("exam_attempt_score", sql`${t.score} between 0 and 100`),
    check("exam_attempt_pass_mark", sql`${t.passMark} between 0 and 100`),
    check("exam_attempt_validity", sql`${t.validityMonths} >= 0`),
    check(
      "exam_attempt_questions",
      sql`jsonb_typeof(${t.questions}) = 'array' and jsonb_array_length(${t.questions}) > 0`,
    ),
    check(
      "exam_attempt_finished_whole",
      sql`num_nonnulls(${t.finishedAt}, ${t.finishedBy}, ${t.passed}, ${t.score}) in (0, 4)`,
    ),
  ],
);

export const attemptAnswer = pgTable(
  "attempt_answer",
  {
    attemptId: bigint("attempt_id", { mode: "number" })
      .notNull()
      .references(() => examAttempt.id, { onDelete: "cascade" }),
    questionId: text("question_id").notNull(),
    answer: jsonb("answer").$type<string[]>().notNull(),
    savedAt: instant("saved_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.questionId] }),
    check("attempt_answer_list", sql`jsonb_typeof(${t.answer}) = 'array'`),
  ],
);

export const certificate = pgTable(
  "certificate",
  {
    id: rowId(),
    hash: text("hash").notNull(),
    accountId: accountId(),
    examId: integer("exam_id")
      .notNull()
      .references(() => exam.id),
    attemptId: bigint("attempt_id", { mode: "number" }).notNull(),
    name: text("name").notNull(),
    title: text("title").notNull(),
    score: smallint("score").notNull(),
    issuedAt: instant("issued_at").notNull(),
    /** Null: does not expire (R4). */
    expiresAt: instant("expires_at"),
    /** Deleted by its owner, which is final. */
    deletedAt: instant("deleted_at"),
    /** Revoked by an administrator, which can be taken back; null while it is not. */
    revokedAt: instant("revoked_at"),
    revokedReason: text("revoked_reason").$type<RevocationReason>(),
    revokedNote: text("revoked_note"),
    /** Null if nobody did, or the account was deleted. */
    revokedBy: bigint("revoked_by", { mode: "number" }).references(() => account.id, { onDelete: "set null" }),
  },
  (t) => [
    uniqueIndex("certificate_hash").on(t.hash),
    /** One attempt earns one certificate. */
    uniqueIndex("certificate_attempt").on(t.attemptId),
    index("certificate_account").on(t.accountId, t.issuedAt),
    // The lists of administrators begin with the newest id, of all, of one exam, or in one state.
    index("certificate_exam").on(t.examId, t.id),
    index("certificate_revoked").on(t.id).where(sql`${t.revokedAt} is not null`),
    index("certificate_expiry").on(t.id, t.expiresAt).where(sql`${t.deletedAt} is null and ${t.revokedAt} is null`),
    index("certificate_revoked_by").on(t.revokedBy).where(sql`${t.revokedBy} is not null`),
    foreignKey({ name: "certificate_attempt_fk", columns: [t.attemptId], foreignColumns: [examAttempt.id] }).onDelete(
      "cascade",
    ),
    check("certificate_hash_form", sql`${t.hash} ~ '^[A-Za-z0-9_-]{16,64}$'`),
    check("certificate_name", sql`char_length(${t.name}) between 1 and 100`),
    check("certificate_score", sql`${t.score} between 0 and 100`),
    check("certificate_expiry", sql`${t.expiresAt} > ${t.issuedAt}`),
    check(
      "certificate_revoked_whole",
      sql`num_nonnulls(${t.revokedAt}, ${t.revokedReason}, ${t.revokedNote}) in (0, 3) and (${t.revokedAt} is not null or ${t.revokedBy} is null)`,
    ),
    check("certificate_revoked_reason", sql`${t.revokedReason} in ('cheating', 'identity', 'mistake', 'other')`),
  ],
);
