import { and, eq, gte, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import type { FlowStep, UseOfMachine, UseQuery } from "../../../contract/flows";
import type { Database } from "../database";
import { flowStep } from "../schema/flows";

/** How long steps are kept, in days. */
export const keptDays = 400;
/** Rows of one statement: each value is a parameter, and there is a limit to these. */
const atOnce = 1000;

/** The day of an instant, in UTC. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

/** The first day whose steps are still kept. */
export const firstKeptDay = (now: Date): string => dayOf(daysBefore(now, keptDays));

/** Keeps steps of a day: nothing else of the moment, and nothing of who took them. */
export async function addSteps(db: Database, steps: readonly FlowStep[], day: string): Promise<void> {
  const rows = steps.map(({ from, to, ...step }) => ({ ...step, left: from, entered: to, day }));
  for (let index = 0; index < rows.length; index += atOnce)
    await db.insert(flowStep).values(rows.slice(index, index + atOnce));
}

/** Removes steps that have served their time. */
export async function removeOldSteps(db: Database, now: Date): Promise<void> {
  await db.delete(flowStep).where(lt(flowStep.day, firstKeptDay(now)));
}

/** Whether nothing has ever been counted, or nothing of it is left. */
export async function hasNoSteps(db: Database): Promise<boolean> {
  const rows = await db.select({ id: flowStep.id }).from(flowStep).limit(1);
  return rows.length === 0;
}

/** Rows that both drivers answer alike. */
const rowsOf = async <Row>(db: Database, query: SQL): Promise<Row[]> =>
  ((await db.execute(query)) as { rows: Row[] }).rows;

/** States as charts name them: several stay joined by a space. */
const idsOf = (machine: string, states: string): string =>
  states
    .split(" ")
    .map((state) => `${machine}.${state}`)
    .join(" ");

const whole = (ms: number | null): number | null => (ms === null ? null : Math.round(ms));

/**
 * How a machine was used, by days and language. A step out of several regions at once counts for each of the states,
 * with the one time that it knows.
 */
export async function useOf(db: Database, { machine, from, to, locale }: UseQuery): Promise<UseOfMachine> {
  const asked = and(
    eq(flowStep.machine, machine),
    from === undefined ? undefined : gte(flowStep.day, from),
    to === undefined ? undefined : lte(flowStep.day, to),
    locale === undefined ? undefined : eq(flowStep.locale, locale),
  );
  const count = sql<number>`count(*)::int`;
  const steps = await db
    .select({ from: flowStep.left, to: flowStep.entered, event: flowStep.event, count })
    .from(flowStep)
    .where(and(asked, ne(flowStep.left, "")))
    .groupBy(flowStep.left, flowStep.entered, flowStep.event)
    .orderBy(sql`count(*) desc`, flowStep.left, flowStep.entered, flowStep.event);
  const [days] = await db
    .select({
      since: sql<string | null>`min(${flowStep.day})::text`,
      until: sql<string | null>`max(${flowStep.day})::text`,
    })
    .from(flowStep)
    .where(asked);
  const states = await rowsOf<UseOfMachine["states"][number]>(
    db,
    sql`
      select state,
        (count(*) filter (where is_entered))::int as entered,
        (count(*) filter (where not is_entered))::int as left,
        percentile_cont(0.5) within group (order by ms) filter (where not is_entered) as "medianMs",
        percentile_cont(0.9) within group (order by ms) filter (where not is_entered) as "p90Ms"
      from (
        select unnest(string_to_array(${flowStep.left}, ' ')) as state, false as is_entered, ${flowStep.ms} as ms
        from ${flowStep} where ${asked}
        union all
        select unnest(string_to_array(${flowStep.entered}, ' ')), true, null
        from ${flowStep} where ${asked}
      ) as passed
      group by state
      order by state`,
  );
  return {
    machine,
    since: days?.since ?? null,
    until: days?.until ?? null,
    steps: steps.map((step) => ({ ...step, from: idsOf(machine, step.from), to: idsOf(machine, step.to) })),
    states: states.map(({ state, medianMs, p90Ms, ...counts }) => ({
      ...counts,
      state: idsOf(machine, state),
      medianMs: whole(medianMs),
      p90Ms: whole(p90Ms),
    })),
  };
}
