import type { AnyActorRef, AnyMachineSnapshot, Snapshot } from "xstate";
import type { Inspector } from "../inspection";
import type { GetServices } from "../services/services";
import type { Part } from "./screen";

/** The running screens of a page and their parts, by key: one actor for one address, however often it is asked for. */
export interface Screens {
  /** The actor of this key: the running one, one resumed from the shipped snapshot, or a new one. */
  open(key: string, part: Part, input: unknown): AnyActorRef;
  /** Keeps an actor alive; answers how to let go of it. */
  hold(key: string): () => void;
}

interface Options {
  get: GetServices;
  /** Called with each new actor before it starts: what the page tells it and hears from it. */
  link?: (actor: AnyActorRef) => () => void;
  /** Who watches the actors. */
  inspect?: Inspector;
  /** What the server shipped. */
  shipped?: { key: string; snapshot: Snapshot<unknown> } | null;
}

interface Entry {
  actor: AnyActorRef;
  holders: number;
  stop: () => void;
}

/** How long a screen that was prepared on intent waits for somebody to come, in milliseconds. */
const prepared = 20_000;

export function createScreens({ get, link, shipped, inspect }: Options): Screens {
  const running = new Map<string, Entry>();

  // By the entry and not by its key: another one under the same key has a time of its own.
  const stopUnheld = (key: string, entry: Entry, after: number) =>
    setTimeout(() => {
      if (running.get(key) === entry && entry.holders === 0) {
        running.delete(key);
        entry.stop();
      }
    }, after);

  return {
    open(key, part, input) {
      const existing = running.get(key);
      if (existing) return existing.actor;
      const snapshot = shipped?.key === key ? shipped.snapshot : undefined;
      if (snapshot) shipped = null;
      const actor = part.create(get, input, snapshot, inspect ? { inspect } : {});
      const unlink = link?.(actor);
      const entry: Entry = {
        actor,
        holders: 0,
        stop: () => {
          unlink?.();
          actor.stop();
        },
      };
      running.set(key, entry);
      actor.start();
      if (link) stopUnheld(key, entry, prepared);
      return actor;
    },
    hold(key) {
      const entry = running.get(key);
      if (entry) entry.holders += 1;
      return () => {
        if (!entry) return;
        entry.holders -= 1;
        // Not at once: React mounts anew where it only moves.
        stopUnheld(key, entry, 0);
      };
    },
  };
}

/** Resolves when the screen is no longer busy, or after `limit` milliseconds with whatever it shows then. */
export function settled(actor: AnyActorRef, limit: number): Promise<void> {
  const isBusy = () => (actor.getSnapshot() as AnyMachineSnapshot).hasTag("busy");
  return new Promise((resolve) => {
    if (!isBusy()) return resolve();
    const timer = setTimeout(done, limit);
    const subscription = actor.subscribe(() => {
      if (!isBusy()) done();
    });
    function done() {
      clearTimeout(timer);
      subscription.unsubscribe();
      resolve();
    }
  });
}
