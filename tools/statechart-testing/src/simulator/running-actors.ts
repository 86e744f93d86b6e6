import type { AnyActorRef, AnyMachineSnapshot, Snapshot } from "xstate";

/** Whether an actor still runs. */
export const isActive = (ref: AnyActorRef): boolean => ref.getSnapshot().status === "active";
/** The actors that a machine has running. */
export const childrenOf = ({ children }: AnyMachineSnapshot): AnyActorRef[] =>
  Object.values(children as Record<string, AnyActorRef>).filter(isActive);

/** XState makes up an id for an actor that was spawned without one: another each time. */
export function idOf(ref: AnyActorRef): string {
  if (ref.id !== ref.sessionId) return ref.id;
  return typeof ref.src === "string" ? `${ref.src} without an id` : "an actor without an id";
}

/** Where an actor stands among its relations: the ids from below the root to it. */
export const pathOf = (ref: AnyActorRef): string[] => (ref._parent ? [...pathOf(ref._parent), ref.id] : []);

/** An actor with the option that its type keeps to itself. */
type Persisting = AnyActorRef & { getPersistedSnapshot(options: object): Snapshot<unknown> };

/** A deep copy of plain data; what else there is stays the same: machines, functions. */
function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)])) as T;
}

/** What an actor and those below it can be started from again, as often as it is asked for. */
export function snapshotOf(ref: AnyActorRef): () => Snapshot<unknown> {
  // Logic that is written where it is spawned is kept as it is: the copy does not leave this process.
  const snapshot = (ref as Persisting).getPersistedSnapshot({ __unsafeAllowInlineActors: true });
  // Restoring puts actors into the very context that it is given, so one that refers to actors is copied each time.
  const refers = JSON.stringify(snapshot).includes('"xstate$$type"');
  return () => (refers ? copyOf(snapshot) : snapshot);
}
