import { ApiError } from "./api-error";
import { retryAfter } from "./limits";

interface Options {
  /** How many may have their turn at once, of each key. */
  atOnce: number;
  /** How many may wait, of each key. */
  maxWaiting: number;
}

/** Lets so many at once through, in the order they came. */
export interface Turns {
  /**
   * Waits for a turn.
   * @param timeoutMs how long at most, in milliseconds
   * @returns ends the turn; calling it again changes nothing
   * @throws {ApiError} `unavailable` when too many wait, or it took too long
   */
  take(key: string, timeoutMs: number): Promise<() => void>;
}

interface Line {
  active: number;
  waiting: (() => void)[];
}

/** Turns of this process, counted for each key on its own. */
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
        // Whoever is next takes the place over: it is never free in between.
        if (next) next();
        else line.active -= 1;
        if (line.active === 0) lines.delete(key);
      };
    },
  };
}
