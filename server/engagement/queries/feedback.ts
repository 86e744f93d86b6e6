import { lt } from "drizzle-orm";
import type { Database } from "../../db/database";
import { feedback } from "../schema";

/** How long messages are kept, in days: as long as the audit log. */
const feedbackDays = 400;

/** Stores a learner's feedback. @returns its id */
export async function addFeedback(
  tx: Database,
  row: { accountId: number; message: string; url: string; language: string; sentAt: Date },
): Promise<number> {
  const [added] = await tx.insert(feedback).values(row).returning({ id: feedback.id });
  if (!added) throw new Error("The feedback was not stored.");
  return added.id;
}

/** Removes messages that are too old, done or not. */
export async function removeOldFeedback(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - feedbackDays * 24 * 60 * 60 * 1000);
  await db.delete(feedback).where(lt(feedback.sentAt, before));
}
