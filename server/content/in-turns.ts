import { setImmediate as nextTurn } from "node:timers/promises";

/** Work that can pause between its steps. */
export type Steps<T> = Generator<undefined, T>;

/** How long a turn of the event loop may take, in milliseconds, before other work comes first. */
const longest = 20;

/** Like `flatMap`, with a step for each. */
export function* flatSteps<T, Result>(all: Iterable<T>, of: (one: T) => readonly Result[]): Steps<Result[]> {
  const results: Result[] = [];
  for (const one of all) {
    results.push(...of(one));
    yield;
  }
  return results;
}

/** Does all steps at once. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Does all steps, and lets a server answer requests in between.
 * @param signal ends it with an error
 */
export async function inTurns<T>(steps: Steps<T>, signal?: AbortSignal): Promise<T> {
  let began = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - began < longest) continue;
    await nextTurn();
    signal?.throwIfAborted();
    began = performance.now();
  }
}
