import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/**
 * How often the site's machines took a step in a day, counted with consent (R70). A row is a kind of step, never a
 * visit: identical steps of two visits share a row.
 */
export const flowCount = pgTable(
  "flow_count",
  {
    /** In UTC. */
    day: date("day", { mode: "string" }).notNull(),
    machine: text("machine").notNull(),
    /** Innermost states, each by its path; several are joined by a space. Empty if the machine just started. */
    left: text("left_states").notNull(),
    entered: text("entered_states").notNull(),
    event: text("event").notNull(),
    locale: text("locale").notNull(),
    /** Time in the states that were left, in milliseconds, rounded (`roundedMs`); -1 if unknown. */
    ms: integer("ms").notNull(),
    count: integer("count").notNull(),
  },
  (t) => [
    primaryKey({ name: "flow_count_key", columns: [t.machine, t.day, t.left, t.entered, t.event, t.locale, t.ms] }),
    index("flow_count_day").on(t.day),
    check("flow_count_locale", sql`${t.locale} in ('en', 'es', 'pt', 'de', 'it', 'fr', 'ja')`),
    check("flow_count_ms", sql`${t.ms} between -1 and 86400000`),
    check("flow_count_count", sql`${t.count} > 0`),
  ],
);
