import { sql } from "drizzle-orm";
import { check, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import type { ContentOutcome } from "../../contract/account/content-imports";
import { instant } from "../db/columns";

/** One row: the check or import of the content folder that administrators have started last. Who holds it works. */
export const contentJob = pgTable(
  "content_job",
  {
    id: smallint("id").primaryKey(),
    /** Which run it is: a process writes only about its own. */
    run: text("run").notNull(),
    kind: text("kind").$type<"check" | "import">().notNull(),
    startedAt: instant("started_at").notNull(),
    /** When its process was last heard of, by the database's clock. */
    aliveAt: instant("alive_at").notNull(),
    endedAt: instant("ended_at"),
    outcome: jsonb("outcome").$type<ContentOutcome>(),
  },
  (t) => [
    check("content_job_single", sql`${t.id} = 1`),
    check("content_job_kind", sql`${t.kind} in ('check', 'import')`),
    check("content_job_outcome", sql`num_nonnulls(${t.endedAt}, ${t.outcome}) in (0, 2)`),
  ],
);
