import type { AnyActorRef, Subscription } from "xstate";
import type { Inspector } from "./inspector";

/** The machines of a page that may be watched from some time on, and until some time: by analytics, with consent. */
export interface Inspectors {
  /** Adds an actor with all that it runs; answers how to forget it. */
  add(root: AnyActorRef): () => void;
  /** Watches them and those that are added later; answers how to stop, which is at once. */
  watch(inspect: Inspector): () => void;
}

/** Nobody watches at first: then XState tells nothing, and it costs nothing. */
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
