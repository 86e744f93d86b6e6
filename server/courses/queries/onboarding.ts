import { eq } from "drizzle-orm";
import type { Database, Write } from "../../db/database";
import { onboardingPass } from "../schema";

/** The onboarding steps that an account has passed, with the time. */
export async function passedSteps(db: Database, accountId: number): Promise<ReadonlyMap<number, Date>> {
  const rows = await db
    .select({ id: onboardingPass.stepId, at: onboardingPass.passedAt })
    .from(onboardingPass)
    .where(eq(onboardingPass.accountId, accountId));
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** Passes a step; a passed step stays unchanged. */
export const passStep = (db: Database, accountId: number, stepId: number, now: Date): Write =>
  db.insert(onboardingPass).values({ accountId, stepId, passedAt: now }).onConflictDoNothing();
