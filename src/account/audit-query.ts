/** The day that starts a number of days after another one, at midnight where the reader is. */
function midnight(day: string, later: number): string | undefined {
  const at = new Date(`${day}T00:00:00`);
  if (Number.isNaN(at.getTime())) return undefined;
  at.setDate(at.getDate() + later);
  return at.toISOString();
}

/** What an address of the audit log asks for, as the API takes it: a day is the reader's own, from midnight on. */
export function auditQueryOf({ day, ...query }: Readonly<Record<string, string>>): Record<string, string> {
  const [from, until] = day === undefined ? [] : [midnight(day, 0), midnight(day, 1)];
  return { ...query, ...(from && until && { from, until }) };
}
