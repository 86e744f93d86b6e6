import type { Chart, ChartState, ChartTransition } from "./chart";
import { hierarchyOf } from "./hierarchy";
import { type Wording, wordings } from "./machine-words";

/** How much of a chart is drawn. Each level has a layout of its own. */
export type Level =
  /**
   * A state with its contents; the whole machine is the part of its root state. Folded: the states in it are boxes
   * without contents, and the regions of a parallel state are drawn one below the other.
   */
  | { kind: "part"; state: string; isFolded: boolean }
  /** A state and those that are one transition away. */
  | { kind: "around"; state: string };

/** A state as it is drawn at a level. */
export interface LevelState extends ChartState {
  /** For a folded state: the number of states inside. */
  folded?: number;
  /** For a box in place of a state outside of the part: that state's id. */
  stub?: string;
}

/** A transition as it is drawn at a level, between the boxes that are there. */
export interface LevelTransition extends ChartTransition {
  /** The transitions that are drawn as this one. */
  bundle?: readonly ChartTransition[];
  /** The state around the center whose transition it is. */
  inherited?: LevelState;
}

/** What is drawn at a level. A chart is its own level in full. */
export interface LevelChart extends Chart {
  /** Several states may have no parent: they are next to each other. */
  states: readonly LevelState[];
  transitions: readonly LevelTransition[];
}

/** States that can be drawn as a part: those with contents. */
export const partsOf = ({ states }: Pick<Chart, "states">): string[] =>
  states.filter(({ kind }) => kind === "compound" || kind === "parallel").map(({ id }) => id);

/** Parts with more states and transitions than this open folded: in full, they would be many windows large. */
const maxInFull = 40;

/** Whether folding a part hides anything. */
export function canFold(chart: Chart, part: string): boolean {
  const { childrenOf } = hierarchyOf(chart.states);
  return childrenOf(part).some((child) => childrenOf(child).length > 0);
}

/** Whether a part is too large to be read in full. */
export function opensFolded(chart: Chart, part: string): boolean {
  if (!canFold(chart, part)) return false;
  const { isWithin } = hierarchyOf(chart.states);
  const states = chart.states.filter(({ id }) => id !== part && isWithin(id, part)).length;
  const transitions = chart.transitions.filter(({ source }) => isWithin(source, part)).length;
  return states + transitions > maxInFull;
}

/** The level at which a part opens. */
export const openingLevel = (chart: Chart, state: string): Level => ({
  kind: "part",
  state,
  isFolded: opensFolded(chart, state),
});

/** How a level is drawn. */
interface Drawn {
  wording: Wording;
  /** Whether each innermost state has room for its screenshot. */
  screens?: boolean;
}

/** The name of a level's layout in the viewer's data: the number of its state in the chart, and how it is drawn. */
export function levelName(chart: Chart, level: Level, { wording, screens = false }: Drawn): string {
  const number = chart.states.findIndex(({ id }) => id === level.state);
  const kind = level.kind === "around" ? "around" : level.isFolded ? "folded" : "full";
  return [kind, number, wording, ...(screens ? ["screens"] : [])].join("-");
}

/** The level with a name; null if the chart has none. */
export function levelNamed(chart: Chart, name: string): { level: Level; shown: Drawn } | null {
  const [, kind, number, said, screens] = /^(around|folded|full)-(\d{1,5})-([a-z]+)(-screens)?$/.exec(name) ?? [];
  const state = chart.states[Number(number)]?.id;
  const wording = wordings.find((one) => one === said);
  if (kind === undefined || state === undefined || wording === undefined) return null;
  const shown = { wording, screens: screens !== undefined };
  if (kind === "around") return { level: { kind, state }, shown };
  if (!partsOf(chart).includes(state)) return null;
  return { level: { kind: "part", state, isFolded: kind === "folded" }, shown };
}

/** The names of all levels of a chart, in every wording; the parts also with room for screenshots. */
export function allLevels(chart: Chart): string[] {
  const hasContents = partsOf(chart);
  return wordings.flatMap((wording) => [
    ...hasContents
      .flatMap((state) => [false, ...(canFold(chart, state) ? [true] : [])].map((isFolded) => ({ state, isFolded })))
      .flatMap((part) =>
        [false, true].map((screens) => levelName(chart, { kind: "part", ...part }, { wording, screens })),
      ),
    ...chart.states
      .filter(({ parent, kind }) => parent !== null && kind !== "history")
      .map(({ id }) => levelName(chart, { kind: "around", state: id }, { wording })),
  ]);
}
