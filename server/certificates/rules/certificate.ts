/** How long before its expiry a certificate may be renewed, in milliseconds (R4). */
const renewalWindow = 60 * 24 * 60 * 60 * 1000;

/**
 * When a certificate expires: after a number of months at the same time of day, in UTC; null for 0 months (R4, R43).
 */
export function expiryOf(issuedAt: Date, validityMonths: number): Date | null {
  if (validityMonths === 0) return null;
  const expiry = new Date(issuedAt);
  expiry.setUTCMonth(expiry.getUTCMonth() + validityMonths);
  // A month without that day would run over into the next month: use its last day instead.
  if (expiry.getUTCDate() !== issuedAt.getUTCDate()) expiry.setUTCDate(0);
  return expiry;
}

/** Whether it is still valid: it expires exactly at `expiresAt` (R43). */
export const isValid = (expiresAt: Date | null, now: Date): boolean => expiresAt === null || now < expiresAt;

/** When it can first be renewed; null if it does not expire (R4). */
export const renewalOpensAt = (expiresAt: Date | null): Date | null =>
  expiresAt && new Date(expiresAt.getTime() - renewalWindow);
