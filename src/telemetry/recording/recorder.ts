import type { AnyActorRef, InspectionEvent } from "xstate";
import type { Inspector } from "../inspector";
import { machineOf, parentOf } from "./actor-internals";

/**
 * One event of a machine. It contains no text that a user typed and no names: only kinds of events, names of states,
 * and codes of failures.
 */
export interface RecordedEvent {
  /** Milliseconds since the recording started. */
  at: number;
  /** The machine's id. */
  machine: string;
  /** Which instance: the number of the system, and the ids of the actors down to it. */
  actor: string;
  /** The actor that sent the event; null if it came from outside. */
  source: string | null;
  event: string;
  /** The code of an error. */
  code?: string;
  /** The resulting state. */
  to: unknown;
}

/** The saved recording of a session. */
export interface RecordedSession {
  kind: "session";
  version: 1;
  events: RecordedEvent[];
}

/** Records what the machines of a page do. */
export interface Recorder {
  inspect: Inspector;
  session(): RecordedSession;
  /** The number of events so far, for display. */
  count(): number;
  subscribe(onChange: () => void): () => void;
}

/** More than a day's work; later events are not kept. */
const maxEvents = 20_000;

/** A recorder that continues an earlier page's recording. @param now milliseconds, of any clock */
export function createRecorder(now: () => number, before: readonly RecordedEvent[] = []): Recorder {
  const events: RecordedEvent[] = [...before];
  const began = now() - (before.at(-1)?.at ?? 0);
  const names = new WeakMap<AnyActorRef, string>();
  /** By the event object, which may be forwarded or sent again unchanged: where to write the states. */
  const open = new WeakMap<object, RecordedEvent[]>();
  const listeners = new Set<() => void>();
  // Actors of an earlier page differ from those of this one.
  let systems = Math.max(0, ...before.map(({ actor }) => Number.parseInt(actor, 10)));

  const nameOf = (actor: AnyActorRef): string => {
    const known = names.get(actor);
    if (known) return known;
    const parent = parentOf(actor);
    if (!parent) systems += 1;
    const name = parent ? `${nameOf(parent)}/${actor.id}` : String(systems);
    names.set(actor, name);
    return name;
  };
  const note = (happened: Extract<InspectionEvent, { type: "@xstate.event" }>): void => {
    const actor = happened.actorRef as AnyActorRef;
    // Only machines are recorded; of their other children, only the outcome.
    const machine = machineOf(actor);
    if (!machine || events.length >= maxEvents) return;
    const { event, sourceRef } = happened;
    const code = (event as { error?: { code?: unknown } }).error?.code;
    const entry: RecordedEvent = {
      at: Math.round(now() - began),
      machine,
      actor: nameOf(actor),
      source: sourceRef ? nameOf(sourceRef as AnyActorRef) : null,
      event: event.type,
      ...(typeof code === "string" && { code }),
      to: null,
    };
    open.set(event, [...(open.get(event) ?? []), entry]);
    events.push(entry);
  };

  return {
    inspect(happened) {
      if (happened.type === "@xstate.actor") nameOf(happened.actorRef as AnyActorRef);
      else if (happened.type === "@xstate.event") note(happened);
      else if (happened.type === "@xstate.snapshot") {
        const name = names.get(happened.actorRef as AnyActorRef);
        const entry = open.get(happened.event)?.findLast(({ actor }) => actor === name);
        if (!entry) return;
        entry.to = (happened.snapshot as { value?: unknown }).value ?? null;
        for (const tell of listeners) tell();
      }
    },
    session: () => ({ kind: "session", version: 1, events: [...events] }),
    count: () => events.length,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
