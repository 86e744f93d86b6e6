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

/**
 * A process serves about 500 signed-in calls a second on two cores that it shares with PostgreSQL, and about 1000 from
 * the embedded database, which runs one query at a time: an accepted request waits half a second, not the whole budget.
 */
export const defaultLimits: Limits = {
  budget: 4500,
  inFlight: 250,
  urgent: 50,
  lag: 500,
  headers: 10_000,
  request: 15_000,
  arrivalCheck: 1000,
  arriving: 100,
};
