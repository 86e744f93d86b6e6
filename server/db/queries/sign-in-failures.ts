import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Database } from "../database";
import { signInFailure } from "../schema/accounts";

/** Within how long failures count, in milliseconds. */
const windowLength = 15 * 60 * 1000;
const mostByEmail = 5;
const mostByAddress = 20;

/** Notes a failure before the password is looked at: of parallel guesses none goes uncounted. Returns its id. */
export async function noteFailure(db: Database, email: string, address: string, now: Date): Promise<number> {
  const [row] = await db
    .insert(signInFailure)
    .values({ email, address, failedAt: now })
    .returning({ id: signInFailure.id });
  if (!row) throw new Error("The failure was not noted.");
  return row.id;
}

/** Seconds until another try is taken, 0 at once: after 5 failures of an e-mail or 20 of an address within 15 minutes. */
export async function secondsToWait(
  db: Database,
  own: number,
  email: string,
  address: string,
  now: Date,
): Promise<number> {
  const waitFor = async (
    column: typeof signInFailure.email | typeof signInFailure.address,
    value: string,
    most: number,
  ) => {
    const rows = await db
      .select({ failedAt: signInFailure.failedAt })
      .from(signInFailure)
      .where(
        and(
          eq(column, value),
          gt(signInFailure.failedAt, new Date(now.getTime() - windowLength)),
          ne(signInFailure.id, own),
        ),
      )
      .orderBy(desc(signInFailure.failedAt))
      .limit(most);
    const oldest = rows[most - 1];
    return oldest ? Math.max(1, Math.ceil((oldest.failedAt.getTime() + windowLength - now.getTime()) / 1000)) : 0;
  };
  return Math.max(
    await waitFor(signInFailure.email, email, mostByEmail),
    await waitFor(signInFailure.address, address, mostByAddress),
  );
}

export async function forgetFailure(db: Database, id: number): Promise<void> {
  await db.delete(signInFailure).where(eq(signInFailure.id, id));
}

/** After a right password: the e-mail's failures, the one noted for this try included. */
export async function forgetFailuresOf(db: Database, email: string): Promise<void> {
  await db.delete(signInFailure).where(eq(signInFailure.email, email));
}
