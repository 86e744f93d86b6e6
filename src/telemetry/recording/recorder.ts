import type { AnyActorRef, InspectionEvent } from "xstate";
import type { Inspector } from "../inspector";
import { machineOf, parentOf } from "./actor-internals";

/**
 * One thing that happened to a machine. Nothing that anybody typed or is called by is in it: kinds of events, names of
 * states, codes of failures.
 */
export interface RecordedEvent {
  /** Milliseconds since the recording began. */
  at: number;
  /** The machine's id. */
  machine: string;
  /** Which one of its kind: the number of the system, and the ids of the actors down to it. */
  actor: string;
  /** The actor that sent the event; null where it came from outside. */
  source: string | null;
  event: string;
  /** Of an error: its code. */
  code?: string;
  /** The state that it led to. */
  to: unknown;
}

/** What is saved of a session in the site. */
export interface RecordedSession {
  kind: "session";
  version: 1;
  events: RecordedEvent[];
}

/** Notes what the machines of a page do. */
export interface Recorder {
  inspect: Inspector;
  session(): RecordedSession;
  /** The number of events so far, for display. */
  count(): number;
  subscribe(onChange: () => void): () => void;
}

/** More than a day's work; what comes later is not kept. */
const maxEvents = 20_000;

/** A recorder that goes on after what an earlier page has recorded. @param now milliseconds, of any clock */
export function createRecorder(now: () => number, before: readonly RecordedEvent[] = []): Recorder {
  const events: RecordedEvent[] = [...before];
  const began = now() - (before.at(-1)?.at ?? 0);
  const names = new WeakMap<AnyActorRef, string>();
  /** By the event itself, which may be handed on or come again as it is: where the states are to be written. */
  const open = new WeakMap<object, RecordedEvent[]>();
  const listeners = new Set<() => void>();
  // Actors of an earlier page are others than those of this one.
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
    // Only machines are recorded, and of what they run only how it ended.
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
