import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { accountId } from "../account/schema/accounts";
import { instant, rowId } from "../db/columns";
import { course, episode, onboardingStep, step } from "../db/schema/content";
import type { Outcomes } from "./rules/quiz";
import type { Ranges } from "./rules/watched";

/** Leaving a course sets `removedAt` and deletes nothing (R19). */
export const enrolment = pgTable(
  "enrolment",
  {
    accountId: accountId(),
    courseId: integer("course_id")
      .notNull()
      .references(() => course.id),
    enrolledAt: instant("enrolled_at").notNull(),
    removedAt: instant("removed_at"),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.courseId] }), index("enrolment_course").on(t.courseId)],
);

const stepId = () =>
  integer("step_id")
    .notNull()
    .references(() => step.id);

export const stepCompletion = pgTable(
  "step_completion",
  { accountId: accountId(), stepId: stepId(), completedAt: instant("completed_at").notNull() },
  (t) => [primaryKey({ columns: [t.accountId, t.stepId] }), index("step_completion_step").on(t.stepId)],
);

export const videoPosition = pgTable(
  "video_position",
  {
    accountId: accountId(),
    stepId: stepId(),
    /** Seconds from the clip's start. */
    position: doublePrecision("position").notNull(),
    watched: jsonb("watched").$type<Ranges>().notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.stepId] }),
    index("video_position_step").on(t.stepId),
    check("video_position_from_zero", sql`${t.position} >= 0`),
    check("video_position_watched_list", sql`jsonb_typeof(${t.watched}) = 'array'`),
  ],
);

export const quizTry = pgTable(
  "quiz_try",
  {
    accountId: accountId(),
    stepId: stepId(),
    answers: jsonb("answers").$type<Outcomes>().notNull(),
    startedAt: instant("started_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.stepId] }),
    index("quiz_try_step").on(t.stepId),
    check("quiz_try_answers_object", sql`jsonb_typeof(${t.answers}) = 'object'`),
  ],
);

/** Learners' private notes on steps; without a note or bookmark there is no row. */
export const stepNote = pgTable(
  "step_note",
  {
    accountId: accountId(),
    stepId: stepId(),
    note: text("note").notNull(),
    bookmarked: boolean("bookmarked").notNull(),
    /** Distinguishes versions: a client cannot overwrite a version that it has not seen. */
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.stepId] }),
    index("step_note_step").on(t.stepId),
    check("step_note_length", sql`char_length(${t.note}) <= 5000`),
    check("step_note_kept", sql`${t.note} <> '' or ${t.bookmarked}`),
  ],
);

/** 1–5; no row means not rated (R9). An administrator's removal sets `removedAt` and can be undone. */
export const courseRating = pgTable(
  "course_rating",
  {
    accountId: accountId(),
    courseId: integer("course_id")
      .notNull()
      .references(() => course.id),
    /** Counts up each time that a course is rated: lists begin at one, and it tells a rating from an earlier one. */
    id: bigint("id", { mode: "number" }).generatedByDefaultAsIdentity().notNull(),
    rating: smallint("rating").notNull(),
    ratedAt: instant("rated_at").notNull(),
    /** When an administrator removed it; null while it counts. */
    removedAt: instant("removed_at"),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.courseId] }),
    index("course_rating_id").on(t.id),
    index("course_rating_course").on(t.courseId, t.id),
    check("course_rating_stars", sql`${t.rating} between 1 and 5`),
  ],
);

/** Accounts that have watched the promo video of a course to the end. */
export const promoEnd = pgTable(
  "promo_end",
  {
    accountId: accountId(),
    courseId: integer("course_id")
      .notNull()
      .references(() => course.id),
    endedAt: instant("ended_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.courseId] }), index("promo_end_course").on(t.courseId)],
);

export const episodeWatched = pgTable(
  "episode_watched",
  {
    accountId: accountId(),
    episodeId: integer("episode_id")
      .notNull()
      .references(() => episode.id),
    watchedAt: instant("watched_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.episodeId] }), index("episode_watched_episode").on(t.episodeId)],
);

export const onboardingPass = pgTable(
  "onboarding_pass",
  {
    accountId: accountId(),
    stepId: integer("step_id")
      .notNull()
      .references(() => onboardingStep.id),
    passedAt: instant("passed_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.stepId] }), index("onboarding_pass_step").on(t.stepId)],
);

/** How learners go through quizzes, for the editors; does not affect grades. */
export const quizAudit = pgTable(
  "quiz_audit",
  {
    id: rowId(),
    accountId: accountId(),
    stepId: stepId(),
    event: text("event").$type<"opened" | "answered" | "finished" | "left">().notNull(),
    questionId: text("question_id"),
    notedAt: instant("noted_at").notNull(),
  },
  (t) => [
    index("quiz_audit_account").on(t.accountId),
    index("quiz_audit_step").on(t.stepId, t.notedAt),
    check("quiz_audit_event", sql`${t.event} in ('opened', 'answered', 'finished', 'left')`),
  ],
);
