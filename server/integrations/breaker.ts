/** Pauses requests to an integration that failed several times in a row: waiting for it again would be useless. */
export interface Breaker {
  /** Seconds until the integration may be called again; 0 means now. */
  secondsToWait(): number;
  /** @returns whether it has just opened */
  failed(): boolean;
  answered(): void;
}

/** Consecutive failures that open it. */
const maxFailures = 5;
/** How long it stays open, in milliseconds. */
const pause = 10_000;

/**
 * A closed breaker. After its pause, a single failure opens it again.
 * @param now a monotonic clock, in milliseconds
 */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  let failures = 0;
  let openUntil = Number.NEGATIVE_INFINITY;
  return {
    secondsToWait: () => Math.max(0, openUntil - now()) / 1000,
    failed() {
      failures += 1;
      if (failures < maxFailures || openUntil > now()) return false;
      openUntil = now() + pause;
      return true;
    },
    answered() {
      failures = 0;
    },
  };
}
