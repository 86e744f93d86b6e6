/** The instant at which a day like 2026-12-31 begins in UTC; null if the text is no day of the calendar. */
export function beginningOf(day: string): Date | null {
  const begins = new Date(`${day}T00:00:00Z`);
  // JavaScript takes 2026-02-30 for a day in March.
  return !Number.isNaN(begins.getTime()) && begins.toISOString().slice(0, 10) === day ? begins : null;
}
