/** How late the event loop is. */
export interface Lag {
  /** In milliseconds; 0 after a single long turn. */
  current(): number;
  stop(): void;
}

/** Between two clock readings, in milliseconds. */
const interval = 100;

/**
 * Measures how late a timer fires, which is how long a turn of the event loop takes. Of two consecutive measurements
 * the smaller one counts: one long turn, like an import in the embedded database, says nothing about the load.
 * @fastify/under-pressure does not work here: if each turn takes seconds its histogram has no entry between two resets,
 * and it reports Infinity, as it also does after one long turn.
 * @param onMeasured called after each measurement
 */
export function watchLag(onMeasured: () => void): Lag {
  let before = 0;
  let latest = 0;
  let due = performance.now() + interval;
  const timer = setInterval(() => {
    const now = performance.now();
    before = latest;
    latest = Math.max(0, now - due);
    due = now + interval;
    onMeasured();
  }, interval);
  timer.unref();
  return { current: () => Math.min(before, latest), stop: () => clearInterval(timer) };
}
