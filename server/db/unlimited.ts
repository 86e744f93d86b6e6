import { sql } from "drizzle-orm";
import type { Database } from "./database";

/**
 * Runs maintenance in a transaction without the time limits of requests, which on PostgreSQL are settings of the
 * database's user.
 */
export const unlimited = <Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    return work(tx);
  });
