/** How long a page in a browser may take to do what was asked of it, in real milliseconds. */
export const pageTimeoutMs = 5000;

/** How long a page may take to show what must be seen, in real milliseconds: code that a view fetches comes late. */
const timeoutMs = 1000;
/** A machine that is busy with something else may take all the time for itself. */
const minAttempts = 10;

/** Waits for what was promised and cannot be awaited. */
export const breathe = (ms = 0): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Tries until nothing is thrown, or the time is up: then it throws what was thrown last. */
export async function eventually<T>(look: () => Promise<T>, limit = timeoutMs): Promise<T> {
  const until = performance.now() + limit;
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await look();
    } catch (error) {
      if (attempts >= minAttempts && performance.now() > until) throw error;
      await breathe(10);
    }
  }
}
