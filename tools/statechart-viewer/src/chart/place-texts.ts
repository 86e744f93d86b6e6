import { type Box, type DrawnLine, type Layout, padding } from "./layout";
import type { LevelChart } from "./level";
import type { Wording } from "./machine-words";
import { lineHeight } from "./measure";
import {
  ascent,
  headOf,
  insideGap,
  insideOf,
  type Line,
  labelLines,
  lineWidth,
  roomOf,
  type Size,
  stateLines,
} from "./texts";

const drawn = (lines: readonly Line[], x: number, y: number): DrawnLine[] =>
  lines.map((line, index) => ({ ...line, x, y: y + lineHeight * index + ascent, width: lineWidth(line) }));

/** Where vertical lines pass through a part of a drawing. */
function passing({ transitions }: Omit<Layout, "lines">, { x, y, width, height }: Box): number[] {
  const found = new Set<number>();
  for (const { lines } of transitions)
    for (const line of lines)
      for (const [index, to] of line.entries()) {
        const from = line[index - 1];
        if (!from || from.x !== to.x || to.x <= x || to.x >= x + width) continue;
        if (Math.min(from.y, to.y) < y + height && Math.max(from.y, to.y) > y) found.add(to.x);
      }
  return [...found].sort((one, other) => one - other);
}

/** The left end of a state's texts: in the first gap between lines that pass through; null if none is wide enough. */
function leftOf(layout: Omit<Layout, "lines">, box: Box, { width, height }: Size): number | null {
  const edges = [box.x, ...passing(layout, { ...box, height }), box.x + box.width];
  const gap = edges.find((edge, index) => (edges[index + 1] ?? edge) - edge >= width);
  return gap === undefined ? null : gap + padding.x;
}

/** The number of states with a line through their texts. */
export const crossedTexts = (chart: LevelChart, layout: Omit<Layout, "lines">, wording: Wording): number =>
  chart.states.filter((state) => {
    const box = layout.states[state.id];
    return box && state.kind !== "history" && leftOf(layout, box, headOf(chart, state, wording)) === null;
  }).length;

/** Adds all texts to a layout of boxes and lines, and the transitions listed in their state's box. */
export function withTexts(chart: LevelChart, layout: Omit<Layout, "lines">, wording: Wording): Layout {
  const lines: Record<string, DrawnLine[]> = {};
  const inside: Layout["transitions"][number][] = [];
  for (const state of chart.states) {
    const box: Box | undefined = layout.states[state.id];
    if (!box || state.kind === "history") continue;
    const x = leftOf(layout, box, headOf(chart, state, wording)) ?? box.x + padding.x;
    let y = box.y + padding.y;
    lines[state.id] = drawn(stateLines(state, wording), x, y);
    y += roomOf(stateLines(state, wording)).height;
    for (const transition of insideOf(chart, state.id)) {
      const room = roomOf(labelLines(transition, wording));
      y += insideGap;
      lines[transition.id] = drawn(labelLines(transition, wording), x, y);
      inside.push({ id: transition.id, lines: [], label: { x, y, ...room } });
      y += room.height;
    }
  }
  const transitions = new Map(chart.transitions.map((one) => [one.id, one]));
  for (const { id, label } of layout.transitions) {
    const transition = transitions.get(id);
    if (transition) lines[id] = drawn(labelLines(transition, wording), label.x + 4, label.y);
  }
  return { ...layout, transitions: [...layout.transitions, ...inside], lines };
}
