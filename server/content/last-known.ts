/** How a value is kept that is asked for again and again. All times in milliseconds. */
interface Keeping {
  /** How long a value is believed before it is asked for again. */
  ttl: number;
  /** How long a caller waits for a newer value while there is an older one. */
  wait: number;
  /** After how long it is asked for again where that failed. */
  retryAfter: number;
  /** Is told of the first failure after a success. */
  onFailure?: (thrown: unknown) => void;
}

/**
 * Keeps the last value that could be had: where a newer one cannot, or not in time, callers get the last one, and it is
 * asked for again a little later, for all callers together.
 * @param load given the last value
 * @returns the value; what `load` throws only where there was never one
 */
export function lastKnown<T>(
  load: (known: T | null) => Promise<T>,
  { ttl, wait, retryAfter, onFailure = () => undefined }: Keeping,
): () => Promise<T> {
  let known: { value: T; askAgainAt: number } | null = null;
  let isFailing = false;
  let underWay: Promise<T> | null = null;

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
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<T>((resolve) => {
      timer = setTimeout(() => resolve(value), wait);
    });
    return Promise.race([newer, late]).finally(() => clearTimeout(timer));
  };

  return async () => {
    if (known && performance.now() < known.askAgainAt) return known.value;
    underWay ??= refresh().finally(() => {
      underWay = null;
    });
    if (!known) return underWay;
    // Nobody waits for what failed a moment ago.
    return isFailing ? known.value : inTime(underWay, known);
  };
}
