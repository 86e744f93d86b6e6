import type { AnyActorRef, AnyMachineSnapshot, Snapshot } from "xstate";
import type { ScreenReopened } from "../../machines/shared/events";
import type { GetServices } from "../api/services";
import type { Inspector } from "../telemetry/inspector";
import type { Part } from "./screen";

/**
 * The screens of a page and their parts, by key: one actor per address, however often it is requested. One that is left
 * rests if its state can resume when it is shown again; otherwise it ends.
 */
export interface Screens {
  /**
   * The actor of this key: the running or resting one, one resumed from the server's snapshot, or a new one.
   * @param isPrepared whether its page may never be opened: until then, nothing that it requests is performed
   */
  open(key: string, part: Part, input: unknown, isPrepared?: boolean): AnyActorRef;
  /** Keeps an actor alive; returns a function that releases it. */
  hold(key: string): () => void;
  /** Ends resting actors, because the user has changed. */
  forget(): void;
}

/** Between an actor and the page. */
export interface Link {
  /** The actor is on the page: performs what it has requested while it was prepared, and the rest at once. */
  show(): void;
  end(): void;
}

interface Options {
  get: GetServices;
  /** Called with each actor before it starts, and when it is opened again, to link it to the page. */
  link?: (actor: AnyActorRef, isPrepared: boolean) => Link;
  /** Called with each actor that was linked, when it is on the page. */
  show?: (actor: AnyActorRef) => void;
  /** The inspector of an actor that is about to be created. */
  inspect?: () => Inspector | undefined;
  /** The screen from the server. */
  dehydrated?: { key: string; snapshot: Snapshot<unknown> } | null;
  /** Whether the server sent that screen to somebody without a session. */
  isVisitor?: boolean;
}

interface Entry {
  actor: AnyActorRef;
  holders: number;
  /** Undefined while it rests. */
  link: Link | undefined;
}

/** How long a screen that was prepared on intent waits to be opened, in milliseconds. */
const prepared = 20_000;
/** How many screens and parts may rest; beyond that, those left first end. */
const most = 30;

/** On the server, where nothing is performed. */
const unlinked: Link = { show: () => undefined, end: () => undefined };

const reopened: ScreenReopened = { type: "screen.reopened" };

export function createScreens({ get, link, show, dehydrated, isVisitor = false, inspect }: Options): Screens {
  /** In the order in which they were opened or left. */
  const entries = new Map<string, Entry>();

  const end = (key: string, entry: Entry) => {
    entries.delete(key);
    entry.link?.end();
    entry.actor.stop();
  };
  const endResting = (allowed: number) => {
    const resting = [...entries].filter(([, entry]) => !entry.link);
    for (const [key, entry] of resting.slice(0, Math.max(0, resting.length - allowed))) end(key, entry);
  };
  const leave = (key: string, entry: Entry) => {
    if (!(entry.actor.getSnapshot() as AnyMachineSnapshot).can(reopened)) return end(key, entry);
    entry.link?.end();
    entry.link = undefined;
    entries.delete(key);
    entries.set(key, entry);
    endResting(most);
  };
  // By the entry and not by its key, because a newer entry with the same key has its own timer.
  const leaveUnheld = (key: string, entry: Entry, after: number) =>
    setTimeout(() => {
      if (entries.get(key) === entry && entry.holders === 0 && entry.link) leave(key, entry);
    }, after);

  const begin = (key: string, part: Part, input: unknown, isPrepared: boolean): Entry => {
    const snapshot = dehydrated?.key === key ? dehydrated.snapshot : undefined;
    if (snapshot) dehydrated = null;
    const isComplete = isVisitor && snapshot !== undefined;
    const inspector = inspect?.();
    const actor = part.create(get, input, snapshot, { id: key, isComplete, ...(inspector && { inspect: inspector }) });
    const entry: Entry = { actor, holders: 0, link: link?.(actor, isPrepared) ?? unlinked };
    entries.set(key, entry);
    actor.start();
    return entry;
  };

  return {
    open(key, part, input, isPrepared = false) {
      const existing = entries.get(key);
      const entry = existing ?? begin(key, part, input, isPrepared);
      if (link && !existing?.link) {
        if (existing) {
          entry.link = link(entry.actor, isPrepared);
          entry.actor.send(reopened);
        }
        leaveUnheld(key, entry, prepared);
      }
      return entry.actor;
    },
    hold(key) {
      const entry = entries.get(key);
      if (entry) {
        entry.holders += 1;
        show?.(entry.actor);
        entry.link?.show();
      }
      return () => {
        if (!entry) return;
        entry.holders -= 1;
        // Not immediately, because React remounts what it only moves.
        leaveUnheld(key, entry, 0);
      };
    },
    forget: () => endResting(0),
  };
}

/** Resolves when the screen is no longer busy, or after `limit` milliseconds with its state at that time. */
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
