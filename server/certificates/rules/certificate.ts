/** How long before its expiry a certificate may be renewed, in milliseconds (R4). */
const renewalWindow = 60 * 24 * 60 * 60 * 1000;

/** When a certificate expires: so many months later at the same time of day, in UTC; null for 0 months (R4, R43). */
export function expiryOf(issuedAt: Date, validityMonths: number): Date | null {
  if (validityMonths === 0) return null;
  const expiry = new Date(issuedAt);
  expiry.setUTCMonth(expiry.getUTCMonth() + validityMonths);
  // A month without such a day runs over into the next one: take its last day instead.
  if (expiry.getUTCDate() !== issuedAt.getUTCDate()) expiry.setUTCDate(0);
  return expiry;
}

/** Whether it is still valid: it expires at the very instant of `expiresAt` (R43). */
export const isValid = (expiresAt: Date | null, now: Date): boolean => expiresAt === null || now < expiresAt;

/** From when on it may be renewed; null where it does not expire (R4). */
export const renewalOpensAt = (expiresAt: Date | null): Date | null =>
  expiresAt && new Date(expiresAt.getTime() - renewalWindow);
