import { and, eq, gt, lte } from "drizzle-orm";
import { commandOrder } from "../../account/schema/accounts";
import type { Database } from "../database";

/** When a command was given: a device numbers its commands. */
export interface CommandOrder {
  device: string;
  number: number;
}
interface About {
  accountId: number;
  subject: string;
}

const of = ({ accountId, subject }: About, { device }: CommandOrder) =>
  and(eq(commandOrder.accountId, accountId), eq(commandOrder.subject, subject), eq(commandOrder.device, device));

/**
 * Records a command as the latest of its device about a subject, in the command's own transaction; others about the
 * subject wait for it.
 * @returns false if a later one has arrived before
 */
export async function recordOrder(tx: Database, about: About, order: CommandOrder, now: Date): Promise<boolean> {
  const recorded = await tx
    .insert(commandOrder)
    .values({ ...about, ...order, arrivedAt: now })
    .onConflictDoUpdate({
      target: [commandOrder.accountId, commandOrder.subject, commandOrder.device],
      set: { number: order.number, arrivedAt: now },
      setWhere: lte(commandOrder.number, order.number),
    })
    .returning({ number: commandOrder.number });
  return recorded.length > 0;
}

/** Whether a later command of the same device about the subject has arrived. */
export async function hasLater(tx: Database, about: About, order: CommandOrder): Promise<boolean> {
  const rows = await tx
    .select({ number: commandOrder.number })
    .from(commandOrder)
    .where(and(of(about, order), gt(commandOrder.number, order.number)));
  return rows.length > 0;
}
