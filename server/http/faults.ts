import type { FastifyBaseLogger } from "fastify";

/** Logs faults: the first of a kind at once, those that follow within a minute as a count. */
export interface FaultLog {
  /**
   * @param kind identifies equal faults.
   * @param write writes the log line of the first one
   */
  note(kind: string, thrown: unknown, write: () => void): void;
  stop(): void;
}

/** How long faults of a kind are counted before the count is logged, in milliseconds. */
const period = 60_000;
/** The number of distinct kinds; further kinds share a line. */
const maxKinds = 100;

/** The code of the innermost cause that has one: drizzle errors hide the driver's error in their cause. */
function codeOf(thrown: unknown): string | null {
  let code: string | null = null;
  for (let one = thrown, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1)
    if ("code" in one && typeof one.code === "string") ({ code } = one as { code: string });
  return code;
}

/**
 * Identifies equal faults: database faults (it is unavailable, its disk is full) by code alone, whatever the query;
 * others by code and text.
 * @param isAway whether the database is at fault
 */
export function kindOf(thrown: unknown, isAway: boolean): string {
  const code = codeOf(thrown);
  if (isAway && code !== null) return code;
  return thrown instanceof Error ? [code, thrown.name, thrown.message].join(" ") : typeof thrown;
}

/**
 * Keeps a persistent fault, like a full disk, from filling the log: one line a minute for each kind, with the number of
 * those left out.
 */
export function createFaultLog(log: FastifyBaseLogger): FaultLog {
  const kinds = new Map<string, { thrown: unknown; leftOut: number; timer: NodeJS.Timeout }>();
  const tell = (err: unknown, leftOut: number) =>
    log.error({ err, leftOut }, "request failed: more of the same in the last minute");

  const endPeriod = (kind: string) => {
    const state = kinds.get(kind);
    if (!state) return;
    if (state.leftOut === 0) {
      clearInterval(state.timer);
      kinds.delete(kind);
      return;
    }
    tell(state.thrown, state.leftOut);
    state.leftOut = 0;
  };

  return {
    note(given, thrown, write) {
      const kind = kinds.has(given) || kinds.size < maxKinds ? given : "other";
      const known = kinds.get(kind);
      if (known) {
        known.leftOut += 1;
        return;
      }
      const timer = setInterval(() => endPeriod(kind), period);
      timer.unref();
      kinds.set(kind, { thrown, leftOut: 0, timer });
      write();
    },
    stop() {
      for (const { thrown, leftOut, timer } of kinds.values()) {
        clearInterval(timer);
        if (leftOut > 0) tell(thrown, leftOut);
      }
      kinds.clear();
    },
  };
}
