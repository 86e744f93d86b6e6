import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { account, session } from "../account/schema/accounts";
import { badgeKey } from "../certificates/schema";
import {
  courseRating,
  enrolment,
  episodeWatched,
  onboardingPass,
  stepCompletion,
  stepNote,
  videoPosition,
} from "../courses/schema";
import { feedback, promoCode, promoRedemption } from "../engagement/schema";
import { certificate, examAttempt } from "../exams/schema";
import { flowComment } from "../flows/schema";
import { databases } from "../testing/databases";
import type { Database, OpenDatabase } from "./database";
import { contentItem, contentVersion, course, exam, step } from "./schema/content";

const now = new Date("2026-03-01T12:00:00.000Z");
const later = new Date("2026-03-01T13:00:00.000Z");
const question = { id: "q1", type: "text" as const, text: "?", options: [], correct: ["a"], explanation: "." };
const questions = [{ ...question, topic: { title: "One", lesson: null } }];
const attempt = {
  accountId: 1,
  examId: 1,
  locale: "en",
  startedAt: now,
  passMark: 70,
  title: "One",
  validityMonths: 12,
  questions,
};
const proof = { accountId: 1, examId: 1, attemptId: 1, name: "Lea", title: "One", score: 100, issuedAt: now };

const comment = { accountId: 1, machine: "quiz", place: "quiz", name: "quiz", text: "Why?", createdAt: now };

const badgeKeyCalled = (thumbprint: string) => ({
  thumbprint,
  publicKey: { kty: "EC" },
  privateKey: { kty: "EC", d: "secret" },
  isGenerated: true,
  createdAt: now,
});

/** The name of the constraint that a write violates. */
async function broken(write: Promise<unknown>): Promise<string> {
  const thrown = await write.then(
    () => new Error("no constraint was violated"),
    (error: unknown) => error,
  );
  for (let one: unknown = thrown; one instanceof Error; one = one.cause)
    if ("constraint" in one && typeof one.constraint === "string") return one.constraint;
  return String(thrown);
}

