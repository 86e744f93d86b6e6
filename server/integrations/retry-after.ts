/** The longest wait accepted from an integration, in seconds. */
const maxWaitSeconds = 3600;

/**
 * The seconds of a `Retry-After` header, given as a number or as an HTTP date: 1 to 3600.
 * @returns null if it is missing or unreadable
 */
export function readRetryAfter(header: unknown, now: number): number | null {
  if (typeof header !== "string" || header.trim() === "") return null;
  const text = header.trim();
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Number.isNaN(seconds) ? null : Math.min(maxWaitSeconds, Math.max(1, Math.ceil(seconds)));
}
