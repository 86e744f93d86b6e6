/**
 * How long a page in a browser may take to react, in real milliseconds: only failures take that long, and a computer may
 * be busy with something else.
 */
export const pageTimeoutMs = 30_000;

/** How long a page may take to show what must be visible, in real milliseconds: views load code on demand. */
export const viewTimeoutMs = 1000;
/** Ensures some attempts even if other work keeps the computer busy for the whole time. */
const minAttempts = 10;

/** Waits for what has no promise to await. */
export const breathe = (ms = 0): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Retries until nothing is thrown or the time is up; then it throws the last error. */
export async function eventually<T>(look: () => Promise<T>, limit = viewTimeoutMs): Promise<T> {
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
