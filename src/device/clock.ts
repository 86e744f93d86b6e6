let received = { now: "", ahead: 0 };

/**
 * How far this computer's clock is from the server's, in milliseconds, by an instant of the server's clock. Measured
 * when the instant is first seen: a later wait may start with the same one.
 */
function aheadBy(now: string): number {
  if (received.now !== now) received = { now, ahead: Date.now() - Date.parse(now) };
  return received.ahead;
}

/** Longest interval between two clock checks: timers stop while a laptop sleeps. */
const lookEvery = 30_000;

/** Resolves once the server's clock has reached `at`. */
export function waitUntil(at: string, now: string, signal: AbortSignal): Promise<void> {
  const due = Date.parse(at) + aheadBy(now);
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const left = due - Date.now();
      if (Number.isNaN(left)) reject(new Error(`"${at}" is not an instant.`));
      else if (left <= 0) resolve();
      else timer = setTimeout(look, Math.min(left, lookEvery));
    };
    signal.addEventListener("abort", () => clearTimeout(timer));
    look();
  });
}

/**
 * Calls back every second with the whole seconds left until `deadline` by the server's clock; returns a function to
 * stop.
 */
export function countDown(deadline: string, now: string, onTick: (secondsLeft: number) => void): () => void {
  const due = Date.parse(deadline) + aheadBy(now);
  const tick = () => onTick(Math.max(0, Math.ceil((due - Date.now()) / 1000)));
  const timer = setInterval(tick, 1000);
  tick();
  return () => clearInterval(timer);
}
