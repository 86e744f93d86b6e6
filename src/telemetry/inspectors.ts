import type { AnyActorRef, Subscription } from "xstate";
import type { Inspector } from "./inspector";

/** The machines of a page that can be inspected for some time: by analytics, with consent. */
export interface Inspectors {
  /** Adds an actor with all its children; returns a function that removes it. */
  add(root: AnyActorRef): () => void;
  /** Inspects them and those that are added later; returns a function that stops immediately. */
  watch(inspect: Inspector): () => void;
}

/** No inspector at first: then XState reports nothing, at no cost. */
export function createInspectors(): Inspectors {
  const roots = new Map<AnyActorRef, Subscription | undefined>();
  let inspector: Inspector | undefined;
  const follow = (root: AnyActorRef) => {
    roots.get(root)?.unsubscribe();
    roots.set(root, inspector && root.system.inspect(inspector));
  };
  const change = (next: Inspector | undefined) => {
    inspector = next;
    for (const root of roots.keys()) follow(root);
  };
  return {
    add(root) {
      follow(root);
      return () => roots.delete(root);
    },
    watch(inspect) {
      change(inspect);
      return () => change(undefined);
    },
  };
}
