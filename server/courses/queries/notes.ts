import { and, desc, eq } from "drizzle-orm";
import type { Database, Write } from "../../db/database";
import { lesson, step } from "../../db/schema/content";
import type { Note } from "../rules/note";
import { stepNote } from "../schema";

const columns = { note: stepNote.note, bookmarked: stepNote.bookmarked, updatedAt: stepNote.updatedAt };
const ofStep = (accountId: number, stepId: number) =>
  and(eq(stepNote.accountId, accountId), eq(stepNote.stepId, stepId));

/** An account's note on a step. */
export async function noteOf(db: Database, accountId: number, stepId: number): Promise<Note | null> {
  const [row] = await db.select(columns).from(stepNote).where(ofStep(accountId, stepId));
  return row ?? null;
}

/** An account's notes, in all courses or in one, including withdrawn steps; most recently changed first. */
export async function notesOf(
  db: Database,
  accountId: number,
  courseId?: number,
): Promise<(Note & { stepId: number; courseId: number })[]> {
  return db
    .select({ ...columns, stepId: stepNote.stepId, courseId: lesson.courseId })
    .from(stepNote)
    .innerJoin(step, eq(step.id, stepNote.stepId))
    .innerJoin(lesson, eq(lesson.id, step.lessonId))
    .where(and(eq(stepNote.accountId, accountId), courseId === undefined ? undefined : eq(lesson.courseId, courseId)))
    .orderBy(desc(stepNote.updatedAt), desc(stepNote.stepId));
}

/** Stores a note, replacing an earlier one. */
export const writeNote = (tx: Database, accountId: number, stepId: number, row: Note): Write =>
  tx
    .insert(stepNote)
    .values({ accountId, stepId, ...row })
    .onConflictDoUpdate({ target: [stepNote.accountId, stepNote.stepId], set: row });

export const removeNote = (tx: Database, accountId: number, stepId: number): Write =>
  tx.delete(stepNote).where(ofStep(accountId, stepId));
