import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent, Subscription } from "xstate";
import type { Inspector } from "./inspector";

type Seen = Extract<InspectionEvent, { type: "@xstate.event" | "@xstate.microstep" | "@xstate.snapshot" }>;

/** What XState reports, with what could not be found out later. */
export interface Happening {
  happened: Seen;
  /** Milliseconds, of any clock. */
  at: number;
  /** For an event: the state value of the actor before it. */
  value?: unknown;
}

/** Learns what the machines of a page do. */
export interface Watcher {
  see(happening: Happening): void;
  /** The page that this actor and its children belong to has been left. */
  leave(root: AnyActorRef, at: number): void;
}

/**
 * The machines of a page that can be watched for some time: by analytics, with consent. What they do before their page
 * is shown, or before the watcher's code has loaded, is kept for it. A page that was only prepared is never seen.
 */
export interface Inspectors {
  /** For an actor that is about to be created: with it, its first steps are seen too. Undefined if nobody watches. */
  forNew(): Inspector | undefined;
  /** Adds an actor with all its children; returns a function that removes it. */
  add(root: AnyActorRef): () => void;
  /** The page of an actor that was added has opened. */
  show(root: AnyActorRef): void;
  /** Watches those that are shown, now and later; returns a function that stops immediately. */
  watch(watcher: Watcher): () => void;
  /** Keeps nothing for a watcher that does not come. */
  giveUp(): void;
}

interface Root {
  /** Undefined until it is added. */
  ref?: AnyActorRef;
  /** Undefined if it was created with the inspector, or is not inspected. */
  subscription?: Subscription | undefined;
  isCreatedWith: boolean;
  /** A page that was left may be shown again; in the meantime it is not seen. */
  stage: "prepared" | "shown" | "left";
  kept: Happening[];
}

/** What is kept of an actor and its children: several seconds of a busy page. */
const maxKept = 1_000;

const isSeen = (happened: InspectionEvent): happened is Seen =>
  happened.type === "@xstate.event" || happened.type === "@xstate.microstep" || happened.type === "@xstate.snapshot";

/** An actor that starts has no state yet. */
const valueBefore = ({ type, event, actorRef }: Seen): unknown =>
  type === "@xstate.event" && event.type !== "xstate.init"
    ? ((actorRef as AnyActorRef).getSnapshot() as Partial<AnyMachineSnapshot>).value
    : undefined;

/**
 * Without a watcher, and if none is expected, nothing is inspected: then XState reports nothing, at no cost.
 * @param isExpected whether a watcher will come, because the visitor has agreed on an earlier page
 * @param now milliseconds, of any clock
 */
export function createInspectors(isExpected = false, now = () => performance.now()): Inspectors {
  /** By session id. */
  const roots = new Map<string, Root>();
  let watcher: Watcher | undefined;
  let isWaiting = isExpected;

  const rootOf = (id: string, isCreatedWith: boolean): Root => {
    const root = roots.get(id) ?? { isCreatedWith, stage: "prepared", kept: [] };
    roots.set(id, root);
    return root;
  };
  const deliver = ({ stage, kept }: Root) => {
    if (!watcher || stage !== "shown") return;
    for (const happening of kept.splice(0)) watcher.see(happening);
  };
  const inspect: Inspector = (happened) => {
    if (!watcher && !isWaiting) return;
    // Creating an actor is reported first.
    const root = rootOf(happened.rootId, true);
    if (!isSeen(happened) || root.stage === "left" || root.kept.length >= maxKept) return;
    root.kept.push({ happened, at: now(), value: valueBefore(happened) });
    deliver(root);
  };
  const follow = (root: Root) => {
    if (!root.isCreatedWith && (watcher || isWaiting)) root.subscription ??= root.ref?.system.inspect(inspect);
  };
  const unfollow = (root: Root) => {
    root.subscription?.unsubscribe();
    root.subscription = undefined;
    root.kept = [];
  };
  const stop = () => {
    watcher = undefined;
    isWaiting = false;
    for (const root of roots.values()) unfollow(root);
  };

  return {
    forNew: () => (watcher || isWaiting ? inspect : undefined),
    add(ref) {
      const root = rootOf(ref.sessionId, false);
      root.ref = ref;
      root.stage = "prepared";
      follow(root);
      return () => {
        if (root.stage === "shown") watcher?.leave(ref, now());
        root.stage = "left";
        unfollow(root);
        if (!root.isCreatedWith) roots.delete(ref.sessionId);
      };
    },
    show(ref) {
      const root = roots.get(ref.sessionId);
      if (!root) return;
      root.stage = "shown";
      deliver(root);
    },
    watch(next) {
      watcher = next;
      isWaiting = false;
      for (const root of roots.values()) {
        follow(root);
        deliver(root);
      }
      return stop;
    },
    giveUp() {
      if (!watcher) stop();
    },
  };
}
