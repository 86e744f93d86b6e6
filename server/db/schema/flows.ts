import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { rowId } from "./columns";

/** Steps of the site's machines, counted with consent: nobody's, and of a day, not of a moment. */
export const flowStep = pgTable(
  "flow_step",
  {
    id: rowId(),
    /** In UTC. */
    day: date("day", { mode: "string" }).notNull(),
    machine: text("machine").notNull(),
    /** Innermost states, by the way to each; several are joined by a space. */
    left: text("left_states").notNull(),
    entered: text("entered_states").notNull(),
    event: text("event").notNull(),
    locale: text("locale").notNull(),
    /** Time in the states that were left, in milliseconds; null where nobody saw them entered. */
    ms: integer("ms"),
  },
  (t) => [
    index("flow_step_machine").on(t.machine, t.day),
    index("flow_step_day").on(t.day),
    check("flow_step_locale", sql`${t.locale} in ('en', 'es', 'pt', 'de', 'it', 'fr', 'ja')`),
    check("flow_step_ms", sql`${t.ms} between 0 and 86400000`),
  ],
);
