import type { AnyActorRef, AnyMachineSnapshot, Snapshot } from "xstate";

/** Whether an actor is still running. */
export const isActive = (ref: AnyActorRef): boolean => ref.getSnapshot().status === "active";
/** The running child actors of a machine. */
export const childrenOf = ({ children }: AnyMachineSnapshot): AnyActorRef[] =>
  Object.values(children as Record<string, AnyActorRef>).filter(isActive);

/**
 * Whether XState has generated an id. In a restored copy, it is another one than the session's; the key of an actor that
 * `spawnChild` has started without an id is "undefined".
 */
const isGenerated = ({ id, sessionId }: AnyActorRef): boolean => id === sessionId || /^(x:\d+|undefined)$/.test(id);

/** What an actor without an id is called. @param src the name of its logic; inline logic has none */
export const namelessId = (src: unknown): string => `${typeof src === "string" ? src : "an actor"} without an id`;

/** Replaces the ids that XState generates for actors spawned without one, because these differ each time. */
export function idOf(ref: AnyActorRef): string {
  if (!isGenerated(ref)) return ref.id;
  return namelessId(ref.src);
}

/** The path of an actor: all ids from below the root down to the actor. */
export const pathOf = (ref: AnyActorRef): string[] => (ref._parent ? [...pathOf(ref._parent), ref.id] : []);

/** An actor with the option that its public type omits. */
type Persisting = AnyActorRef & { getPersistedSnapshot(options: object): Snapshot<unknown> };

/** Copies plain data deeply; anything else, such as machines and functions, is kept by reference. */
function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)])) as T;
}

/** Returns a factory of snapshots from which an actor and its descendants can be restored any number of times. */
export function snapshotOf(ref: AnyActorRef): () => Snapshot<unknown> {
  // Inline logic can be kept as it is: the copy does not leave this process.
  const snapshot = (ref as Persisting).getPersistedSnapshot({ __unsafeAllowInlineActors: true });
  // Restoring writes actors into the given context, so a context that refers to actors needs a copy each time.
  const refers = JSON.stringify(snapshot).includes('"xstate$$type"');
  return () => (refers ? copyOf(snapshot) : snapshot);
}
