import { ApiError } from "./api-error";
import { retryAfter } from "./limits";

interface Options {
  /** How many may run at once, per key. */
  atOnce: number;
  /** How many may wait, per key. */
  maxWaiting: number;
}

/** Lets a limited number through at once, in the order they came. */
export interface Turns {
  /**
   * Waits for a turn.
   * @param timeoutMs the maximum wait, in milliseconds
   * @returns a function that ends the turn; calling it again changes nothing
   * @throws {ApiError} `unavailable` when too many wait, or it took too long
   */
  take(key: string, timeoutMs: number): Promise<() => void>;
}

interface Line {
  active: number;
  waiting: (() => void)[];
}

/** Turns of this process, counted for each key. */
export function createTurns({ atOnce, maxWaiting }: Options): Turns {
  const lines = new Map<string, Line>();

  const wait = (line: Line, timeoutMs: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const onTurn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(onTurn), 1);
        reject(new ApiError("unavailable", { retryAfter }));
      }, timeoutMs);
      line.waiting.push(onTurn);
    });

  return {
    async take(key, timeoutMs) {
      const line = lines.get(key) ?? { active: 0, waiting: [] };
      lines.set(key, line);
      if (line.active < atOnce) line.active += 1;
      else if (line.waiting.length < maxWaiting) await wait(line, timeoutMs);
      else throw new ApiError("unavailable", { retryAfter });
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        const next = line.waiting.shift();
        // The next in line takes over the place directly: it is never free in between.
        if (next) next();
        else line.active -= 1;
        if (line.active === 0) lines.delete(key);
      };
    },
  };
}
