import type { Failure } from "../../contract/errors";

/** How often a call is repeated. */
const maxRepeats = 5;
/** The longest wait that is taken in silence, in seconds; a person is told of a longer one. */
export const maxWait = 5;

const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/**
 * Repeats a call that the server was too busy for (503 with a short `Retry-After`), as when a class signs in at the same
 * moment: up to five times, up to a second later than asked for, so that not all come back together. Only for calls that
 * a repeat does no harm to.
 * @throws {Failure} of the last try
 */
export async function repeatWhenBusy<T>(command: () => Promise<T>, random: () => number = Math.random): Promise<T> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await command();
    } catch (thrown) {
      const { code, retryAfter = 0 } = thrown as Failure;
      const isBusy = code === "unavailable" && retryAfter > 0 && retryAfter <= maxWait;
      if (!isBusy || repeats >= maxRepeats) throw thrown;
      await pause(retryAfter + random());
    }
  }
}
