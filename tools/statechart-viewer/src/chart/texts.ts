import type { Chart, ChartState, ChartTransition } from "./chart";
import { type Box, type DrawnLine, type Layout, type LineKind, padding, screenshotRoom } from "./layout";
import type { Wording } from "./machine-words";
import { lineHeight, linesOf, sizes, widthOf } from "./measure";
import { productLabel } from "./product-label";

/** What is drawn besides the chart itself. */
export interface Shown {
  wording: Wording;
  /** Whether each innermost state has room for its screenshot. */
  screens?: boolean;
}

interface Line {
  kind: LineKind;
  text: string;
}

/** Longer lines are broken; in pixels. Phrases break well, names in code do not. */
const widest = { state: 230, label: 210, phrase: 165 } as const;

const broken = (kind: LineKind, text: string, width: number): Line[] =>
  linesOf(text, width).map((line) => ({ kind, text: line }));

/** The lines of a state's box; in a compound state, they are above its child states. */
export function stateLines(state: ChartState, wording: Wording): Line[] {
  const { key, description, tags, invokes, entry, exit, said } = state;
  const line = (kind: LineKind, text: string) => broken(kind, text, widest.state);
  const described = (text: string | null) => (text === null ? [] : line("description", text));
  if (wording === "product")
    return [
      ...line("name", said.name),
      ...described(said.description),
      ...said.invokes.flatMap((doing) => line("invoke", `Meanwhile: ${doing}`)),
      ...said.entry.flatMap((action) => line("action", `On entering: ${action}`)),
      ...said.exit.flatMap((action) => line("action", `On leaving: ${action}`)),
    ];
  return [
    { kind: "name", text: key },
    ...described(description),
    ...(tags.length === 0 ? [] : line("tag", `tags: ${tags.join(", ")}`)),
    ...invokes.flatMap(({ id, src }) => line("invoke", id === src ? `invoke ${id}` : `invoke ${id} (${src})`)),
    ...entry.flatMap((action) => line("action", `entry / ${action}`)),
    ...exit.flatMap((action) => line("action", `exit / ${action}`)),
  ];
}

function productLines(transition: ChartTransition): Line[] {
  const { order, isReentering, said } = transition;
  const line = (kind: LineKind, text: string) => broken(kind, text, widest.phrase);
  const { title, condition } = productLabel(transition);
  return [
    ...line("event", `${order === null ? "" : `${order}. `}${title}${isReentering ? " (starts over)" : ""}`),
    ...(condition === null ? [] : line("guard", condition)),
    ...said.actions.flatMap((action) => line("doing", `• ${action}`)),
  ];
}

/** The lines of a transition's label: event, guard, and actions. */
export function labelLines(transition: ChartTransition, wording: Wording): Line[] {
  if (wording === "product") return productLines(transition);
  const { event, order, guard, actions, isReentering } = transition;
  const line = (kind: LineKind, text: string) => broken(kind, text, widest.label);
  return [
    ...line("event", `${order === null ? "" : `${order}. `}${event}${isReentering ? " (re-entering)" : ""}`),
    ...(guard === null ? [] : line("guard", `[${guard}]`)),
    ...actions.flatMap((action) => line("doing", `/ ${action}`)),
  ];
}

const weights: Partial<Record<LineKind, number>> = { name: 700, event: 600 };
/** A line's width in the drawing, in pixels. */
const lineWidth = ({ kind, text }: Line): number =>
  widthOf(text, kind === "name" ? sizes.name : sizes.text, weights[kind] ?? 400);

export interface Size {
  width: number;
  height: number;
}

/** The size of some lines, without padding. */
export const roomOf = (lines: readonly Line[]): Size => ({
  width: Math.max(0, ...lines.map(lineWidth)),
  height: lines.length * lineHeight,
});

/** The gap above each transition inside a box, in pixels. */
const insideGap = 6;
/** The distance from the top of a line to its baseline, in pixels. */
const ascent = 12;

const drawn = (lines: readonly Line[], x: number, y: number): DrawnLine[] =>
  lines.map((line, index) => ({ ...line, x, y: y + lineHeight * index + ascent, width: lineWidth(line) }));

/** Transitions without a target: they only run actions and are listed in their state's box. */
export const insideOf = (chart: Chart, state: string): ChartTransition[] =>
  chart.transitions.filter(({ source, targets }) => source === state && targets.length === 0);

/** The size of a state's own lines, including the transitions listed in its box, each with a gap above it. */
export function headOf(chart: Chart, state: ChartState, wording: Wording): Size {
  const own = roomOf(stateLines(state, wording));
  const inside = insideOf(chart, state.id).map((transition) => roomOf(labelLines(transition, wording)));
  return {
    width: Math.max(64, own.width, ...inside.map(({ width }) => width)) + 2 * padding.x,
    height: own.height + inside.reduce((sum, { height }) => sum + height + insideGap, 0) + 2 * padding.y,
  };
}

/** The box of a state without child states, with or without room for a screenshot. */
export function leafOf(chart: Chart, state: ChartState, { wording, screens }: Shown): Size {
  const head = headOf(chart, state, wording);
  if (!screens) return head;
  return {
    width: Math.max(head.width, screenshotRoom.width + 2 * padding.x),
    height: head.height + screenshotRoom.height,
  };
}

/** Adds all texts to a layout of boxes and lines, and the transitions listed in their state's box. */
export function withTexts(chart: Chart, layout: Omit<Layout, "lines">, wording: Wording): Layout {
  const lines: Record<string, DrawnLine[]> = {};
  const inside: Layout["transitions"][number][] = [];
  for (const state of chart.states) {
    const box: Box | undefined = layout.states[state.id];
    if (!box || state.kind === "history") continue;
    const x = box.x + padding.x;
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
  for (const { id, label } of layout.transitions) {
    const transition = chart.transitions.find((one) => one.id === id);
    if (transition) lines[id] = drawn(labelLines(transition, wording), label.x + 4, label.y);
  }
  return { ...layout, transitions: [...layout.transitions, ...inside], lines };
}
