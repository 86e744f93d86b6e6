import { and, eq, inArray, isNull, lt, or } from "drizzle-orm";
import { account } from "../../account/schema/accounts";
import type { Database } from "../../db/database";
import { webinarRegistration } from "../schema";

type NewRegistration = typeof webinarRegistration.$inferInsert;

/** Whether an account is registered for a webinar. */
export async function isRegistered(db: Database, accountId: number, webinarId: number): Promise<boolean> {
  const rows = await db
    .select({ id: webinarRegistration.webinarId })
    .from(webinarRegistration)
    .where(and(eq(webinarRegistration.accountId, accountId), eq(webinarRegistration.webinarId, webinarId)));
  return rows.length > 0;
}

/** Registers an account for a webinar. @returns whether it was not registered before */
export async function addRegistration(tx: Database, registration: NewRegistration): Promise<boolean> {
  const added = await tx
    .insert(webinarRegistration)
    .values(registration)
    .onConflictDoNothing()
    .returning({ id: webinarRegistration.webinarId });
  return added.length > 0;
}

/** Cancels a registration; nothing happens without one. */
export async function removeRegistration(db: Database, accountId: number, webinarId: number): Promise<void> {
  await db
    .delete(webinarRegistration)
    .where(and(eq(webinarRegistration.accountId, accountId), eq(webinarRegistration.webinarId, webinarId)));
}

/** Registrations of one webinar without a reminder, or with one from before it was postponed. */
const unreminded = (webinarId: number, remindFrom: Date) =>
  and(
    eq(webinarRegistration.webinarId, webinarId),
    or(isNull(webinarRegistration.remindedAt), lt(webinarRegistration.remindedAt, remindFrom)),
  );

/**
 * Takes learners of a webinar who have not been reminded since reminders begin: each is taken once, by one process.
 * Taking and adding the mails are one transaction.
 */
export async function takeUnreminded(
  tx: Database,
  webinarId: number,
  { remindFrom, now, most }: { remindFrom: Date; now: Date; most: number },
) {
  const due = tx
    .select({ accountId: webinarRegistration.accountId })
    .from(webinarRegistration)
    .where(unreminded(webinarId, remindFrom))
    .limit(most)
    .for("update", { skipLocked: true });
  const taken = await tx
    .update(webinarRegistration)
    .set({ remindedAt: now })
    .where(and(unreminded(webinarId, remindFrom), inArray(webinarRegistration.accountId, due)))
    .returning();
  const addresses = await tx
    .select({ id: account.id, email: account.email })
    .from(account)
    .where(
      inArray(
        account.id,
        taken.map(({ accountId }) => accountId),
      ),
    );
  const emailOf = new Map(addresses.map(({ id, email }) => [id, email]));
  return taken.flatMap((one) => {
    const email = emailOf.get(one.accountId);
    return email === undefined ? [] : [{ ...one, email }];
  });
}
