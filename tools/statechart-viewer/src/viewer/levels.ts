import { closest } from "statechart-testing/cli/closest";
import type { Chart } from "../chart/chart";
import { hierarchyOf } from "../chart/hierarchy";
import { canFold, type Level, type LevelChart, levelName, levelNamed, openingLevel, partsOf } from "../chart/level";
import { levelChart } from "../chart/level-chart";
import { idOf } from "./neighbours";
import type { Place } from "./place";

/** What each chart shows at its levels, by the level's name. */
const known = new WeakMap<Chart, Map<string, LevelChart>>();

/** What a chart shows at a level; always the same object. */
export function chartAt(chart: Chart, level: Level): LevelChart {
  const name = levelName(chart, level, { wording: "engineering" });
  const levels = known.get(chart) ?? new Map<string, LevelChart>();
  known.set(chart, levels);
  const drawn = levels.get(name) ?? levelChart(chart, level);
  levels.set(name, drawn);
  return drawn;
}

/** Whether a level has a box for a state, or an arrow for a transition. */
export function isDrawn({ states, transitions }: LevelChart, id: string): boolean {
  return (
    states.some((state) => state.id === id) ||
    transitions.some((one) => one.id === id || one.bundle?.some((bundled) => bundled.id === id))
  );
}

/** The outermost part that opens with a state or transition drawn; the whole machine for anything unknown. */
function partWith(chart: Chart, id: string): string {
  const source = chart.transitions.find((one) => one.id === id)?.source ?? id;
  const hasContents = partsOf(chart);
  const parts = hierarchyOf(chart.states)
    .pathOf(source)
    .filter((part) => hasContents.includes(part));
  return parts.find((part) => isDrawn(chartAt(chart, openingLevel(chart, part)), id)) ?? chart.machine;
}

/** A state that can be looked at with its neighbors. */
const canBeCenter = (chart: Chart, id: string | null): id is string =>
  chart.states.some((state) => state.id === id && state.parent !== null && state.kind !== "history");

/** The level that a location shows. What the chart does not have is ignored. */
export function levelOf(chart: Chart, { part, around, level, state, transition }: Place): Level {
  const center = around === null ? null : idOf(chart, around);
  if (canBeCenter(chart, center)) return { kind: "around", state: center };
  const asked = part === null ? null : idOf(chart, part);
  const selected = state ?? transition;
  const shown =
    asked !== null && partsOf(chart).includes(asked)
      ? asked
      : level === "full" || selected === null
        ? chart.machine
        : partWith(chart, idOf(chart, selected) ?? selected);
  if (level === null) return openingLevel(chart, shown);
  return { kind: "part", state: shown, isFolded: level === "folded" && canFold(chart, shown) };
}

/** The name of the layout that a location shows. */
export function layoutNameOf(chart: Chart, place: Place): string {
  const level = levelOf(chart, place);
  // Neighbors are shown for what leads where; the details have the screenshot.
  const screens = place.overlay === "screenshots" && level.kind === "part";
  return levelName(chart, level, { wording: place.wording, screens });
}

/** What a chart shows in a layout. */
export const chartOfLayout = (chart: Chart, name: string): LevelChart =>
  chartAt(chart, levelNamed(chart, name)?.level ?? openingLevel(chart, chart.machine));

/** The location after something is selected: at another level if it is not drawn at this one. */
export function placeWithSelection(chart: Chart, before: Place, place: Place): Place {
  const level = levelOf(chart, before);
  // An address without a part shows the one with the selection; it stays when the selection changes.
  const stays = level.kind === "part" && before.part === null && level.state !== chart.machine;
  const here = stays && place.part === before.part ? { ...place, part: level.state } : place;
  const selected = here.state ?? here.transition;
  const isNew = place.state !== before.state || place.transition !== before.transition;
  const isHere =
    selected === null || !isNew || isDrawn(chartAt(chart, levelOf(chart, here)), idOf(chart, selected) ?? selected);
  if (!isHere) return { ...here, part: null, around: null, level: null };
  // Without a selection, the whole machine opens anyway.
  return here.part === chart.machine && selected === null ? { ...here, part: null } : here;
}

/** Something in the address that the chart does not have. */
export interface UnknownName {
  kind: "part" | "state" | "state or transition";
  said: string;
  /** The most similar name that there is. */
  near: string | null;
  /** The names that there are. */
  names: readonly string[];
}

/** The first name in the address that the chart does not have; null if it has all. */
export function unknownName(chart: Chart, { part, around, state, transition }: Place): UnknownName | null {
  const states = chart.states.filter(({ parent }) => parent !== null).map(({ id }) => id);
  const unknown = (kind: UnknownName["kind"], said: string, names: readonly string[]): UnknownName => {
    const short = new Map(names.map((id) => [shortOf(chart, id), id]));
    const near = closest(shortOf(chart, said), [...short.keys()]);
    return { kind, said, near: near === null ? null : (short.get(near) ?? null), names };
  };
  if (part !== null && !partsOf(chart).includes(idOf(chart, part) ?? "")) return unknown("part", part, partsOf(chart));
  if (around !== null && !canBeCenter(chart, idOf(chart, around))) return unknown("state", around, states);
  const said = state ?? transition;
  if (said === null || idOf(chart, said) !== null) return null;
  return unknown("state or transition", said, state === null ? chart.transitions.map(({ id }) => id) : states);
}

const shortOf = ({ machine }: Chart, id: string): string =>
  id.startsWith(`${machine}.`) ? id.slice(machine.length + 1) : id;

/** The parts that a level is in, from the whole machine on. */
export const crumbsOf = (chart: Chart, level: Level): readonly string[] => {
  const path = hierarchyOf(chart.states).pathOf(level.state);
  return level.kind === "around" ? path.slice(0, -1) : path;
};

/** Where a state is drawn at a level: its own box, or that of a folded state around it; null if nowhere. */
export function boxAt(chart: Chart, shown: LevelChart, id: string): string | null {
  const path = hierarchyOf(chart.states).pathOf(id);
  return path.findLast((one) => shown.states.some((state) => state.id === one)) ?? null;
}

/** The arrow that a transition is drawn as; null if it is inside a box. */
export const arrowAt = ({ transitions }: LevelChart, id: string): string | null =>
  transitions.find((one) => one.id === id || one.bundle?.some((bundled) => bundled.id === id))?.id ?? null;
