import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { stayLimits } from "../../contract/telemetry";

/** The locale of a sum over all languages. */
export const allLocales = "";

/**
 * What every sum is of. A count is in four: that of its day and that of its month, each in its language and in all, so
 * that any period is added up from few rows.
 */
const sumOf = () => ({
  machine: text("machine").notNull(),
  /** Whether the visits were recorded for a demo. */
  isRecorded: boolean("is_recorded").notNull(),
  locale: text("locale").notNull(),
  unit: text("unit", { enum: ["day", "month"] }).notNull(),
  /** The day, or the first day of the month, in UTC. */
  since: date("since", { mode: "string" }).notNull(),
});

interface SumColumns {
  locale: AnyPgColumn;
  unit: AnyPgColumn;
  since: AnyPgColumn;
}
const rulesOf = (name: string, { locale, unit, since }: SumColumns) => [
  check(`${name}_locale`, sql`${locale} in ('', 'en', 'es', 'pt', 'de', 'it', 'fr', 'ja')`),
  check(`${name}_unit`, sql`${unit} = 'day' or (${unit} = 'month' and extract(day from ${since}) = 1)`),
  // For the removal of old ones.
  index(`${name}_since`).on(since),
];

/**
 * How often the site's machines took each transition, counted with consent (R70). A row is a kind of step, never a
 * visit, so their number does not depend on the number of visits.
 */
export const transitionCount = pgTable(
  "transition_count",
  {
    ...sumOf(),
    /** Its id, as in drawings and plans. */
    transition: text("transition").notNull(),
    count: integer("count").notNull(),
  },
  (t) => [
    primaryKey({
      name: "transition_count_key",
      columns: [t.machine, t.isRecorded, t.locale, t.unit, t.since, t.transition],
    }),
    ...rulesOf("transition_count", t),
    check("transition_count_count", sql`${t.count} > 0`),
  ],
);

/** The same for innermost states: how often they were entered and left, and after how long. */
export const stateCount = pgTable(
  "state_count",
  {
    ...sumOf(),
    /** Its id. */
    state: text("state").notNull(),
    entered: integer("entered").notNull(),
    left: integer("left_by_transition").notNull(),
    leftWithPage: integer("left_with_page").notNull(),
    /** How many of those who left were in it for up to each of `stayLimits`. */
    times: integer("times").array().notNull(),
  },
  (t) => [
    primaryKey({ name: "state_count_key", columns: [t.machine, t.isRecorded, t.locale, t.unit, t.since, t.state] }),
    ...rulesOf("state_count", t),
    check("state_count_times", sql`cardinality(${t.times}) = ${sql.raw(String(stayLimits.length))}`),
  ],
);

/** The one key that signs the tokens of pages, for all processes of the site. It is made with the first token. */
export const usageKey = pgTable(
  "usage_key",
  {
    id: smallint("id").primaryKey().default(1),
    key: text("key").notNull(),
  },
  (t) => [check("usage_key_one", sql`${t.id} = 1`)],
);

/**
 * The counts of an earlier version, which compared states and could not tell every transition. Processes of that
 * version still write it while they are replaced; nothing reads it, and it is emptied.
 */
export const flowCount = pgTable(
  "flow_count",
  {
    day: date("day", { mode: "string" }).notNull(),
    machine: text("machine").notNull(),
    left: text("left_states").notNull(),
    entered: text("entered_states").notNull(),
    event: text("event").notNull(),
    locale: text("locale").notNull(),
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
