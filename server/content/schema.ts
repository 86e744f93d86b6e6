import { sql } from "drizzle-orm";
import { bigint, check, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
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

/**
 * What staff have set instead of the content's settings, one row for each language and setting; an import does not touch
 * it. The person is a number only: the row outlives the account.
 */
export const siteOverride = pgTable(
  "site_override",
  {
    locale: text("locale").notNull(),
    key: text("key").$type<"banner" | "hiddenReviews">().notNull(),
    value: jsonb("value").notNull(),
    setAt: instant("set_at").notNull(),
    /** Null for the command line and the server itself. */
    setBy: bigint("set_by", { mode: "number" }),
  },
  (t) => [
    primaryKey({ columns: [t.locale, t.key] }),
    check("site_override_locale", sql`${t.locale} in ('en', 'es', 'pt', 'de', 'it', 'fr', 'ja')`),
    check("site_override_key", sql`${t.key} in ('banner', 'hiddenReviews')`),
  ],
);
