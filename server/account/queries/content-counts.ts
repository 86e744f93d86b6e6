import { isNull, sql } from "drizzle-orm";
import { type ContentCount, type ContentKind, contentKinds } from "../../../contract/account/content-imports";
import { type ContentLocale, contentLocales } from "../../../contract/primitives";
import type { Database } from "../../db/database";
import * as tables from "../../db/schema/content";

/** The rows of one kind in one language. */
interface Counted {
  kind: ContentKind;
  locale: string;
  count: number;
  drafts: number;
}

const count = sql<number>`count(*)::integer`;

const itemKinds: Readonly<Partial<Record<string, ContentKind>>> = {
  series: "series",
  webinar: "webinar",
  template: "template",
  "glossary-term": "glossary-term",
  faq: "faq",
};

async function counted(db: Database): Promise<Counted[]> {
  const { contentItem, course, courseDocument, exam, examDocument } = tables;
  const lessons = sql<number>`jsonb_array_length(${courseDocument.summary} -> 'lessons')`;
  const courses = await db
    .select({
      locale: courseDocument.locale,
      count,
      drafts: sql<number>`(count(*) filter (where ${course.status} = 'draft'))::integer`,
      lessons: sql<number>`sum(${lessons})::integer`,
      lessonDrafts: sql<number>`coalesce(sum(${lessons}) filter (where ${course.status} = 'draft'), 0)::integer`,
    })
    .from(courseDocument)
    .innerJoin(course, sql`${course.id} = ${courseDocument.courseId}`)
    .where(isNull(course.withdrawnAt))
    .groupBy(courseDocument.locale);
  const exams = await db
    .select({
      locale: examDocument.locale,
      count,
      drafts: sql<number>`(count(*) filter (where ${exam.status} = 'draft'))::integer`,
    })
    .from(examDocument)
    .innerJoin(exam, sql`${exam.id} = ${examDocument.examId}`)
    .where(isNull(exam.withdrawnAt))
    .groupBy(examDocument.locale);
  const items = await db
    .select({
      kind: contentItem.kind,
      locale: contentItem.locale,
      count,
      drafts: sql<number>`(count(*) filter (where ${contentItem.status} = 'draft'))::integer`,
    })
    .from(contentItem)
    .groupBy(contentItem.kind, contentItem.locale);
  return [
    ...courses.map(({ lessons: _, lessonDrafts: __, ...one }) => ({ kind: "course" as const, ...one })),
    ...courses.map((one) => ({
      kind: "lesson" as const,
      locale: one.locale,
      count: one.lessons,
      drafts: one.lessonDrafts,
    })),
    ...exams.map((one) => ({ kind: "exam" as const, ...one })),
    ...items.map(({ kind, ...one }) => ({ kind: itemKinds[kind] ?? ("other" as const), ...one })),
  ];
}

/** How many items of each kind the tables contain, by language: everything has an English text. */
export async function countStoredContent(db: Database): Promise<ContentCount[]> {
  const rows = await counted(db);
  const sumOf = (some: readonly Counted[], what: "count" | "drafts") => some.reduce((sum, one) => sum + one[what], 0);
  return contentKinds.map((kind) => {
    const inLocale = (locale: ContentLocale) => rows.filter((one) => one.kind === kind && one.locale === locale);
    return {
      kind,
      total: sumOf(inLocale("en"), "count"),
      drafts: sumOf(inLocale("en"), "drafts"),
      locales: contentLocales.map((locale) => ({ locale, count: sumOf(inLocale(locale), "count") })),
    };
  });
}
