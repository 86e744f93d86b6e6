import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from "xstate";
import { stateText } from "../cli/names";

/** What a view asks a machine for: whether it bears a tag, is in a state, would take an event, runs a child. */
export type Asked = "tag" | "state" | "event" | "child";

/** What stands between a view and an actor: it hears everything that passes, and may change it. */
export interface Interceptor {
  /** An event that the view sends. @returns what the actor gets; null for nothing */
  send(event: AnyEventObject): AnyEventObject | null;
  /** A question with the true answer. @returns what the view is told */
  ask(asked: Asked, name: string, truth: boolean): boolean;
  /** A field of the context. @returns what the view sees in it */
  read(field: string, value: unknown): unknown;
}

/** Changes nothing. */
export const passthrough: Interceptor = {
  send: (event) => event,
  ask: (_asked, _name, truth) => truth,
  read: (_, value) => value,
};

type ProxyOf = (actor: AnyActorRef) => AnyActorRef;

/** An object of which something else is seen. */
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
  // The same snapshot must look the same each time: React renders again for a different one.
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
      // Where nobody listens for it, a machine that breaks takes the whole process with it.
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
 * Makes stand-ins for actors, which a view takes for the actors themselves: everything that it sends, asks and reads
 * goes through a tap, one for each actor. What it finds among an actor's children are stand-ins as well.
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
