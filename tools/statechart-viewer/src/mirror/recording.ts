import type { InspectionEvent } from "xstate";

/** Receives everything that a page's machines do. */
export type Inspector = (event: InspectionEvent) => void;

/** One recorded event of a machine: no payloads, and nothing from a context. */
export interface RecordedEvent {
  /** Milliseconds since the recording started. */
  at: number;
  machine: string;
  /** The number of the actor system, and the ids of the actors down to this one. */
  actor: string;
  /** The actor that sent the event; null if it came from outside. */
  source: string | null;
  event: string;
  /** The code of an error. */
  code?: string;
  /** The resulting state value. */
  to: unknown;
}

/** A saved session. */
export interface RecordedSession {
  kind: "session";
  version: 1;
  events: RecordedEvent[];
}

/** Records what a page's machines do. The page provides it. */
export interface Recorder {
  inspect: Inspector;
  session(): RecordedSession;
}
