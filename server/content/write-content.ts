import { sql } from "drizzle-orm";
import type { Database } from "../db/database";
import * as tables from "../db/schema/content";
import type { BuiltContent } from "./build";

const excluded = (column: string) => sql.raw(`excluded.${column}`);

async function writeCourses(tx: Database, courses: BuiltContent["courses"]): Promise<void> {
  for (const { id, slug, status, position, locales } of courses) {
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
    await tx.insert(tables.courseDocument).values(locales.map((one) => ({ courseId: id, ...one })));
  }
}

async function writeExams(tx: Database, exams: BuiltContent["exams"]): Promise<void> {
  for (const { id, slug, courseId, status, locales } of exams) {
    const row = { id, slug, courseId, status, withdrawnAt: null };
    await tx.insert(tables.exam).values(row).onConflictDoUpdate({ target: tables.exam.id, set: row });
    await tx.insert(tables.examDocument).values(locales.map((one) => ({ examId: id, ...one })));
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

async function writeItems(tx: Database, items: BuiltContent["items"]): Promise<void> {
  const rows = Object.values(items).flat();
  if (rows.length > 0) await tx.insert(tables.contentItem).values(rows);
  const episodes = items.series.filter(({ locale }) => locale === "en").flatMap(({ document }) => document.episodes);
  await writeIds(
    tx,
    tables.episode,
    episodes.map(({ id }) => id),
  );
  await writeIds(
    tx,
    tables.onboardingStep,
    items.onboarding.map(({ id }) => id),
  );
}

/**
 * Writes the content into its tables, replacing what is there. Call it within a transaction: in between everything is
 * withdrawn, so that slugs can be reused.
 */
export async function writeContent(tx: Database, built: BuiltContent, now: Date): Promise<void> {
  // Removed content is withdrawn, never deleted: learners' progress and certificates refer to it.
  const kept = [tables.course, tables.lesson, tables.step, tables.exam, tables.episode, tables.onboardingStep];
  for (const table of kept)
    await tx.update(table).set({ withdrawnAt: sql`coalesce(${table.withdrawnAt}, ${now.toISOString()}::timestamptz)` });
  for (const table of [tables.courseDocument, tables.examDocument, tables.contentItem, tables.category])
    await tx.delete(table);
  if (built.categories.length > 0)
    await tx.insert(tables.category).values(built.categories.map((one, position) => ({ ...one, position })));
  await writeCourses(tx, built.courses);
  await writeExams(tx, built.exams);
  await writeItems(tx, built.items);
}
