/** What a process takes on before it says that it is busy. docs/operations.md names the same numbers. */
export interface Limits {
  /** How long a call of the API may take, in milliseconds; the client gives up at 5 s (specification, section 7). */
  budget: number;
  /** Requests that may be in flight at once; the next one is refused. */
  inFlight: number;
  /** How long a turn of the event loop may take, in milliseconds; while they take longer, a share is refused. */
  lag: number;
  /** How long a request's headers may take to arrive, in milliseconds; also the time for a new connection to say anything. */
  headers: number;
  /** How long a whole request may take to arrive, in milliseconds. Node takes the larger of this and `headers` for it. */
  request: number;
  /** Between two looks for connections whose time to send a request is up, in milliseconds. */
  arrivalCheck: number;
  /** Requests of one address whose body has not arrived yet; with the next one, the oldest is given up. */
  arriving: number;
}

/** Requests of one turn that are let in however long turns take: it is not so few that make it long. */
export const alwaysLetIn = 20;

/** Seconds after which somebody who was refused may try again. */
export const retryAfter = 2;

/**
 * A process serves some 500 signed-in calls a second on two cores that it shares with PostgreSQL, and some 1000 from the
 * embedded database, which runs one query at a time: whoever is let in waits half a second, not the whole budget.
 */
export const defaultLimits: Limits = {
  budget: 4500,
  inFlight: 250,
  lag: 500,
  headers: 10_000,
  request: 15_000,
  arrivalCheck: 1000,
  arriving: 100,
};
