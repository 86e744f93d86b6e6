import { eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import type { BillingRecord } from "../../integrations/billing";
import { account } from "../schema/accounts";
import { changedFields, fromSystem, recordAudit } from "./audit";

/** What is stored for someone whom the billing system does not know; any record of it is newer. */
const noCustomer = { revision: 0, paidStatus: "free", productGroup: "free", trafficType: "" } as const;

/**
 * Stores what an external billing system says about an address, unless a newer state is stored already: reports arrive
 * twice, late, and in any order, and an answer can be older than a report that overtook it. Without an account there is
 * nothing to store; the system is asked once there is one.
 * @param record null for someone who is not a customer
 */
export async function keepBilling(db: Database, email: string, record: BillingRecord | null, now: Date): Promise<void> {
  const { revision, paidStatus, productGroup, trafficType } = record ?? noCustomer;
  await db.transaction(async (tx) => {
    const [stored] = await tx.select().from(account).where(eq(account.email, email)).for("no key update");
    if (!stored) return;
    const isNewer = revision >= stored.billingRevision;
    const told = { billingRevision: revision, paidStatus, productGroup, trafficType };
    await tx
      .update(account)
      .set({ billingCheckedAt: now, ...(isNewer && told) })
      .where(eq(account.id, stored.id));
    const statusOf = ({ paidStatus, productGroup }: Pick<typeof stored, "paidStatus" | "productGroup">) => ({
      paidStatus,
      productGroup,
    });
    const change = isNewer && changedFields(statusOf(stored), { paidStatus, productGroup });
    const entry = { action: "account-changed", target: { kind: "account", id: stored.id } } as const;
    if (change) await recordAudit(tx, { ...fromSystem, ...entry, ...change }, now);
  });
}
