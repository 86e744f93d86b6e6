let received = { now: "", ahead: 0 };

/**
 * How far this machine's clock is from the server's, in milliseconds, by an instant of the server's clock. It is
 * measured when the instant is first seen: a wait that begins again later brings the same one.
 */
function aheadBy(now: string): number {
  if (received.now !== now) received = { now, ahead: Date.now() - Date.parse(now) };
  return received.ahead;
}

/** Longest sleep between two looks at the clock: timers stand still while a laptop sleeps. */
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

/** Calls back every second with the whole seconds left until `deadline` by the server's clock; returns how to stop. */
export function countDown(deadline: string, now: string, onTick: (secondsLeft: number) => void): () => void {
  const due = Date.parse(deadline) + aheadBy(now);
  const tick = () => onTick(Math.max(0, Math.ceil((due - Date.now()) / 1000)));
  const timer = setInterval(tick, 1000);
  tick();
  return () => clearInterval(timer);
}
