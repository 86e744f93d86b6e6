import { useEffect, useMemo } from "react";
import { type ActorRefFrom, createActor, fromPromise } from "xstate";
import { lazyBlockMachine } from "../../machines/account/lazy-block";

/** Code that loads on demand. */
export interface Fetched<T> {
  machine: typeof lazyBlockMachine;
  /** The code, once it has loaded. */
  loaded: () => T | null;
  /** Loads it on the intent to use it. If that fails, its first use loads it again and says so. */
  prepare: () => void;
}

/** Creates it from an import, which is requested until it has loaded once. */
export function fetchedBy<T>(load: () => Promise<T>): Fetched<T> {
  let loaded: T | null = null;
  const fetch = async () => {
    loaded ??= await load();
  };
  return {
    machine: lazyBlockMachine.provide({ actors: { loadBlock: fromPromise(fetch) } }),
    loaded: () => loaded,
    prepare: () => void fetch().catch(() => undefined),
  };
}

/** The actor that loads it: starts loading when it starts, and ends with the view. */
export function useFetching(machine: typeof lazyBlockMachine): ActorRefFrom<typeof lazyBlockMachine> {
  const actor = useMemo(() => createActor(machine), [machine]);
  useEffect(() => () => void actor.stop(), [actor]);
  return actor;
}
