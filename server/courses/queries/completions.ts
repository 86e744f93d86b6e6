import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { compiled } from "../../db/compiled";
import type { Database, Write } from "../../db/database";
import type { Done } from "../rules/progress";
import { enrolment, stepCompletion } from "../schema";

const ofSteps = (accountId: number, steps: readonly number[] | undefined) =>
  and(eq(stepCompletion.accountId, accountId), steps && inArray(stepCompletion.stepId, [...steps]));
const columns = { id: stepCompletion.stepId, at: stepCompletion.completedAt };

/** The steps that an account has completed, of these or of all. */
export async function doneSteps(db: Database, accountId: number, steps?: readonly number[]): Promise<Done> {
  const rows = await db.select(columns).from(stepCompletion).where(ofSteps(accountId, steps));
  return new Map(rows.map(({ id, at }) => [id, at]));
}

const [account, course, steps] = [sql.placeholder("accountId"), sql.placeholder("courseId"), sql.placeholder("steps")];
const doneAndEnrolled = compiled((db) =>
  db
    .select({ id: sql<number | null>`${columns.id}`, at: columns.at })
    .from(stepCompletion)
    .where(and(eq(stepCompletion.accountId, account), sql`${stepCompletion.stepId} = any(${steps}::integer[])`))
    .unionAll(
      db
        .select({ id: sql<number | null>`null::integer`, at: enrolment.enrolledAt })
        .from(enrolment)
        .where(and(eq(enrolment.accountId, account), eq(enrolment.courseId, course), isNull(enrolment.removedAt))),
    ),
);

/** Whether an account is enrolled in a course, and which of its steps it has completed, in one query. */
export async function courseFacts(
  db: Database,
  accountId: number,
  courseId: number,
  steps: readonly number[],
): Promise<{ enrolled: boolean; done: Done }> {
  const rows = await doneAndEnrolled(db, { accountId, courseId, steps });
  return {
    enrolled: rows.some(({ id }) => id === null),
    done: new Map(rows.flatMap(({ id, at }) => (id === null ? [] : [[id, at] as const]))),
  };
}

/** Completes a step; a completed step stays unchanged. */
export const completeStep = (db: Database, accountId: number, stepId: number, now: Date): Write =>
  db.insert(stepCompletion).values({ accountId, stepId, completedAt: now }).onConflictDoNothing();
