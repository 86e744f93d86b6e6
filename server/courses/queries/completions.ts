import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database";
import type { Done } from "../rules/progress";
import { stepCompletion } from "../schema";

/** The steps that an account has completed, of these or of all. */
export async function doneSteps(db: Database, accountId: number, steps?: readonly number[]): Promise<Done> {
  const rows = await db
    .select({ id: stepCompletion.stepId, at: stepCompletion.completedAt })
    .from(stepCompletion)
    .where(and(eq(stepCompletion.accountId, accountId), steps && inArray(stepCompletion.stepId, [...steps])));
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** Completes a step; a completed step stays unchanged. */
export async function completeStep(db: Database, accountId: number, stepId: number, now: Date): Promise<void> {
  await db.insert(stepCompletion).values({ accountId, stepId, completedAt: now }).onConflictDoNothing();
}
