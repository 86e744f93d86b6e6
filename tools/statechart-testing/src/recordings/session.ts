/** One thing that happened to a machine of an application. It has no payload. */
export interface RecordedEvent {
  /** Milliseconds since the recording began. */
  at: number;
  /** The machine's id. */
  machine: string;
  /** Which one of its kind: the number of the system, and the ids of the actors down to it. */
  actor: string;
  /** The actor that sent the event; null where it came from outside. */
  source: string | null;
  /** Its type. */
  event: string;
  /** Of an error: its code. */
  code?: string;
  /** The state value that it led to. */
  to: unknown;
}

/** A session of an application as it saves it to be replayed. */
export interface RecordedSession {
  kind: "session";
  version: 1;
  events: RecordedEvent[];
}
