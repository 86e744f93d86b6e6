import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import type {
  CourseDocument,
  CourseSummary,
  ExamDocument,
  ExamSummary,
  ItemDocuments,
  ItemKind,
} from "../../content/documents";
import type { UnitFacts } from "../../content/unit-facts";
import { instant } from "../columns";

/** One row: which version of the content is in the tables. */
export const contentVersion = pgTable(
  "content_version",
  {
    id: smallint("id").primaryKey(),
    /** Changes only when what is stored does. */
    hash: text("hash").notNull(),
    importedAt: instant("imported_at").notNull(),
    /** Says whether the same files were imported; null, or of another import, if an earlier version has imported. */
    files: text("files"),
  },
  (t) => [check("content_version_single", sql`${t.id} = 1`)],
);

/** What the next import compares with the files: one row per course, per exam, and for everything else together. */
export const contentUnit = pgTable("content_unit", {
  /** Of its folder, like `courses/x`; empty for everything else. */
  path: text("path").primaryKey(),
  /** Hash of the files that it is made from. */
  files: text("files").notNull(),
  /** Hash of its documents. */
  hash: text("hash").notNull(),
  documents: jsonb("documents").$type<Record<string, string>>().notNull(),
  facts: jsonb("facts").$type<UnitFacts>().notNull(),
});

export const category = pgTable("category", {
  id: text("id").primaryKey(),
  position: integer("position").notNull(),
  titles: jsonb("titles").$type<Partial<Record<string, string>>>().notNull(),
});

/** Courses, lessons, and steps keep their rows when the content drops them: learners' progress refers to them. */
export const course = pgTable(
  "course",
  {
    id: integer("id").primaryKey(),
    slug: text("slug").notNull(),
    status: text("status").$type<"draft" | "published">().notNull(),
    position: integer("position").notNull(),
    withdrawnAt: instant("withdrawn_at"),
  },
  (t) => [
    uniqueIndex("course_slug").on(t.slug).where(sql`${t.withdrawnAt} is null`),
    check("course_id_positive", sql`${t.id} > 0`),
    check("course_status", sql`${t.status} in ('draft', 'published')`),
  ],
);

export const lesson = pgTable(
  "lesson",
  {
    id: integer("id").primaryKey(),
    courseId: integer("course_id")
      .notNull()
      .references(() => course.id),
    position: integer("position").notNull(),
    withdrawnAt: instant("withdrawn_at"),
  },
  (t) => [index("lesson_course").on(t.courseId, t.position), check("lesson_position", sql`${t.position} >= 1`)],
);

export const step = pgTable(
  "step",
  {
    id: integer("id").primaryKey(),
    lessonId: integer("lesson_id")
      .notNull()
      .references(() => lesson.id),
    position: integer("position").notNull(),
    type: text("type").$type<"video" | "text" | "quiz" | "download">().notNull(),
    withdrawnAt: instant("withdrawn_at"),
  },
  (t) => [
    index("step_lesson").on(t.lessonId, t.position),
    check("step_position", sql`${t.position} >= 1`),
    check("step_type", sql`${t.type} in ('video', 'text', 'quiz', 'download')`),
  ],
);

export const courseDocument = pgTable(
  "course_document",
  {
    courseId: integer("course_id")
      .notNull()
      .references(() => course.id, { onDelete: "cascade" }),
    locale: text("locale").notNull(),
    summary: jsonb("summary").$type<CourseSummary>().notNull(),
    document: jsonb("document").$type<CourseDocument>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.locale] }),
    check("course_document_locale", sql`${t.locale} in ('en', 'es', 'pt', 'de', 'it', 'fr', 'ja')`),
  ],
);

export const exam = pgTable(
  "exam",
  {
    id: integer("id").primaryKey(),
    slug: text("slug").notNull(),
    courseId: integer("course_id").references(() => course.id),
    status: text("status").$type<"draft" | "published">().notNull(),
    withdrawnAt: instant("withdrawn_at"),
  },
  (t) => [
    uniqueIndex("exam_slug").on(t.slug).where(sql`${t.withdrawnAt} is null`),
    index("exam_course").on(t.courseId),
    check("exam_id_positive", sql`${t.id} > 0`),
    check("exam_status", sql`${t.status} in ('draft', 'published')`),
  ],
);

export const examDocument = pgTable(
  "exam_document",
  {
    examId: integer("exam_id")
      .notNull()
      .references(() => exam.id, { onDelete: "cascade" }),
    locale: text("locale").notNull(),
    summary: jsonb("summary").$type<ExamSummary>().notNull(),
    document: jsonb("document").$type<ExamDocument>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.examId, t.locale] }),
    check("exam_document_locale", sql`${t.locale} in ('en', 'es', 'pt', 'de', 'it', 'fr', 'ja')`),
  ],
);

/**
 * Series, webinars, templates, the glossary, onboarding, and the site's own texts: read-only content. No learner's row
 * refers to it, so an import deletes and rewrites it.
 */
export const contentItem = pgTable(
  "content_item",
  {
    kind: text("kind").$type<ItemKind>().notNull(),
    id: integer("id").notNull(),
    locale: text("locale").notNull(),
    slug: text("slug").notNull(),
    status: text("status").$type<"draft" | "published">().notNull(),
    position: integer("position").notNull(),
    document: jsonb("document").$type<ItemDocuments[ItemKind]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id, t.locale] }),
    uniqueIndex("content_item_slug").on(t.kind, t.slug, t.locale),
    check(
      "content_item_kind",
      sql`${t.kind} in ('series', 'webinar', 'template', 'glossary-term', 'onboarding-step', 'event-type', 'site', 'faq')`,
    ),
    check("content_item_locale", sql`${t.locale} in ('en', 'es', 'pt', 'de', 'it', 'fr', 'ja')`),
    check("content_item_status", sql`${t.status} in ('draft', 'published')`),
  ],
);

/** Kept when the content drops them: learners' viewing progress refers to them. */
export const episode = pgTable("episode", {
  id: integer("id").primaryKey(),
  withdrawnAt: instant("withdrawn_at"),
});

/** Kept when the content drops them: learners' completed steps refer to them. */
export const onboardingStep = pgTable("onboarding_step", {
  id: integer("id").primaryKey(),
  withdrawnAt: instant("withdrawn_at"),
});
