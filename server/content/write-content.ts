import { inArray, type SQL, sql } from "drizzle-orm";
import { type Changes, documentKey, isWritten, removedDocuments, removedItems } from "../db/changes";
import type { Database } from "../db/database";
import * as tables from "../db/schema/content";
import type { BuiltContent } from "./build";

const excluded = (column: string) => sql.raw(`excluded.${column}`);

/** The documents of an item that are written. */
const changed = <T extends { locale: string }>(kind: string, id: number, locales: readonly T[], changes: Changes) =>
  locales.filter(({ locale }) => isWritten(changes, documentKey(kind, id, locale)));

async function writeCourse(
  tx: Database,
  { id, slug, status, position, locales }: BuiltContent["courses"][number],
): Promise<void> {
  const row = { id, slug, status, position, withdrawnAt: null };
  await tx.insert(tables.course).values(row).onConflictDoUpdate({ target: tables.course.id, set: row });
  const english = locales.find(({ locale }) => locale === "en");
  const lessons = english?.document.lessons ?? [];
  await tx
    .insert(tables.lesson)
    .values(lessons.map((lesson) => ({ id: lesson.id, courseId: id, position: lesson.number, withdrawnAt: null })))
    .onConflictDoUpdate({
      target: tables.lesson.id,
      set: { courseId: excluded("course_id"), position: excluded("position"), withdrawnAt: null },
    });
  await tx
    .insert(tables.step)
    .values(
      lessons.flatMap((lesson) =>
        lesson.steps.map((step) => ({
          id: step.id,
          lessonId: lesson.id,
          position: step.number,
          type: step.type,
          withdrawnAt: null,
        })),
      ),
    )
    .onConflictDoUpdate({
      target: tables.step.id,
      set: {
        lessonId: excluded("lesson_id"),
        position: excluded("position"),
        type: excluded("type"),
        withdrawnAt: null,
      },
    });
}

async function writeCourses(tx: Database, courses: BuiltContent["courses"], changes: Changes): Promise<void> {
  for (const course of courses) {
    if (isWritten(changes, `course ${course.id}`)) await writeCourse(tx, course);
    const documents = changed("course", course.id, course.locales, changes);
    if (documents.length > 0)
      await tx.insert(tables.courseDocument).values(documents.map((one) => ({ courseId: course.id, ...one })));
  }
}

async function writeExams(tx: Database, exams: BuiltContent["exams"], changes: Changes): Promise<void> {
  for (const { id, slug, courseId, status, locales } of exams) {
    const row = { id, slug, courseId, status, withdrawnAt: null };
    if (isWritten(changes, `exam ${id}`))
      await tx.insert(tables.exam).values(row).onConflictDoUpdate({ target: tables.exam.id, set: row });
    const documents = changed("exam", id, locales, changes);
    if (documents.length > 0)
      await tx.insert(tables.examDocument).values(documents.map((one) => ({ examId: id, ...one })));
  }
}

/** Restores withdrawn rows, and adds new ones. */
async function writeIds(
  tx: Database,
  table: typeof tables.episode | typeof tables.onboardingStep,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insert(table)
    .values(ids.map((id) => ({ id, withdrawnAt: null })))
    .onConflictDoUpdate({ target: table.id, set: { withdrawnAt: null } });
}

async function writeItems(tx: Database, items: BuiltContent["items"], changes: Changes): Promise<void> {
  const rows = Object.values(items).flat();
  const some = rows.filter(({ kind, id, locale }) => isWritten(changes, documentKey(kind, id, locale)));
  if (some.length > 0) await tx.insert(tables.contentItem).values(some);
  const episodes = items.series.filter(({ locale }) => locale === "en").flatMap(({ document }) => document.episodes);
  if (isWritten(changes, "episodes"))
    await writeIds(
      tx,
      tables.episode,
      episodes.map(({ id }) => id),
    );
  if (isWritten(changes, "onboarding-steps"))
    await writeIds(
      tx,
      tables.onboardingStep,
      items.onboarding.map(({ id }) => id),
    );
}

/** Removes what is gone, and what is written again: so slugs can be reused, and lessons can move. */
async function remove(tx: Database, changes: Changes, now: Date): Promise<void> {
  const { category, course, courseDocument, contentItem, episode, exam, examDocument, lesson, onboardingStep, step } =
    tables;
  // Removed content is withdrawn, never deleted: learners' progress and certificates refer to it.
  type Kept = typeof course | typeof lesson | typeof step | typeof exam | typeof episode | typeof onboardingStep;
  const withdraw = async (table: Kept, where: SQL | undefined) => {
    const withdrawnAt = sql`coalesce(${table.withdrawnAt}, ${now.toISOString()}::timestamptz)`;
    await tx.update(table).set({ withdrawnAt }).where(where);
  };
  const lessons = removedItems(changes, "course", lesson.courseId);
  await withdraw(course, removedItems(changes, "course", course.id));
  await withdraw(lesson, lessons);
  await withdraw(step, lessons && inArray(step.lessonId, tx.select({ id: lesson.id }).from(lesson).where(lessons)));
  await withdraw(exam, removedItems(changes, "exam", exam.id));
  if (isWritten(changes, "episodes")) await withdraw(episode, undefined);
  if (isWritten(changes, "onboarding-steps")) await withdraw(onboardingStep, undefined);
  if (isWritten(changes, "categories")) await tx.delete(category);
  await tx
    .delete(courseDocument)
    .where(removedDocuments(changes, "course", courseDocument.courseId, courseDocument.locale));
  await tx.delete(examDocument).where(removedDocuments(changes, "exam", examDocument.examId, examDocument.locale));
  await tx.delete(contentItem).where(removedDocuments(changes, contentItem.kind, contentItem.id, contentItem.locale));
}

/**
 * Writes what has changed of the content into its tables. Call it within a transaction: in between, what is written
 * again is withdrawn.
 */
export async function writeContent(tx: Database, built: BuiltContent, now: Date, changes: Changes): Promise<void> {
  await remove(tx, changes, now);
  if (isWritten(changes, "categories") && built.categories.length > 0)
    await tx.insert(tables.category).values(built.categories.map((one, position) => ({ ...one, position })));
  await writeCourses(tx, built.courses, changes);
  await writeExams(tx, built.exams, changes);
  await writeItems(tx, built.items, changes);
}
