declare global {
  /** What the document has requested for its page (`server/render/page.ts`), by path and query. */
  var academyPreloads: Map<string, Promise<Response>> | undefined;
}

/** How long after the navigation an answer still counts as current, in milliseconds. */
const currentFor = 30_000;

/** Waits for the body too, so that a caller's timeout covers all of it. */
async function received(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  return new Response((await response.text()) || null, response);
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.throwIfAborted();
    signal.addEventListener("abort", () => reject(signal.reason));
  });

/**
 * `fetch` that takes what the document has requested already, each answer once. Those from before a command are not
 * current anymore; one that has not arrived is requested again.
 */
export async function fetchPreloaded(input: URL | Request | string, options?: RequestInit): Promise<Response> {
  const preloads = globalThis.academyPreloads;
  if (!preloads || !(input instanceof Request)) return fetch(input, options);
  if (input.method !== "GET" || performance.now() > currentFor) preloads.clear();
  const { pathname, search } = new URL(input.url);
  const answer = preloads.get(pathname + search);
  preloads.delete(pathname + search);
  if (answer) {
    try {
      return await Promise.race([received(answer), aborted(input.signal)]);
    } catch (failed) {
      if (input.signal.aborted) throw failed;
    }
  }
  return fetch(input, options);
}
