interface Dated {
  dateExpires: string | null;
}

/** Active before `dateExpires`, expired at or after it, compared in UTC; without one it does not expire (R4, R43). */
export const isExpired = ({ dateExpires }: Dated, now: string): boolean =>
  dateExpires !== null && Date.parse(dateExpires) <= Date.parse(now);

/** The next instant at which one of them expires; null when none will. */
export function nextExpiry(certificates: Dated[], now: string): string | null {
  const instants = certificates
    .filter((certificate) => certificate.dateExpires !== null && !isExpired(certificate, now))
    .map(({ dateExpires }) => dateExpires as string)
    .sort((a, b) => Date.parse(a) - Date.parse(b));
  return instants[0] ?? null;
}
