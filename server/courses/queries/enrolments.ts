import { and, count, desc, eq, gte, isNull } from "drizzle-orm";
import type { Database, Write } from "../../db/database";
import { enrolment } from "../schema";

/** Ids of the courses that an account is enrolled in. */
export async function enrolledCourses(db: Database, accountId: number): Promise<number[]> {
  const rows = await db
    .select({ id: enrolment.courseId })
    .from(enrolment)
    .where(and(eq(enrolment.accountId, accountId), isNull(enrolment.removedAt)));
  return rows.map(({ id }) => id);
}

/** An account's enrollments, latest first. */
export async function enrolmentsOf(db: Database, accountId: number): Promise<{ courseId: number; enrolledAt: Date }[]> {
  return db
    .select({ courseId: enrolment.courseId, enrolledAt: enrolment.enrolledAt })
    .from(enrolment)
    .where(and(eq(enrolment.accountId, accountId), isNull(enrolment.removedAt)))
    .orderBy(desc(enrolment.enrolledAt), desc(enrolment.courseId));
}

/** The number of learners per course who enrolled since an instant; courses without any are missing. */
export async function learnersPerCourse(db: Database, since: Date): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: enrolment.courseId, learners: count() })
    .from(enrolment)
    .where(and(isNull(enrolment.removedAt), gte(enrolment.enrolledAt, since)))
    .groupBy(enrolment.courseId);
  return new Map(rows.map(({ id, learners }) => [id, learners]));
}

/** Enrolls an account, or restores an earlier enrollment (R19). */
export const addEnrolment = (db: Database, accountId: number, courseId: number, now: Date): Write =>
  db
    .insert(enrolment)
    .values({ accountId, courseId, enrolledAt: now })
    .onConflictDoUpdate({ target: [enrolment.accountId, enrolment.courseId], set: { removedAt: null } });

/** Hides the enrollment; progress is kept (R19). */
export const hideEnrolment = (db: Database, accountId: number, courseId: number, now: Date): Write =>
  db
    .update(enrolment)
    .set({ removedAt: now })
    .where(and(eq(enrolment.accountId, accountId), eq(enrolment.courseId, courseId), isNull(enrolment.removedAt)));
