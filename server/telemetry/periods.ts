import { keptDays } from "../../contract/telemetry";

const dayMs = 24 * 60 * 60 * 1000;

/** The day of an instant, in UTC. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** The first day of a day's month. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day whose counts are still kept. */
export const firstKeptDay = (now: Date): string => dayOf(new Date(now.getTime() - keptDays * dayMs));

const after = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * dayMs));

/** The first day of the month that follows a day. */
const nextMonth = (day: string): string => monthOf(after(monthOf(day), 31));

/** Days from one to another, both included; none if the first one is later. */
export interface Days {
  from: string;
  to: string;
}

/**
 * The sums that a period consists of: those of whole months, and those of the single days before and after them. A
 * period that has not ended may use the sum of its last month, which contains no later day.
 * @returns the days that the months cover, and the others
 */
export function sumsOf({ from, to }: Days, now: Date): { months: Days; days: Days[] } {
  const today = dayOf(now);
  const end = to < today ? to : after(nextMonth(today), -1);
  const first = from === monthOf(from) ? from : nextMonth(from);
  const afterLast = monthOf(after(end, 1));
  const days = { from, to: to < today ? to : today };
  if (first >= afterLast) return { months: { from: first, to: after(first, -1) }, days: [days] };
  return {
    months: { from: first, to: after(afterLast, -1) },
    days: [
      { from, to: after(first, -1) },
      { from: afterLast, to: days.to },
    ].filter((one) => one.from <= one.to),
  };
}
