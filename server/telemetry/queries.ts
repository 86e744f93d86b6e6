import { and, eq, gte, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import {
  type StateCount,
  stayLimits,
  sumOfCounts,
  type TransitionCount,
  type UsageCounts,
  type UseOfMachine,
  type UseQuery,
} from "../../contract/telemetry";
import type { Database } from "../db/database";
import { inBatches } from "../db/in-batches";
import { isCounted } from "../flows/charts";
import { type Days, dayOf, firstKeptDay, monthOf, sumsOf } from "./periods";
import { allLocales, flowCount, stateCount, transitionCount } from "./schema";

/** Rows per statement: each value is a parameter, and the number of parameters is limited. */
const atOnce = 1000;

type Row<T extends typeof transitionCount | typeof stateCount> = T["$inferSelect"];
type SumKey = Pick<Row<typeof transitionCount>, "isRecorded" | "locale" | "unit" | "since">;

/** Counts of a page, or of a recording, in one language. */
export type Counts = Pick<UsageCounts, "locale" | "transitions" | "states">;

interface Day {
  day: string;
  /** Whether they were recorded for a demo. */
  isRecorded?: boolean;
}

/** The four sums that a count is added to. */
const sumsAt = (locale: string, { day, isRecorded = false }: Day): SumKey[] =>
  [locale, allLocales].flatMap((one) => [
    { isRecorded, locale: one, unit: "day" as const, since: day },
    { isRecorded, locale: one, unit: "month" as const, since: monthOf(day) },
  ]);

/** One row per key, in a fixed order, so that two calls that count the same never deadlock. */
function merged<R extends object>(rows: readonly R[], keyOf: (row: R) => unknown[], add: (one: R, other: R) => R): R[] {
  const byKey = new Map<string, R>();
  for (const row of rows) {
    const key = JSON.stringify(keyOf(row));
    const known = byKey.get(key);
    byKey.set(key, known ? add(known, row) : row);
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

const keyOfSum = ({ isRecorded, locale, unit, since }: SumKey) => [isRecorded, locale, unit, since];

async function addTransitions(db: Database, counted: readonly TransitionCount[], sums: SumKey[]): Promise<void> {
  const rows = merged(
    counted.flatMap((one) => sums.map((sum) => ({ ...one, ...sum }))),
    (row) => [row.machine, row.transition, ...keyOfSum(row)],
    (one, other) => ({ ...one, count: one.count + other.count }),
  );
  const { machine, isRecorded, locale, unit, since, transition, count } = transitionCount;
  for (const some of inBatches(rows, atOnce))
    await db
      .insert(transitionCount)
      .values(some)
      .onConflictDoUpdate({
        target: [machine, isRecorded, locale, unit, since, transition],
        set: { count: sql`${count} + excluded.count` },
      });
}

/** The elements of a list of times, each made from its number. */
const eachTime = (element: (number: SQL) => SQL): SQL =>
  sql`array[${sql.join(
    stayLimits.map((_, index) => element(sql.raw(String(index + 1)))),
    sql`, `,
  )}]`;

async function addStates(db: Database, counted: readonly StateCount[], sums: SumKey[]): Promise<void> {
  const rows = merged(
    counted.flatMap((one) => sums.map((sum) => ({ ...one, ...sum }))),
    (row) => [row.machine, row.state, ...keyOfSum(row)],
    sumOfCounts,
  );
  const { machine, isRecorded, locale, unit, since, state, entered, left, leftWithPage, times } = stateCount;
  for (const some of inBatches(rows, atOnce))
    await db
      .insert(stateCount)
      .values(some)
      .onConflictDoUpdate({
        target: [machine, isRecorded, locale, unit, since, state],
        set: {
          entered: sql`${entered} + excluded.entered`,
          left: sql`${left} + excluded.left_by_transition`,
          leftWithPage: sql`${leftWithPage} + excluded.left_with_page`,
          times: eachTime((number) => sql`${times}[${number}] + excluded.times[${number}]`),
        },
      });
}

/** Adds counts to the sums of a day; stores nothing else about the moment or the visitor. */
export async function addCounts(db: Database, { locale, transitions, states }: Counts, day: Day): Promise<void> {
  const sums = sumsAt(locale, day);
  await db.transaction(async (tx) => {
    await addTransitions(tx, transitions, sums);
    await addStates(tx, states, sums);
  });
}

/** Removes sums of which at least one day has expired, and the counts of the earlier version. */
export async function removeOldCounts(db: Database, now: Date): Promise<void> {
  for (const table of [transitionCount, stateCount]) await db.delete(table).where(lt(table.since, firstKeptDay(now)));
  await db.delete(flowCount);
}

/** Removes all counts. */
export async function removeCounts(db: Database): Promise<void> {
  for (const table of [transitionCount, stateCount]) await db.delete(table);
}

/** Whether there are recorded visits: of a machine, or of any. */
export async function hasRecorded(db: Database, machine?: string): Promise<boolean> {
  const ofMachine = machine === undefined ? undefined : eq(stateCount.machine, machine);
  const rows = await db
    .select({ machine: stateCount.machine })
    .from(stateCount)
    .where(and(eq(stateCount.isRecorded, true), ofMachine))
    .limit(1);
  return rows.length > 0;
}

type Sums = typeof transitionCount | typeof stateCount;

interface Asked {
  machine: string;
  isRecorded: boolean;
  locale: string;
}

const isOf = (table: Sums, { machine, isRecorded, locale }: Asked) =>
  and(eq(table.machine, machine), eq(table.isRecorded, isRecorded), eq(table.locale, locale));

const within = (table: Sums, unit: "day" | "month", { from, to }: Days) =>
  and(eq(table.unit, unit), gte(table.since, from), lte(table.since, to));

/** The first and the last day with counts. */
async function countedDays(db: Database, asked: Asked, period: Days) {
  const daysIn = async (table: Sums) => {
    const [days] = await db
      .select({
        since: sql<string | null>`min(${table.since})::text`,
        until: sql<string | null>`max(${table.since})::text`,
      })
      .from(table)
      .where(and(isOf(table, asked), within(table, "day", period)));
    return days?.since && days.until ? [days.since, days.until] : [];
  };
  const days = [...(await daysIn(transitionCount)), ...(await daysIn(stateCount))].sort();
  return { since: days[0] ?? null, until: days.at(-1) ?? null };
}

/** As a number, exact up to 2^53. */
const total = (column: AnyPgColumn) => sql<number>`sum(${column})::float8`;

async function sumsIn(db: Database, asked: Asked, period: Days, now: Date) {
  const { months, days } = sumsOf(period, now);
  const inPeriod = (table: Sums) =>
    and(isOf(table, asked), or(within(table, "month", months), ...days.map((some) => within(table, "day", some))));
  const transitions = await db
    .select({ transition: transitionCount.transition, count: total(transitionCount.count) })
    .from(transitionCount)
    .where(inPeriod(transitionCount))
    .groupBy(transitionCount.transition)
    .orderBy(transitionCount.transition);
  const states = await db
    .select({
      state: stateCount.state,
      entered: total(stateCount.entered),
      left: total(stateCount.left),
      leftWithPage: total(stateCount.leftWithPage),
      times: sql<number[]>`${eachTime((number) => sql`sum(${stateCount.times}[${number}])`)}::float8[]`,
    })
    .from(stateCount)
    .where(inPeriod(stateCount))
    .groupBy(stateCount.state)
    .orderBy(stateCount.state);
  return { transitions, states };
}

/** The first day with counts of any machine. */
async function countedSince(db: Database, isRecorded: boolean): Promise<string | null> {
  const [first] = await db
    .select({ since: stateCount.since })
    .from(stateCount)
    .where(and(eq(stateCount.unit, "day"), eq(stateCount.isRecorded, isRecorded)))
    .orderBy(stateCount.since)
    .limit(1);
  return first?.since ?? null;
}

/** How a machine was used, by days and language. */
export async function usageOf(
  db: Database,
  { machine, from, to, locale, source }: UseQuery,
  now: Date,
): Promise<UseOfMachine> {
  const [first, today] = [firstKeptDay(now), dayOf(now)];
  const period = { from: from !== undefined && from > first ? from : first, to: to ?? today };
  const recorded = await hasRecorded(db, machine);
  const asked: Asked = { machine, locale: locale ?? allLocales, isRecorded: source === "recorded" };
  let days = await countedDays(db, asked, period);
  if (source === undefined && days.since === null && recorded) {
    asked.isRecorded = true;
    days = await countedDays(db, asked, period);
  }
  return {
    machine,
    source: asked.isRecorded ? "recorded" : "visits",
    hasRecorded: recorded,
    isCounted: isCounted(machine),
    countedSince: await countedSince(db, asked.isRecorded),
    ...days,
    ...(await sumsIn(db, asked, period, now)),
    limits: [...stayLimits],
  };
}
