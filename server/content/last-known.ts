/** How a frequently used value is cached. All times in milliseconds. */
interface Keeping {
  /** How long a value is used before it is loaded again. */
  ttl: number;
  /** How long callers wait for a newer value if there is an older one, from when its loading starts. */
  wait: number;
  /** How long to wait after a failure before loading again. */
  retryAfter: number;
  /** Called on the first failure after a success. */
  onFailure?: (thrown: unknown) => void;
}

/** A value that is kept. */
export interface LastKnown<T> {
  /** The value; rejects with the error of `load` only if there never was one. */
  (): Promise<T>;
  /** The value, if it need not be loaded again yet: nothing waits for it then. */
  fresh(): T | undefined;
}

/**
 * Keeps the last loaded value: if a newer one cannot be loaded, or not in time, callers get the last one, and a little
 * later it is loaded again for all callers together.
 * @param load receives the last value
 */
export function lastKnown<T>(
  load: (known: T | null) => Promise<T>,
  { ttl, wait, retryAfter, onFailure = () => undefined }: Keeping,
): LastKnown<T> {
  let known: { value: T; askAgainAt: number } | null = null;
  let isFailing = false;
  let underWay: Promise<T> | null = null;
  let waitUntil = 0;

  async function refresh(): Promise<T> {
    try {
      const value = await load(known?.value ?? null);
      known = { value, askAgainAt: performance.now() + ttl };
      isFailing = false;
      return value;
    } catch (thrown) {
      if (!known) throw thrown;
      if (!isFailing) onFailure(thrown);
      isFailing = true;
      known.askAgainAt = performance.now() + retryAfter;
      return known.value;
    }
  }

  const inTime = async (newer: Promise<T>, { value }: { value: T }): Promise<T> => {
    const remaining = waitUntil - performance.now();
    if (remaining <= 0) return value;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<T>((resolve) => {
      timer = setTimeout(() => resolve(value), remaining);
    });
    return Promise.race([newer, late]).finally(() => clearTimeout(timer));
  };

  const fresh = (): T | undefined => (known && performance.now() < known.askAgainAt ? known.value : undefined);

  const current = async (): Promise<T> => {
    if (known && performance.now() < known.askAgainAt) return known.value;
    if (!underWay) waitUntil = performance.now() + wait;
    underWay ??= refresh().finally(() => {
      underWay = null;
    });
    if (!known) return underWay;
    // Nobody waits for a load that failed a moment ago.
    return isFailing ? known.value : inTime(underWay, known);
  };
  return Object.assign(current, { fresh });
}

/** What something kept says, as long as it is kept. @param read is cheap: it is called each time */
export const readOf = <T, U>(known: LastKnown<T>, read: (value: T) => U): LastKnown<U> =>
  Object.assign(async () => read(await known()), {
    fresh: () => {
      const value = known.fresh();
      return value === undefined ? undefined : read(value);
    },
  });
