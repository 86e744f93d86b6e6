import type { OpenDatabase } from "../db/database";

/** How much a process accepts before it reports that it is busy. docs/operations.md has the same numbers. */
export interface Limits {
  /** How long a call of the API may take, in milliseconds; the client gives up at 5 s (specification, section 7). */
  budget: number;
  /** Requests that may be in flight at once; the next one is rejected. */
  inFlight: number;
  /** Places in addition to these that only urgent requests get. */
  urgent: number;
  /**
   * How long a turn of the event loop may take, in milliseconds; while turns take longer, a share of requests is
   * rejected.
   */
  lag: number;
  /**
   * How long a request's headers may take to arrive, in milliseconds; also the time for a new connection to send
   * anything.
   */
  headers: number;
  /** How long a whole request may take to arrive, in milliseconds. Node uses the larger of this and `headers`. */
  request: number;
  /** Between two checks for connections that took too long to send a request, in milliseconds. */
  arrivalCheck: number;
  /** Requests from one address whose body has not arrived yet; one more, and the oldest is dropped. */
  arriving: number;
}

/** Requests per turn that are always accepted, however long turns take: so few are not the cause of long turns. */
export const alwaysLetIn = 20;

/** Seconds after which a rejected client may try again. */
export const retryAfter = 2;

/** Limits that do not depend on the database. */
const common = {
  budget: 4500,
  urgent: 50,
  lag: 200,
  headers: 10_000,
  request: 15_000,
  arrivalCheck: 1000,
  arriving: 100,
};

/**
 * How much a process accepts by default: so much that the last one accepted waits for about half a second, not for the
 * whole budget. On two cores, a process answers about 500 signed-in calls a second with PostgreSQL beside it. The
 * embedded database runs one query at a time, on the thread that answers: about 150 a second on a busy machine.
 */
export const defaultLimits: Record<OpenDatabase["kind"], Limits> = {
  postgres: { ...common, inFlight: 250 },
  embedded: { ...common, inFlight: 64 },
};
