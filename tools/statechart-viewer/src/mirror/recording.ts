import type { InspectionEvent } from "xstate";

/** Told of everything that the machines of a page do. */
export type Inspector = (event: InspectionEvent) => void;

/** One thing that happened to a machine, as a page records it: no payloads, and nothing from a context. */
export interface RecordedEvent {
  /** Milliseconds since the recording began. */
  at: number;
  machine: string;
  /** The number of the actor system, and the ids of the actors down to it. */
  actor: string;
  /** The actor that sent the event; null where it came from outside. */
  source: string | null;
  event: string;
  /** Of an error: its code. */
  code?: string;
  /** The state value that it led to. */
  to: unknown;
}

/** What is saved of a session. */
export interface RecordedSession {
  kind: "session";
  version: 1;
  events: RecordedEvent[];
}

/** Records what the machines of a page do. The page brings its own. */
export interface Recorder {
  inspect: Inspector;
  session(): RecordedSession;
}
