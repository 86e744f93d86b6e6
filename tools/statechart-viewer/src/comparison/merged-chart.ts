import type { Chart, ChartState, ChartTransition } from "../chart/chart";
import type { ChartChange } from "./change";

/** How something in a merged chart has changed. */
export type Fate = "added" | "removed" | "changed";

/** A chart that also contains everything removed, with what has changed. */
export interface MergedChart {
  chart: Chart;
  /** By the merged chart's ids; unchanged states and transitions have no entry. */
  states: ReadonlyMap<string, Fate>;
  transitions: ReadonlyMap<string, Fate>;
}

/** A removed transition may have the id of an existing one. */
const idOfGone = (id: string): string => `${id} (gone)`;

/** Merges both charts: everything after the change, and what was removed from before it. */
export function mergedChart({ before, after, states, transitions, paired }: ChartChange): MergedChart {
  const base = after ?? before;
  if (!base) throw new Error("There is no chart before and none after.");
  const fates = <T extends { id: string }>(
    { added, removed, changed }: { added: readonly T[]; removed: readonly T[]; changed: readonly { after: T }[] },
    nameOfGone: (id: string) => string,
  ): Map<string, Fate> =>
    new Map([
      ...changed.map((one): [string, Fate] => [one.after.id, "changed"]),
      ...removed.map((one): [string, Fate] => [nameOfGone(one.id), "removed"]),
      ...added.map((one): [string, Fate] => [one.id, "added"]),
    ]);
  if (!before || !after)
    return { chart: base, states: fates(states, (id) => id), transitions: fates(transitions, (id) => id) };
  const now = (id: string): string => paired.get(id) ?? id;
  const goneStates = states.removed.map(
    (state): ChartState => ({
      ...state,
      parent: state.parent === null ? null : now(state.parent),
      // An existing state keeps its current initial state.
      isInitial: state.isInitial && !paired.has(state.parent ?? ""),
    }),
  );
  const goneTransitions = transitions.removed.map(
    (one): ChartTransition => ({
      ...one,
      id: idOfGone(one.id),
      source: now(one.source),
      targets: one.targets.map(now),
    }),
  );
  const all = [...after.states, ...goneStates];
  const holds = new Set(all.map(({ parent }) => parent));
  // Below its original parent: the order of states affects the layout.
  const below = (parent: string | null): ChartState[] =>
    all
      .filter((state) => state.parent === parent)
      .flatMap((state) => [
        // A state that is atomic now may contain removed states.
        holds.has(state.id) && state.kind !== "parallel" ? { ...state, kind: "compound" as const } : state,
        ...below(state.id),
      ]);
  return {
    chart: { ...after, states: below(null), transitions: [...after.transitions, ...goneTransitions] },
    states: fates(states, (id) => id),
    transitions: fates(transitions, idOfGone),
  };
}
