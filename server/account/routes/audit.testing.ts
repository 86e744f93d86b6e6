import { sql } from "drizzle-orm";
import type { TestServer } from "../../testing/test-server";

/** Everything that the audit log says. */
export async function auditText({ database }: TestServer): Promise<string> {
  const { rows } = (await database.db.execute(sql`select string_agg(audit::text, ' ') as text from audit`)) as {
    rows: { text: string }[];
  };
  return rows[0]?.text ?? "";
}
