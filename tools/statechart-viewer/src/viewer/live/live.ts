import type { PageMessage, StateValue, StepMessage } from "../../mirror/messages";

/** A machine that is running in a page, or was. */
export interface LiveActor {
  /** The number of the system, and the ids of the actors down to this one. */
  actor: string;
  machine: string;
  value: StateValue;
  /** The event types that would have an effect. */
  can: readonly string[];
  isGone: boolean;
}

/** A mirrored page of the site. */
export interface LivePage {
  page: string;
  path: string;
  actors: readonly LiveActor[];
  isGone: boolean;
}

/** What pages have reported, the newest page last. */
export interface Heard {
  pages: readonly LivePage[];
  log: readonly StepMessage[];
}

/** The maximum number of steps; the newest are kept. */
export const maxSteps = 500;
/** The maximum number of listed actors that have ended; the newest are kept. */
const maxGone = 20;

/** Adds an actor, and removes the oldest of those that have ended. */
function withActor(actors: readonly LiveActor[], actor: LiveActor): LiveActor[] {
  const others = actors.filter((one) => one.actor !== actor.actor);
  const gone = others.filter((one) => one.isGone);
  const forgotten = new Set(gone.slice(0, Math.max(0, gone.length - maxGone)));
  return [...others.filter((one) => !forgotten.has(one)), actor];
}

const changed = (actors: readonly LiveActor[], actor: string, change: Partial<LiveActor>): LiveActor[] =>
  actors.map((one) => (one.actor === actor ? { ...one, ...change } : one));

/** Applies a page's message. Ignores a page that has not said hello. */
export function hear(heard: Heard, message: PageMessage): Heard {
  const known = heard.pages.find(({ page }) => page === message.page);
  const withPage = (page: LivePage): LivePage[] =>
    // Of the pages that were left, the last one stays selectable.
    known
      ? heard.pages.map((one) => (one === known ? page : one))
      : [...heard.pages.filter((one, at, { length }) => !one.isGone || at === length - 1), page];
  if (message.type === "hello") {
    const { page, path } = message;
    return { ...heard, pages: withPage({ page, actors: known?.actors ?? [], path, isGone: false }) };
  }
  if (!known) return heard;
  switch (message.type) {
    case "actor": {
      const { actor, machine, value, can } = message;
      return {
        ...heard,
        pages: withPage({ ...known, actors: withActor(known.actors, { actor, machine, value, can, isGone: false }) }),
      };
    }
    case "step": {
      const { actor, to, can } = message;
      return {
        pages: withPage({ ...known, actors: changed(known.actors, actor, { value: to, can }) }),
        log: [...heard.log.slice(1 - maxSteps), message],
      };
    }
    case "gone":
      if (message.actor !== null)
        return {
          ...heard,
          pages: withPage({ ...known, actors: changed(known.actors, message.actor, { isGone: true, can: [] }) }),
        };
      // The last known states stay visible.
      return {
        ...heard,
        pages: withPage({
          ...known,
          isGone: true,
          actors: known.actors.map((one) => ({ ...one, isGone: true, can: [] })),
        }),
      };
    default:
      return heard;
  }
}

/** Ids of the innermost states in a machine's state value. */
export const leavesOf = (machine: string, value: StateValue): string[] =>
  typeof value === "string"
    ? [`${machine}.${value}`]
    : Object.entries(value).flatMap(([state, inner]) => {
        const id = `${machine}.${state}`;
        const leaves = leavesOf(id, inner);
        return leaves.length > 0 ? leaves : [id];
      });

/** What the drawing shows: the innermost states, and the transition that led there. */
export interface Shown {
  states: string[];
  transition: string | null;
}

/**
 * An actor's state after a step of its page, regardless of which actor took the step.
 * @param n the number of the step; null for now
 */
export function shownAt({ machine, actor, value }: LiveActor, log: readonly StepMessage[], n: number | null): Shown {
  const steps = log.filter((step) => step.actor === actor);
  const last = steps.findLast((step) => n === null || step.n <= n);
  // The event's own transition comes first, before any that it triggered.
  if (last) return { states: leavesOf(machine, last.to), transition: last.taken[0] ?? null };
  const before = steps[0]?.from ?? null;
  if (n === null) return { states: leavesOf(machine, value), transition: null };
  return { states: before === null ? [] : leavesOf(machine, before), transition: null };
}
