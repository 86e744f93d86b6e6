import { setTimeout as pause } from "node:timers/promises";
import type { Order, OrderProcess } from "./order-process";

/** Two revisions; `after` is null for the files as they are now. */
export type Range = Omit<Extract<Order, { kind: "comparison" }>, "kind">;

/** An answer as the viewer reads it; the tool that compares defines the others (`ComparisonAnswer`, `RevisionsAnswer`). */
export type Answer = { kind: string; [more: string]: unknown };

/** Compares revisions, where the sources and git are. */
export interface Comparisons {
  /** The revisions that can be compared. */
  revisions(): Promise<Answer>;
  /** A comparison, or after a while that it is still being made: then it is to be requested again. */
  compare(range: Range): Promise<Answer>;
}

const impossible = (says: string): Answer => ({ kind: "impossible", says });

const noSources = impossible("This server has no sources and no history, so it cannot compare revisions.");

/** For servers that only serve. */
export const noComparisons: Comparisons = { revisions: async () => noSources, compare: async () => noSources };

const failed: Answer = { kind: "failed" };

/** How long a request waits for a comparison, in milliseconds: less than proxies wait. */
const maxWaitMs = 15_000;
/** How long a finished comparison is kept for the next request, in milliseconds. */
const keptMs = 60_000;
/** How many comparisons may be under way at once; each takes a processor for half a minute. */
const maxComparisons = 4;

/** Compares in a separate process. */
export function createComparisons(process: OrderProcess, { waitMs = maxWaitMs } = {}): Comparisons {
  const made = new Map<string, Promise<Answer>>();
  const ask = async (order: Order): Promise<Answer> => ((await process.ask(order))?.answer as Answer) ?? failed;

  function start(key: string, order: Order): Promise<Answer> {
    const comparison = ask(order);
    made.set(key, comparison);
    const forget = () => made.get(key) === comparison && made.delete(key);
    void comparison.then(() => setTimeout(forget, keptMs).unref());
    return comparison;
  }

  return {
    revisions: () => ask({ kind: "revisions" }),
    async compare(range) {
      const key = JSON.stringify(range);
      const known = made.get(key);
      if (!known && made.size >= maxComparisons) return { kind: "busy" };
      const ended = new AbortController();
      const working: Promise<Answer> = pause(waitMs, { kind: "working" }, { signal: ended.signal });
      // Ends with the other one.
      working.catch(() => undefined);
      const answer = await Promise.race([known ?? start(key, { kind: "comparison", ...range }), working]);
      ended.abort();
      // The files may change until it is requested again.
      if (answer.kind !== "working") made.delete(key);
      return answer;
    },
  };
}
