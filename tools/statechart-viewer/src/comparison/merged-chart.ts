import type { Chart, ChartState, ChartTransition } from "../chart/chart";
import type { ChartChange } from "./change";

/** How something in a merged chart is to be looked at. */
export type Fate = "added" | "removed" | "changed";

/** A chart with what is gone beside what is there, and what has become of each. */
export interface MergedChart {
  chart: Chart;
  /** By the ids of the merged chart; what is as it was has none. */
  states: ReadonlyMap<string, Fate>;
  transitions: ReadonlyMap<string, Fate>;
}

/** A transition that is gone may have had the id of one that is there. */
const idOfGone = (id: string): string => `${id} (gone)`;

/** Lays both charts on top of each other: all of the one after, and of the one before what is gone. */
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
      // A state that is there begins with what is there.
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
  // Below its parent, where it stood: a picture is read in this order.
  const below = (parent: string | null): ChartState[] =>
    all
      .filter((state) => state.parent === parent)
      .flatMap((state) => [
        // One that is simple now may hold states that are gone.
        holds.has(state.id) && state.kind !== "parallel" ? { ...state, kind: "compound" as const } : state,
        ...below(state.id),
      ]);
  return {
    chart: { ...after, states: below(null), transitions: [...after.transitions, ...goneTransitions] },
    states: fates(states, (id) => id),
    transitions: fates(transitions, idOfGone),
  };
}
