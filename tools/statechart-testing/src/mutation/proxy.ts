import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from "xstate";
import { stateText } from "../cli/names";

/** What a view can ask a machine: whether it has a tag, matches a state, can take an event, or runs a child. */
export type Asked = "tag" | "state" | "event" | "child";

/** Sits between a view and an actor: it sees everything that passes and can change it. */
export interface Interceptor {
  /** Handles an event that the view sends. @returns what the actor receives; null for nothing */
  send(event: AnyEventObject): AnyEventObject | null;
  /** Handles a question and its true answer. @returns the answer that the view gets */
  ask(asked: Asked, name: string, truth: boolean): boolean;
  /** Handles a context field. @returns the value that the view gets */
  read(field: string, value: unknown): unknown;
}

/** Changes nothing. */
export const passthrough: Interceptor = {
  send: (event) => event,
  ask: (_asked, _name, truth) => truth,
  read: (_, value) => value,
};

type ProxyOf = (actor: AnyActorRef) => AnyActorRef;

/** Wraps an object and overrides some of its properties. */
const shownAs = <T extends object>(object: T, expectVisible: (key: string, value: unknown) => unknown): T =>
  new Proxy(object, {
    get: (target, key) =>
      typeof key === "string" ? expectVisible(key, Reflect.get(target, key)) : Reflect.get(target, key),
  });

const isMachine = (value: unknown): value is AnyActorRef =>
  "machine" in ((value as AnyActorRef | undefined)?.getSnapshot?.() ?? {});

function shownSnapshot(snapshot: AnyMachineSnapshot, interceptor: Interceptor, proxyOf: ProxyOf): AnyMachineSnapshot {
  const seen: Record<string, unknown> = {
    hasTag: (tag: string) => interceptor.ask("tag", tag, snapshot.hasTag(tag)),
    matches: (state: never) => interceptor.ask("state", stateText(state), snapshot.matches(state)),
    can: (event: AnyEventObject) => interceptor.ask("event", event.type, snapshot.can(event)),
    context: shownAs(snapshot.context, (field, value) => interceptor.read(field, value)),
    children: shownAs(snapshot.children, (id, child) => {
      if (!isMachine(child)) return child;
      return interceptor.ask("child", id, true) ? proxyOf(child) : undefined;
    }),
  };
  return shownAs(snapshot, (key, value) => (Object.hasOwn(seen, key) ? seen[key] : value));
}

type Listener = (snapshot: AnyMachineSnapshot) => void;
const nothing = () => undefined;

function proxyOfOne(actor: AnyActorRef, interceptor: Interceptor, proxyOf: ProxyOf): AnyActorRef {
  // Equal snapshots need the same proxy: React renders again if the object differs.
  const known = new WeakMap<object, AnyMachineSnapshot>();
  const shown = (snapshot: AnyMachineSnapshot) => {
    const made = known.get(snapshot) ?? shownSnapshot(snapshot, interceptor, proxyOf);
    known.set(snapshot, made);
    return made;
  };
  const own: Record<string, unknown> = {
    getSnapshot: () => shown(actor.getSnapshot()),
    subscribe: (listener: Listener | { next?: Listener; error?: () => void }) => {
      const { next = nothing, error = nothing } = typeof listener === "function" ? { next: listener } : listener;
      // Without an error listener, a failing machine would end the whole process.
      return actor.subscribe({ next: (snapshot) => next(shown(snapshot)), error });
    },
    send: (event: AnyEventObject) => {
      const sent = interceptor.send(event);
      if (sent) actor.send(sent);
    },
  };
  return shownAs(actor, (key, value) => {
    if (Object.hasOwn(own, key)) return own[key];
    return typeof value === "function" ? value.bind(actor) : value;
  });
}

/**
 * Creates proxies that a view can use like the actors themselves: everything that it sends, asks, and reads goes
 * through an interceptor, one for each actor. An actor's children are wrapped as well.
 */
export function proxies(interceptorOf: (actor: AnyActorRef) => Interceptor): ProxyOf {
  const known = new WeakMap<AnyActorRef, AnyActorRef>();
  const proxyOf: ProxyOf = (actor) => {
    const made = known.get(actor) ?? proxyOfOne(actor, interceptorOf(actor), proxyOf);
    known.set(actor, made);
    return made;
  };
  return proxyOf;
}

/** The id of an actor's machine. */
export const machineIdOf = (actor: AnyActorRef): string => (actor.getSnapshot() as AnyMachineSnapshot).machine.id;
