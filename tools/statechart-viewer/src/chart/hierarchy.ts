/** A state with its place in a chart. */
interface Placed {
  id: string;
  parent: string | null;
}

/** How the states of a chart are nested. */
export interface Hierarchy {
  /** The child states of a state, in order; of null, the states without a parent. */
  childrenOf(id: string | null): readonly string[];
  /** The states that contain a state, from the outside in, ending with the state itself. */
  pathOf(id: string): readonly string[];
  /** Whether a state is the other one or inside it. */
  isWithin(inner: string, outer: string): boolean;
  /** The closest state that contains both, which may be one of them; null if no state does. */
  commonOf(one: string, other: string): string | null;
  /** The siblings in which two states are, or that they are; null if one of the states contains the other. */
  siblingsOf(one: string, other: string): readonly [string, string] | null;
}

export function hierarchyOf(states: readonly Placed[]): Hierarchy {
  const parents = new Map(states.map(({ id, parent }) => [id, parent]));
  const children = new Map<string | null, string[]>();
  for (const { id, parent } of states) {
    const siblings = children.get(parent) ?? [];
    siblings.push(id);
    children.set(parent, siblings);
  }
  const pathOf = (id: string): string[] => {
    const path: string[] = [];
    for (let at: string | null = id; at !== null; at = parents.get(at) ?? null) path.unshift(at);
    return path;
  };
  /** The paths of two states, and how many states they share. */
  const shared = (one: string, other: string) => {
    const [path, its] = [pathOf(one), pathOf(other)];
    let length = 0;
    while (length < path.length && path[length] === its[length]) length += 1;
    return { path, its, length };
  };
  return {
    childrenOf: (id) => children.get(id) ?? [],
    pathOf,
    isWithin: (inner, outer) => pathOf(inner).includes(outer),
    commonOf(one, other) {
      const { path, length } = shared(one, other);
      return path[length - 1] ?? null;
    },
    siblingsOf(one, other) {
      const { path, its, length } = shared(one, other);
      const [left, right] = [path[length], its[length]];
      return left === undefined || right === undefined ? null : [left, right];
    },
  };
}
