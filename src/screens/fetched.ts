import { useEffect, useMemo } from "react";
import { type ActorRefFrom, createActor, fromPromise } from "xstate";
import { lazyBlockMachine } from "../../machines/account/lazy-block";

/** Code that loads on demand. */
export interface Fetched<T> {
  machine: typeof lazyBlockMachine;
  /** The code, once it has loaded. */
  loaded: () => T | null;
}

/** Creates it from an import, which is requested until it has loaded once. */
export function fetchedBy<T>(load: () => Promise<T>): Fetched<T> {
  let loaded: T | null = null;
  const loadBlock = fromPromise(async () => {
    loaded ??= await load();
  });
  return { machine: lazyBlockMachine.provide({ actors: { loadBlock } }), loaded: () => loaded };
}

/** The actor that loads it: starts loading when it starts, and ends with the view. */
export function useFetching(machine: typeof lazyBlockMachine): ActorRefFrom<typeof lazyBlockMachine> {
  const actor = useMemo(() => createActor(machine), [machine]);
  useEffect(() => () => void actor.stop(), [actor]);
  return actor;
}
