import { transitionsOf } from "statechart-testing/model/identify";
import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from "xstate";
import { type PageMessage, readViewerMessage, type StateValue, type ViewerMessage } from "./messages";
import type { Inspector, RecordedEvent, RecordedSession, Recorder } from "./recording";
import { codeOf, plainName, plainSession } from "./redaction";

/** Reports to viewers what a page's machines do, and handles the viewers' requests. */
export interface Mirror {
  inspect: Inspector;
  /** Handles a message of the channel; ignores everything that no viewer sends. */
  receive(message: unknown): void;
  /** Announces the page and its running machines. */
  greet(): void;
  /** Announces that the page was left. */
  leave(): void;
  /** The recording so far. */
  session(): RecordedSession;
}

export interface MirrorOptions {
  /** The id of the page. */
  page: string;
  /** The path of the current address, without personal data. */
  path: () => string;
  post: (message: PageMessage) => void;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The error codes that may be shown; other errors are reported without a code. */
  codes: readonly string[];
  createRecorder: (now: () => number, before?: readonly RecordedEvent[]) => Recorder;
  /** The recordings of the tab's earlier pages. */
  before?: readonly RecordedEvent[];
  /** Stops mirroring. */
  stop: () => void;
}

/** A running machine. */
interface Known {
  ref: AnyActorRef;
  machine: string;
  parent: string | null;
}

const machineOf = (actor: AnyActorRef): AnyStateMachine | null => {
  const { logic } = actor as unknown as { logic: Partial<AnyStateMachine> };
  return logic.root && logic.id ? (logic as AnyStateMachine) : null;
};

/** A guard may require the event's payload and throw without it. */
function canBe(snapshot: AnyMachineSnapshot, event: { type: string }): boolean {
  try {
    return snapshot.can(event);
  } catch {
    return false;
  }
}

const isSendable = (type: string): boolean => !type.startsWith("xstate.") && !type.endsWith("*");

/** The event types that would have an effect on a machine now. */
const possible = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot.status === "active"
    ? (snapshot.machine.events as string[])
        .filter((type) => isSendable(type) && canBe(snapshot, { type }))
        .map(plainName)
    : [];

const stateOf = ({ value }: AnyMachineSnapshot): StateValue => structuredClone(value as StateValue);

/** Collects the transitions that XState reports as taken. */
function transitionProbe() {
  const ids = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, string>>();
  const taken = new WeakMap<AnyActorRef, string[]>();
  return {
    note(ref: AnyActorRef, machine: AnyStateMachine, transitions: readonly AnyTransitionDefinition[]): void {
      const known = ids.get(machine) ?? transitionsOf(machine);
      ids.set(machine, known);
      taken.set(ref, [...(taken.get(ref) ?? []), ...transitions.flatMap((one) => known.get(one) ?? [])]);
    },
    /** The transitions since the last call. */
    collect(ref: AnyActorRef): string[] {
      const collected = taken.get(ref) ?? [];
      taken.delete(ref);
      return collected;
    },
  };
}

/** Creates a page's mirror. It posts nothing that anyone typed: see `messages.ts`. */
export function createMirror(options: MirrorOptions): Mirror {
  const { page, path, post, now, before, stop, createRecorder } = options;
  const codes = new Set<unknown>(options.codes);
  const recorder = createRecorder(now, before);
  const probe = transitionProbe();
  const names = new WeakMap<AnyActorRef, string>();
  const running = new Map<string, Known>();
  const values = new WeakMap<AnyActorRef, StateValue>();
  // The same numbers as the recorder's, so that a saved session and the viewer name machines alike.
  let systems = Math.max(0, ...(before ?? []).map(({ actor }) => Number.parseInt(actor, 10)));
  let count = 0;
  let toldPath: string | null = null;

  const nameOf = (ref: AnyActorRef): string => {
    const known = names.get(ref);
    if (known) return known;
    if (!ref._parent) systems += 1;
    const name = ref._parent ? `${nameOf(ref._parent)}/${plainName(ref.id)}` : String(systems);
    names.set(ref, name);
    return name;
  };
  const sayHello = () => {
    toldPath = path();
    post({ type: "hello", page, path: toldPath });
  };
  const sayActor = (actor: string, { machine, parent }: Known, snapshot: AnyMachineSnapshot) =>
    post({ type: "actor", page, actor, machine, parent, value: stateOf(snapshot), can: possible(snapshot) });

  const greet = () => {
    sayHello();
    for (const [actor, known] of running) {
      const snapshot = known.ref.getSnapshot() as AnyMachineSnapshot;
      if (snapshot.status === "active") sayActor(actor, known, snapshot);
    }
  };

  function told({ actorRef, event, snapshot }: Extract<InspectionEvent, { type: "@xstate.snapshot" }>): void {
    const ref = actorRef as AnyActorRef;
    const machine = machineOf(ref);
    if (!machine) return;
    const reached = snapshot as AnyMachineSnapshot;
    if (toldPath !== path()) sayHello();
    const actor = nameOf(ref);
    if (!running.has(actor)) {
      const known: Known = { ref, machine: machine.id, parent: ref._parent ? nameOf(ref._parent) : null };
      running.set(actor, known);
      sayActor(actor, known, reached);
    }
    count += 1;
    const code = codeOf(event, codes);
    const to = stateOf(reached);
    post({
      type: "step",
      page,
      n: count,
      at: now(),
      actor,
      machine: machine.id,
      event: plainName(event.type),
      ...(code !== undefined && { code }),
      from: values.get(ref) ?? null,
      to,
      taken: probe.collect(ref),
      can: possible(reached),
    });
    values.set(ref, to);
    if (reached.status === "active") return;
    running.delete(actor);
    post({ type: "gone", page, actor });
  }

  function send({ actor, event, payload }: Extract<ViewerMessage, { type: "send" }>): void {
    const ref = running.get(actor)?.ref;
    const whole = { ...payload, type: event };
    if (ref && isSendable(event) && canBe(ref.getSnapshot() as AnyMachineSnapshot, whole)) ref.send(whole);
    else post({ type: "refused", page, actor, event });
  }

  return {
    session: () => recorder.session(),
    greet,
    leave: () => post({ type: "gone", page, actor: null }),
    inspect(happened) {
      recorder.inspect(happened);
      const ref = happened.actorRef as AnyActorRef;
      if (happened.type === "@xstate.actor") nameOf(ref);
      else if (happened.type === "@xstate.snapshot") told(happened);
      else if (happened.type === "@xstate.microstep") {
        const machine = machineOf(ref);
        if (machine) probe.note(ref, machine, happened._transitions);
      }
    },
    receive(received) {
      const message = readViewerMessage(received);
      if (message?.type === "who") return greet();
      if (!message || message.page !== page) return;
      if (message.type === "send") send(message);
      else if (message.type === "stop") stop();
      else post({ type: "session", page, session: plainSession(recorder.session(), codes) });
    },
  };
}
