import { and, eq, gt } from "drizzle-orm";
import { commandOrder } from "../../account/schema/accounts";
import type { Database } from "../database";

/** When a command was given: a device numbers its commands. */
export interface CommandOrder {
  device: string;
  number: number;
}

/** Whether a later command of the same device about a subject has arrived. */
export async function hasLater(
  tx: Database,
  { accountId, subject, device, number }: CommandOrder & { accountId: number; subject: string },
): Promise<boolean> {
  const rows = await tx
    .select({ number: commandOrder.number })
    .from(commandOrder)
    .where(
      and(
        eq(commandOrder.accountId, accountId),
        eq(commandOrder.subject, subject),
        eq(commandOrder.device, device),
        gt(commandOrder.number, number),
      ),
    );
  return rows.length > 0;
}
