/** The longest wait that a peer's word is taken for, in seconds. */
const longestWait = 3600;

/**
 * The seconds that a `Retry-After` header asks for, as a number or as an HTTP date: 1 to 3600.
 * @returns null where there is none that can be read
 */
export function readRetryAfter(header: unknown, now: number): number | null {
  if (typeof header !== "string" || header.trim() === "") return null;
  const text = header.trim();
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Number.isNaN(seconds) ? null : Math.min(longestWait, Math.max(1, Math.ceil(seconds)));
}
