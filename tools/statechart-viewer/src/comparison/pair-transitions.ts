import type { Chart, ChartTransition } from "../chart/chart";
import { eventOf, type Pairs } from "./pair-states";

/** A transition that is in both charts. */
export interface PairOfTransitions {
  before: ChartTransition;
  after: ChartTransition;
}

/** What stays when equals are paired. */
interface Rest {
  before: ChartTransition[];
  after: ChartTransition[];
}

/** By what transitions are compared: texts that are the same from both sides. */
interface Traits {
  source: string;
  event: string;
  guard: string;
  targets: string;
  does: string;
}

/** Pairs those of which the key is the same, each with the first that is left; null stands alone. */
function pairBy(rest: Rest, keyOf: (one: ChartTransition) => string | null): PairOfTransitions[] {
  const waiting = new Map<string | null, ChartTransition[]>();
  for (const one of rest.after) waiting.set(keyOf(one), [...(waiting.get(keyOf(one)) ?? []), one]);
  const found: PairOfTransitions[] = [];
  for (const before of rest.before) {
    const key = keyOf(before);
    const after = key === null ? undefined : waiting.get(key)?.shift();
    if (after) found.push({ before, after });
  }
  const isPaired = new Set(found.flatMap(({ before, after }) => [before, after]));
  rest.before = rest.before.filter((one) => !isPaired.has(one));
  rest.after = rest.after.filter((one) => !isPaired.has(one));
  return found;
}

/** The targets of a transition as they are called after; what has no partner keeps its name. */
export const targetsAfter = ({ targets }: ChartTransition, { afterOf }: Pairs): string[] =>
  targets.map((id) => afterOf.get(id) ?? id).sort();

/**
 * Pairs the transitions of two charts. An id holds a position, and a position says little: where one is put before
 * others, all of them move. So those that are alike come first, within what competes for the same event; what is left of
 * a state after that may wait for another event now.
 */
export function pairTransitions(before: Chart, after: Chart, pairs: Pairs): PairOfTransitions[] {
  const traits = new Map<ChartTransition, Traits>();
  const note = (one: ChartTransition, source: string | null, targets: readonly string[]) => {
    const { guard, actions, isReentering } = one;
    const does = JSON.stringify([actions, isReentering, one.description]);
    const own = { event: eventOf(one), guard: JSON.stringify(guard), targets: JSON.stringify(targets), does };
    if (source !== null) traits.set(one, { source, ...own });
  };
  // Those of a state that is in one of the charts only have no partner.
  for (const one of before.transitions) note(one, pairs.afterOf.get(one.source) ?? null, targetsAfter(one, pairs));
  for (const one of after.transitions)
    note(one, pairs.beforeOf.has(one.source) ? one.source : null, [...one.targets].sort());
  const rest: Rest = {
    before: before.transitions.filter((one) => traits.has(one)),
    after: after.transitions.filter((one) => traits.has(one)),
  };
  const by = (keyOf: (of: Traits, one: ChartTransition) => readonly string[] | null) =>
    pairBy(rest, (one) => {
      const of = traits.get(one);
      const key = of ? keyOf(of, one) : null;
      return key ? JSON.stringify(key) : null;
    });
  return [
    ...by(({ source, event, guard, targets, does }) => [source, event, guard, targets, does]),
    ...by(({ source, event, guard, targets }) => [source, event, guard, targets]),
    // Having no guard makes two less alike than having the same one.
    ...by(({ source, event, guard }, one) => (one.guard === null ? null : [source, event, guard])),
    ...by(({ source, event, targets }) => [source, event, targets]),
    ...by(({ source, event, guard }) => [source, event, guard]),
    ...by(({ source, event }) => [source, event]),
    ...by(({ source, guard, targets }, { trigger, actions }) => [
      source,
      trigger,
      guard,
      targets,
      JSON.stringify(actions),
    ]),
  ];
}
