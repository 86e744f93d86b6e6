import type { Hierarchy } from "./hierarchy";
import type { LevelChart } from "./level";

/** The reading order of a chart: of each state's child states, from the initial one on. */
export interface ReadingOrder {
  /** Whether a transition leads back: to a state, or into one, that comes before its source among their siblings. */
  leadsBack(source: string, target: string): boolean;
  /** Pairs of an initial state and a sibling to which no transition of another sibling leads on. */
  readonly loose: readonly (readonly [initial: string, state: string])[];
}

/** For each state, the siblings that transitions lead to from it or from inside it. */
function waysBetween({ transitions }: LevelChart, { siblingsOf }: Hierarchy): Map<string, Set<string>> {
  const ways = new Map<string, Set<string>>();
  for (const { source, targets } of transitions)
    for (const target of targets) {
      const [from, to] = siblingsOf(source, target) ?? [];
      if (from === undefined || to === undefined) continue;
      ways.set(from, (ways.get(from) ?? new Set()).add(to));
    }
  return ways;
}

/**
 * Orders siblings so that the first one comes first and as few transitions as possible lead back: those that close a
 * cycle, found by a depth-first search. Apart from that, siblings keep their order in the machine.
 */
function ordered(siblings: readonly string[], first: string | undefined, ways: Map<string, Set<string>>): string[] {
  const visited = new Set<string>();
  const finished: string[] = [];
  const position = new Map(siblings.map((id, index) => [id, index]));
  const latestFirst = (ids: Iterable<string>) =>
    [...ids].sort((one, other) => (position.get(other) ?? 0) - (position.get(one) ?? 0));
  const visit = (id: string): void => {
    if (visited.has(id)) return;
    visited.add(id);
    for (const next of latestFirst(ways.get(id) ?? [])) if (next !== first) visit(next);
    finished.push(id);
  };
  const [start] = siblings;
  if (start !== undefined) visit(first ?? start);
  for (const id of latestFirst(siblings)) visit(id);
  const inOrder = finished.reverse();
  return first === undefined ? inOrder : [first, ...inOrder.filter((id) => id !== first)];
}

/** Finds the reading order of a chart. */
export function readingOrder(chart: LevelChart, hierarchy: Hierarchy): ReadingOrder {
  const ways = waysBetween(chart, hierarchy);
  const ranks = new Map<string, number>();
  const loose: [string, string][] = [];
  const initials = new Map(chart.states.filter(({ isInitial }) => isInitial).map(({ id, parent }) => [parent, id]));
  for (const parent of [null, ...chart.states.map(({ id }) => id)]) {
    const siblings = hierarchy.childrenOf(parent);
    const first = initials.get(parent);
    for (const [rank, id] of ordered(siblings, first, ways).entries()) ranks.set(id, rank);
    if (first === undefined) continue;
    const rankOf = (id: string): number => ranks.get(id) ?? 0;
    // A way back is drawn between the same two states as a way on.
    const joined = new Set(
      siblings.flatMap((id) => [...(ways.get(id) ?? [])].map((to) => (rankOf(id) < rankOf(to) ? to : id))),
    );
    loose.push(
      ...siblings.filter((id) => id !== first && !joined.has(id)).map((id) => [first, id] as [string, string]),
    );
  }
  return {
    leadsBack(source, target) {
      const [from, to] = hierarchy.siblingsOf(source, target) ?? [];
      return from !== undefined && to !== undefined && (ranks.get(from) ?? 0) > (ranks.get(to) ?? 0);
    },
    loose,
  };
}
