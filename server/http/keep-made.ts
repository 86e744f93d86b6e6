import { ApiError } from "./api-error";
import { retryAfter } from "./limits";

/** How many things may wait to be made; who comes then is refused, so that no caller can pile work up. */
const mostWaiting = 10;

/**
 * Keeps what costs work to make: each thing is made once however many ask for it, one after the other, and the one that
 * was made first goes when there are too many. What could not be made is tried again by the next who asks.
 * @param most how many are kept
 * @throws {ApiError} `unavailable` where too many others wait
 */
export function keepMade<T>(most: number): (key: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (key, make) => {
    const known = kept.get(key);
    if (known) return known;
    if (waiting >= mostWaiting) throw new ApiError("unavailable", { retryAfter });
    waiting += 1;
    const made = last.then(make).finally(() => {
      waiting -= 1;
    });
    last = made.catch(() => kept.delete(key));
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
