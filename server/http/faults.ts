import type { FastifyBaseLogger } from "fastify";

/** Logs faults: the first one of a kind at once, what follows within a minute as a number. */
export interface FaultLog {
  /** @param kind what makes two faults the same. @param write writes the line of the first one */
  note(kind: string, thrown: unknown, write: () => void): void;
  stop(): void;
}

/** How long faults of a kind are counted before the number is written, in milliseconds. */
const period = 60_000;
/** Kinds that are told apart; further ones share a line. */
const maxKinds = 100;

/** The code of the innermost cause that has one: a drizzle error hides the driver's in its cause. */
function codeOf(thrown: unknown): string | null {
  let code: string | null = null;
  for (let one = thrown, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1)
    if ("code" in one && typeof one.code === "string") ({ code } = one as { code: string });
  return code;
}

/**
 * What makes two faults the same: where the database is at fault (it is away, its disk is full) its code alone, whatever
 * was asked of it; otherwise code and text.
 * @param isAway whether the database is at fault
 */
export function kindOf(thrown: unknown, isAway: boolean): string {
  const code = codeOf(thrown);
  if (isAway && code !== null) return code;
  return thrown instanceof Error ? [code, thrown.name, thrown.message].join(" ") : typeof thrown;
}

/**
 * Keeps a fault that goes on, like a full disk, from filling the log: one line a minute for each kind, which says how
 * many were left out.
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
