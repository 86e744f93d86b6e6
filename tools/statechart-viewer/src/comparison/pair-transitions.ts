import type { Chart, ChartTransition } from "../chart/chart";
import { eventOf, type Pairs } from "./pair-states";

/** A transition that exists in both charts. */
export interface PairOfTransitions {
  before: ChartTransition;
  after: ChartTransition;
}

/** The transitions that are not matched yet. */
interface Rest {
  before: ChartTransition[];
  after: ChartTransition[];
}

/** The properties that transitions are matched by: texts that are the same in both charts. */
interface Traits {
  source: string;
  event: string;
  guard: string;
  targets: string;
  does: string;
}

/** Matches transitions with equal keys, each with the first one left; a null key matches nothing. */
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

/** A transition's targets by their new ids; an unmatched target keeps its id. */
export const targetsAfter = ({ targets }: ChartTransition, { afterOf }: Pairs): string[] =>
  targets.map((id) => afterOf.get(id) ?? id).sort();

/**
 * Matches the transitions of two charts. Ids contain positions, which are unreliable: inserting one transition shifts
 * all that follow. So similar transitions for the same event are matched first; a state's remaining transitions may
 * have a new event.
 */
export function pairTransitions(before: Chart, after: Chart, pairs: Pairs): PairOfTransitions[] {
  const traits = new Map<ChartTransition, Traits>();
  const note = (one: ChartTransition, source: string | null, targets: readonly string[]) => {
    const { guard, actions, isReentering } = one;
    const does = JSON.stringify([actions, isReentering, one.description]);
    const own = { event: eventOf(one), guard: JSON.stringify(guard), targets: JSON.stringify(targets), does };
    if (source !== null) traits.set(one, { source, ...own });
  };
  // Transitions of an unmatched state match nothing.
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
    // A missing guard on both sides is weaker evidence than an equal one.
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
