import type { Chart } from "../chart/chart";
import { hierarchyOf } from "../chart/hierarchy";
import type { LevelChart } from "../chart/level";
import type { Marks } from "./overlay";

/** Counts that are drawn as one arrow are added up: `2`, `3×`. Other marks are not joined. */
function sumOf(marks: readonly (string | undefined)[]): string | undefined {
  const counts = marks.map((mark) => /^(\d+)(×?)$/.exec(mark ?? ""));
  const [first] = counts;
  if (!first || counts.some((one) => one?.[2] !== first[2])) return undefined;
  return `${counts.reduce((sum, one) => sum + Number(one?.[1]), 0)}${first[2]}`;
}

/** The class of several parts that are drawn as one: the first of these that any of them has. */
const gravest = ["failing", "stuck", "uncovered"];
function joined(classes: readonly (string | undefined)[]): string | undefined {
  const all = new Set(classes.flatMap((one) => one?.split(" ") ?? []));
  return gravest.find((one) => all.has(one)) ?? [...all][0];
}

/** The marks of a chart on what is drawn of it at a level: folded states and bundles have those of their contents. */
export function marksAt(chart: Chart, shown: LevelChart, marks: Marks): Marks {
  const { isWithin } = hierarchyOf(chart.states);
  const states = new Map(shown.states.map((state) => [state.id, state]));
  const bundles = new Map(shown.transitions.map((one) => [one.id, one.bundle?.map(({ id }) => id)]));
  /** The marked states and transitions inside a folded state. */
  const marksInside = (id: string): string[] =>
    [
      ...chart.states.filter((one) => one.id !== id && isWithin(one.id, id)).map((one) => marks.classOfState(one.id)),
      ...chart.transitions
        .filter(({ source }) => source !== id && isWithin(source, id))
        .map((one) => marks.classOfTransition(one.id)),
    ].filter((one) => one !== undefined);
  const isFolded = (id: string) => states.get(id)?.folded !== undefined;
  return {
    classOfState(id) {
      if (states.get(id)?.stub !== undefined) return undefined;
      return isFolded(id) ? joined([marks.classOfState(id), ...marksInside(id)]) : marks.classOfState(id);
    },
    classOfTransition(id) {
      const bundle = bundles.get(id);
      return bundle ? joined(bundle.map(marks.classOfTransition)) : marks.classOfTransition(id);
    },
    widthOfTransition(id) {
      const widths = (bundles.get(id) ?? [id]).map(marks.widthOfTransition).filter((one) => one !== undefined);
      return widths.length > 0 ? Math.max(...widths) : undefined;
    },
    markOf(id) {
      const bundle = bundles.get(id);
      if (bundle) return sumOf(bundle.map(marks.markOf));
      if (states.get(id)?.stub !== undefined) return undefined;
      const inside = isFolded(id) ? marksInside(id).length : 0;
      return marks.markOf(id) ?? (inside > 0 ? `${inside} inside` : undefined);
    },
  };
}
