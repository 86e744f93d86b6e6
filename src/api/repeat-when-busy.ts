import type { Failure } from "../../contract/errors";

/** How often a call is repeated. */
const maxRepeats = 5;
/** How often a call without a timely answer is repeated: each try takes 5 s, and the server may be gone. */
const maxTimeouts = 2;
/** The longest silent wait, in seconds; a longer one is shown to the user. */
export const maxWait = 5;

const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/**
 * Repeats a call if the server was too busy for it (503 with a short `Retry-After`, or no answer in time), as when a
 * class signs in at the same moment: up to five times, and up to a second later than requested, so that they do not all
 * come back together. Only for calls that are safe to repeat.
 * @throws {Failure} of the last try
 */
export async function repeatWhenBusy<T>(command: () => Promise<T>, random: () => number = Math.random): Promise<T> {
  let timeouts = 0;
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await command();
    } catch (thrown) {
      const { code, retryAfter = 0 } = thrown as Failure;
      if (code === "timeout") timeouts += 1;
      const isBusy =
        code === "timeout"
          ? timeouts <= maxTimeouts
          : code === "unavailable" && retryAfter > 0 && retryAfter <= maxWait;
      if (!isBusy || repeats >= maxRepeats) throw thrown;
      await pause(retryAfter + random());
    }
  }
}
