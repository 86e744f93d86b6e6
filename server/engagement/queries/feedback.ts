import type { Database } from "../../db/database";
import { feedback } from "../schema";

/** Stores a learner's feedback. @returns its id */
export async function addFeedback(
  tx: Database,
  row: { accountId: number; message: string; url: string; sentAt: Date },
): Promise<number> {
  const [added] = await tx.insert(feedback).values(row).returning({ id: feedback.id });
  if (!added) throw new Error("The feedback was not stored.");
  return added.id;
}
