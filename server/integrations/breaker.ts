/** Leaves a peer alone for a while that has failed several times in a row: waiting for it again helps nobody. */
export interface Breaker {
  /** Seconds until the peer may be asked again; 0 now. */
  secondsToWait(): number;
  /** @returns whether it opened just now */
  failed(): boolean;
  answered(): void;
}

/** Failures in a row that open it. */
const patience = 5;
/** How long it stays open, in milliseconds. */
const pause = 10_000;

/**
 * A closed breaker. After its pause one failure more opens it again.
 * @param now a clock that only goes forward, in milliseconds
 */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  let failures = 0;
  let openUntil = Number.NEGATIVE_INFINITY;
  return {
    secondsToWait: () => Math.max(0, openUntil - now()) / 1000,
    failed() {
      failures += 1;
      if (failures < patience || openUntil > now()) return false;
      openUntil = now() + pause;
      return true;
    },
    answered() {
      failures = 0;
    },
  };
}