describe.each(databases)("rules that the tables themselves enforce, on $name", ({ open }) => {
  let opened: OpenDatabase;
  let db: Database;
  beforeAll(async () => {
    opened = await open();
    ({ db } = opened);
    await db.insert(account).values({ email: "lea@example.test", createdAt: now });
    await db.insert(course).values({ id: 1, slug: "one", status: "published", position: 1 });
    await db.insert(exam).values({ id: 1, slug: "one", status: "published" });
    await db.insert(examAttempt).values(attempt);
    await db.insert(enrolment).values({ accountId: 1, courseId: 1, enrolledAt: now });
  });
  afterAll(() => opened.close());

  it.each<[string, (db: Database) => Promise<unknown>]>([
    ["account_email", () => db.insert(account).values({ email: "lea@example.test", createdAt: now })],
    ["account_email_lower", () => db.insert(account).values({ email: "Lea@example.test", createdAt: now })],
    ["account_name_length", () => db.insert(account).values({ email: "x", name: "🦊".repeat(101), createdAt: now })],
    [
      "session_lifetime",
      () => db.insert(session).values({ tokenHash: "x", accountId: 1, createdAt: later, expiresAt: now }),
    ],
    ["content_version_single", () => db.insert(contentVersion).values({ id: 2, hash: "x", importedAt: now })],
    ["course_slug", () => db.insert(course).values({ id: 2, slug: "one", status: "published", position: 1 })],
    ["step_lesson_id_lesson_id_fk", () => db.insert(step).values({ id: 1, lessonId: 99, position: 1, type: "text" })],
    [
      "enrolment_account_id_course_id_pk",
      () => db.insert(enrolment).values({ accountId: 1, courseId: 1, enrolledAt: now }),
    ],
    [
      "step_completion_step_id_step_id_fk",
      () => db.insert(stepCompletion).values({ accountId: 1, stepId: 99, completedAt: now }),
    ],
    [
      "video_position_from_zero",
      () => db.insert(videoPosition).values({ accountId: 1, stepId: 1, position: -1, watched: [], updatedAt: now }),
    ],
    [
      "step_note_length",
      () =>
        db
          .insert(stepNote)
          .values({ accountId: 1, stepId: 1, note: "🦊".repeat(5001), bookmarked: false, updatedAt: now }),
    ],
    [
      "step_note_kept",
      () => db.insert(stepNote).values({ accountId: 1, stepId: 1, note: "", bookmarked: false, updatedAt: now }),
    ],
    [
      "step_note_step_id_step_id_fk",
      () => db.insert(stepNote).values({ accountId: 1, stepId: 99, note: "x", bookmarked: false, updatedAt: now }),
    ],
    ["flow_comment_text", () => db.insert(flowComment).values({ ...comment, text: "" })],
    ["flow_comment_place", () => db.insert(flowComment).values({ ...comment, place: "x".repeat(301) })],
    ["flow_comment_changed", () => db.insert(flowComment).values({ ...comment, isResolved: true })],
    [
      "content_item_kind",
      () =>
        db.insert(contentItem).values({
          kind: "glossary" as "glossary-term",
          id: 1,
          locale: "en",
          slug: "one",
          status: "draft",
          position: 0,
          document: { groups: [] },
        }),
    ],
    ["exam_attempt_open", () => db.insert(examAttempt).values(attempt)],
    ["exam_attempt_module", () => db.insert(examAttempt).values({ ...attempt, moduleId: 0 })],
    ["exam_attempt_deadline", () => db.insert(examAttempt).values({ ...attempt, deadline: now })],
    ["exam_attempt_questions", () => db.insert(examAttempt).values({ ...attempt, questions: [] })],
    ["exam_attempt_finished_whole", () => db.insert(examAttempt).values({ ...attempt, finishedAt: later })],
    [
      "exam_attempt_score",
      () =>
        db.insert(examAttempt).values({ ...attempt, finishedAt: later, finishedBy: "clock", passed: true, score: 101 }),
    ],
    ["certificate_name", () => db.insert(certificate).values({ ...proof, hash: "a".repeat(24), name: "" })],
    [
      "certificate_revoked_whole",
      () => db.insert(certificate).values({ ...proof, hash: "a".repeat(24), revokedAt: now }),
    ],
    [
      "certificate_revoked_reason",
      () =>
        db.insert(certificate).values({
          ...proof,
          hash: "a".repeat(24),
          revokedAt: now,
          revokedReason: "none" as "other",
          revokedNote: "",
        }),
    ],
    ["certificate_hash_form", () => db.insert(certificate).values({ ...proof, hash: "short" })],
    [
      "course_rating_stars",
      () => db.insert(courseRating).values({ accountId: 1, courseId: 1, rating: 0, ratedAt: now }),
    ],
    [
      "course_rating_stars",
      () => db.insert(courseRating).values({ accountId: 1, courseId: 1, rating: 6, ratedAt: now }),
    ],
    [
      "course_rating_account_id_course_id_pk",
      async () => {
        const rating = { accountId: 1, courseId: 1, rating: 5, ratedAt: now };
        await db.insert(courseRating).values(rating);
        await db.insert(courseRating).values(rating);
      },
    ],
    [
      "episode_watched_episode_id_episode_id_fk",
      () => db.insert(episodeWatched).values({ accountId: 1, episodeId: 99, watchedAt: now }),
    ],
    [
      "onboarding_pass_step_id_onboarding_step_id_fk",
      () => db.insert(onboardingPass).values({ accountId: 1, stepId: 99, passedAt: now }),
    ],
    ["feedback_length", () => db.insert(feedback).values({ accountId: 1, message: "", url: "/", sentAt: now })],
    [
      "feedback_done",
      () => db.insert(feedback).values({ accountId: 1, message: "Hi", url: "/", sentAt: now, doneBy: 1 }),
    ],
    ["promo_code_form", () => db.insert(promoCode).values({ code: "small", createdAt: now })],
    ["promo_code_uses", () => db.insert(promoCode).values({ code: "LEFT", usesLeft: -1, createdAt: now })],
    [
      "promo_redemption_code_promo_code_code_fk",
      () => db.insert(promoRedemption).values({ accountId: 1, code: "NONE", redeemedAt: now }),
    ],
    ["account_subject_whole", () => db.insert(account).values({ email: "y", issuer: "https://id", createdAt: now })],
    [
      "badge_key_generated",
      async () => {
        await db.insert(badgeKey).values(badgeKeyCalled("a"));
        await db.insert(badgeKey).values(badgeKeyCalled("b"));
      },
    ],
    ["badge_key_private", () => db.insert(badgeKey).values({ ...badgeKeyCalled("c"), isGenerated: false })],
    [
      "badge_key_public",
      () => db.insert(badgeKey).values({ ...badgeKeyCalled("d"), publicKey: { kty: "EC", d: "secret" } }),
    ],
    ["certificate_expiry", () => db.insert(certificate).values({ ...proof, hash: "a".repeat(24), expiresAt: now })],
  ])("%s", async (constraint, write) => {
    expect(await broken(write(db))).toBe(constraint);
  });

  it("one open attempt per exam, and one more per module", async () => {
    const part = { ...attempt, moduleId: 5 };
    await db.insert(examAttempt).values(part);
    expect(await broken(db.insert(examAttempt).values(part))).toBe("exam_attempt_open");
  });

  it("every foreign key has an index that begins with it: deletions and joins need no scan", async () => {
    const { rows } = (await db.execute(sql`
      select c.conname as name from pg_constraint c
      where c.contype = 'f' and not exists (
        select 1 from pg_index i
        where i.indrelid = c.conrelid and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
      )`)) as { rows: { name: string }[] };
    expect(rows.map(({ name }) => name)).toEqual([]);
  });

  it("one certificate per attempt and hash", async () => {
    await db.insert(certificate).values({ ...proof, hash: "a".repeat(24) });
    expect(await broken(db.insert(certificate).values({ ...proof, hash: "b".repeat(24) }))).toBe("certificate_attempt");
  });

  it("everything that belongs to an account is deleted with it (L24)", async () => {
    await db.delete(account);
    for (const table of [examAttempt, certificate, enrolment]) expect(await db.select().from(table)).toEqual([]);
  });
});
