import { and, eq, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import { type FlowStep, keptDays, maxStayMs, type UseOfMachine, type UseQuery } from "../../contract/telemetry";
import type { Database } from "../db/database";
import { flowCount } from "./schema";

/** Rows per statement: each value is a parameter, and the number of parameters is limited. */
const atOnce = 1000;
/** An unknown duration: columns of the key cannot be null. */
const unknownMs = -1;

type Row = typeof flowCount.$inferSelect;

/** The day of an instant, in UTC. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

/** The first day whose counts are still kept. */
export const firstKeptDay = (now: Date): string => dayOf(daysBefore(now, keptDays));

/** A duration rounded to one significant digit, so that there are few distinct values and few rows. */
export function roundedMs(ms: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(ms || 1)));
  return Math.min(Math.round(ms / unit) * unit, maxStayMs);
}

const keyOf = ({ day, machine, left, entered, event, locale, ms }: Omit<Row, "count">): string =>
  JSON.stringify([machine, day, left, entered, event, locale, ms]);

/**
 * Adds steps to the counts of a day; stores nothing else about the moment or the visitor.
 */
export async function addSteps(db: Database, steps: readonly FlowStep[], day: string): Promise<void> {
  const rows = new Map<string, Row>();
  for (const { from, to, ms, ...step } of steps) {
    const row = { ...step, left: from, entered: to, day, ms: ms === null ? unknownMs : roundedMs(ms) };
    const key = keyOf(row);
    rows.set(key, { ...row, count: (rows.get(key)?.count ?? 0) + 1 });
  }
  // In a fixed order, so that two calls that count the same rows never deadlock.
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const { day: onDay, machine, left, entered, event, locale, ms, count } = flowCount;
  for (let index = 0; index < sorted.length; index += atOnce)
    await db
      .insert(flowCount)
      .values(sorted.slice(index, index + atOnce))
      .onConflictDoUpdate({
        target: [machine, onDay, left, entered, event, locale, ms],
        set: { count: sql`${count} + excluded.count` },
      });
}

/** Removes expired counts. */
export async function removeOldCounts(db: Database, now: Date): Promise<void> {
  await db.delete(flowCount).where(lt(flowCount.day, firstKeptDay(now)));
}

/** Whether there are no counts at all. */
export async function hasNoCounts(db: Database): Promise<boolean> {
  const rows = await db.select({ day: flowCount.day }).from(flowCount).limit(1);
  return rows.length === 0;
}

/** State ids as in charts: several are joined by a space. */
const idsOf = (machine: string, states: string): string =>
  states
    .split(" ")
    .map((state) => `${machine}.${state}`)
    .join(" ");

/** Durations, each with how often it was measured. */
type Times = { ms: number; count: number }[];

/**
 * The duration that a share of all durations does not exceed, in whole milliseconds; interpolated like SQL's
 * `percentile_cont`. Null if there are none.
 */
function percentile(times: Times, share: number): number | null {
  const sorted = [...times].sort((a, b) => a.ms - b.ms);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const at = (place: number): number => {
    let before = 0;
    for (const { ms, count } of sorted) {
      before += count;
      if (before > place) return ms;
    }
    return 0;
  };
  const place = share * (total - 1);
  const below = at(Math.floor(place));
  return Math.round(below + (place - Math.floor(place)) * (at(Math.ceil(place)) - below));
}

const sumOf = (times: Times): number => times.reduce((sum, { count }) => sum + count, 0);

/**
 * The counts of each state; with several regions, a step counts for each of them, with the one duration that it has.
 */
function statesOf(machine: string, rows: readonly Counted[]): UseOfMachine["states"] {
  const states = new Map<string, { entered: Times; left: Times }>();
  const note = (names: string, side: "entered" | "left", { ms, count }: Counted) => {
    for (const name of names.split(" ").filter((one) => one !== "")) {
      const state = states.get(name) ?? { entered: [], left: [] };
      state[side].push({ ms, count });
      states.set(name, state);
    }
  };
  for (const row of rows) {
    note(row.left, "left", row);
    note(row.entered, "entered", row);
  }
  return [...states]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([state, { entered, left }]) => {
      const known = left.filter(({ ms }) => ms !== unknownMs);
      return {
        state: idsOf(machine, state),
        entered: sumOf(entered),
        left: sumOf(left),
        medianMs: percentile(known, 0.5),
        p90Ms: percentile(known, 0.9),
      };
    });
}

/** Transitions from states to others, most frequent first. */
function waysOf(machine: string, rows: readonly Counted[]): UseOfMachine["steps"] {
  const ways = new Map<string, UseOfMachine["steps"][number]>();
  for (const { left, entered, event, count } of rows) {
    if (left === "") continue;
    const key = JSON.stringify([left, entered, event]);
    const way = ways.get(key) ?? { from: idsOf(machine, left), to: idsOf(machine, entered), event, count: 0 };
    ways.set(key, { ...way, count: way.count + count });
  }
  return [...ways].sort(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1)).map(([, way]) => way);
}

interface Counted {
  left: string;
  entered: string;
  event: string;
  ms: number;
  count: number;
}

/** How a machine was used, by days and language. */
export async function useOf(db: Database, { machine, from, to, locale }: UseQuery): Promise<UseOfMachine> {
  const asked: SQL | undefined = and(
    eq(flowCount.machine, machine),
    from === undefined ? undefined : gte(flowCount.day, from),
    to === undefined ? undefined : lte(flowCount.day, to),
    locale === undefined ? undefined : eq(flowCount.locale, locale),
  );
  const rows = await db
    .select({
      left: flowCount.left,
      entered: flowCount.entered,
      event: flowCount.event,
      ms: flowCount.ms,
      count: sql<number>`sum(${flowCount.count})::int`,
    })
    .from(flowCount)
    .where(asked)
    .groupBy(flowCount.left, flowCount.entered, flowCount.event, flowCount.ms);
  const [days] = await db
    .select({
      since: sql<string | null>`min(${flowCount.day})::text`,
      until: sql<string | null>`max(${flowCount.day})::text`,
    })
    .from(flowCount)
    .where(asked);
  return {
    machine,
    since: days?.since ?? null,
    until: days?.until ?? null,
    steps: waysOf(machine, rows),
    states: statesOf(machine, rows),
  };
}
