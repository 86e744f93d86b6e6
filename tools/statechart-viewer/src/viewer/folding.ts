import type { Chart } from "../chart/chart";
import type { Layout } from "../chart/layout";
import { anywhereOf, beginningOf, initialOf } from "../chart/points";
import { isWithin } from "./neighbours";

/** A chart without the contents of folded states: their boxes stay, empty, and transitions from and to them remain. */
export function foldedAway(chart: Chart, layout: Layout, folded: readonly string[]): { chart: Chart; layout: Layout } {
  if (folded.length === 0) return { chart, layout };
  const holderOf = (id: string) => folded.find((one) => id !== one && isWithin(id, one));
  const isInside = (id: string) => holderOf(id) !== undefined;
  const gone = new Set(folded.flatMap((id) => [initialOf(id), anywhereOf(id), beginningOf(id)]));
  return {
    chart: {
      ...chart,
      states: chart.states.filter(({ id }) => !isInside(id)),
      // A transition out of a folded state starts at its box; a transition inside it is hidden.
      transitions: chart.transitions.filter(({ source, targets }) => {
        const holder = holderOf(source) ?? (folded.includes(source) ? source : null);
        return (
          holder === null || (targets.length === 0 ? holder === source : targets.some((one) => !isWithin(one, holder)))
        );
      }),
    },
    layout: {
      ...layout,
      states: Object.fromEntries(Object.entries(layout.states).filter(([id]) => !gone.has(id))),
      transitions: layout.transitions.filter(({ id }) => !gone.has(id)),
    },
  };
}
