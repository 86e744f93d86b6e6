import { ApiError } from "./api-error";
import { retryAfter } from "./limits";
import { oneAtATime } from "./one-at-a-time";

/** How many values may wait to be created; further callers are rejected, so that work does not pile up. */
const maxWaiting = 30;
/** Of them those for one sender, who cannot take the places of all others: addresses can be made up without end. */
const maxOfSender = 10;

/**
 * Caches values that are expensive to create: each is created once, however many callers request it, one after the
 * other, and the oldest is dropped when there are too many. A value whose creation failed is tried again on the next
 * request.
 * @param most how many are cached
 * @returns a function that makes a value, or finds it; whatever has no `sender` counts as one sender's
 * @throws {ApiError} `unavailable` if too many others wait
 */
export function keepMade<T>(most: number): (key: string, make: () => Promise<T>, sender?: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  const waiting: string[] = [];
  const inTurn = oneAtATime();
  return async (key, make, sender = "") => {
    const known = kept.get(key);
    if (known) return known;
    const own = waiting.filter((one) => one === sender);
    if (waiting.length >= maxWaiting || own.length >= maxOfSender) throw new ApiError("unavailable", { retryAfter });
    waiting.push(sender);
    const made = inTurn(make).finally(() => waiting.splice(waiting.indexOf(sender), 1));
    made.catch(() => kept.delete(key));
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
