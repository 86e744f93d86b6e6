import { eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { onboardingPass } from "../schema";

/** Which steps of the onboarding an account has passed, and when. */
export async function passedSteps(db: Database, accountId: number): Promise<ReadonlyMap<number, Date>> {
  const rows = await db
    .select({ id: onboardingPass.stepId, at: onboardingPass.passedAt })
    .from(onboardingPass)
    .where(eq(onboardingPass.accountId, accountId));
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** Passes a step; one that is passed stays as it was. */
export async function passStep(db: Database, accountId: number, stepId: number, now: Date): Promise<void> {
  await db.insert(onboardingPass).values({ accountId, stepId, passedAt: now }).onConflictDoNothing();
}
