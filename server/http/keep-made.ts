import { ApiError } from "./api-error";
import { retryAfter } from "./limits";
import { oneAtATime } from "./one-at-a-time";

/** How many values may wait to be created; further callers are rejected, so that no client can pile up work. */
const maxWaiting = 10;

/**
 * Caches values that are expensive to create: each is created once, however many callers request it, one after the
 * other, and the oldest is dropped when there are too many. A value whose creation failed is tried again on the next
 * request.
 * @param most how many are cached
 * @throws {ApiError} `unavailable` if too many others wait
 */
export function keepMade<T>(most: number): (key: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  let waiting = 0;
  const inTurn = oneAtATime();
  return async (key, make) => {
    const known = kept.get(key);
    if (known) return known;
    if (waiting >= maxWaiting) throw new ApiError("unavailable", { retryAfter });
    waiting += 1;
    const made = inTurn(make).finally(() => {
      waiting -= 1;
    });
    made.catch(() => kept.delete(key));
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
