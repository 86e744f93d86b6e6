/** An event that a machine of an application handled, without its payload. */
export interface RecordedEvent {
  /** Milliseconds since the recording began. */
  at: number;
  /** The machine's id. */
  machine: string;
  /** Identifies the actor: the number of the system, then the ids of the actors down to it. */
  actor: string;
  /** The actor that sent the event; null if the event came from outside. */
  source: string | null;
  /** The type of the event. */
  event: string;
  /** The code, if the event is an error. */
  code?: string;
  /** The state value after the event. */
  to: unknown;
}

/** A recorded session of an application, in the form that it is saved in. */
export interface RecordedSession {
  kind: "session";
  version: 1;
  events: RecordedEvent[];
}
