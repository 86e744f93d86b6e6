import type { ChartTransition } from "./chart";
import { type LineKind, padding, screenshotRoom } from "./layout";
import type { LevelChart, LevelState, LevelTransition } from "./level";
import { headline, type Wording } from "./machine-words";
import { lineHeight, linesOf, sizes, widthOf } from "./measure";
import { productLabel } from "./product-label";

/** What is drawn besides the chart itself. */
export interface Shown {
  wording: Wording;
  /** Whether each innermost state has room for its screenshot. */
  screens?: boolean;
}

export interface Line {
  kind: LineKind;
  text: string;
}

/** Longer lines are broken; in pixels. Phrases break well, names in code do not. */
const widest = { state: 230, label: 210, phrase: 165 } as const;

const broken = (kind: LineKind, text: string, width: number): Line[] =>
  linesOf(text, width).map((line) => ({ kind, text: line }));

/** The lines of a state's box; in a compound state, they are above its child states. */
export function stateLines(state: LevelState, wording: Wording): Line[] {
  const { key, description, tags, invokes, entry, exit, said, folded } = state;
  const line = (kind: LineKind, text: string) => broken(kind, text, widest.state);
  const described = (text: string | null) => [
    ...(text === null ? [] : line("description", text)),
    ...(folded === undefined ? [] : line("folded", folded === 1 ? "1 state inside" : `${folded} states inside`)),
  ];
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

/** How many of a bundle's events are named. */
const namedEvents = 3;

/** The lines of several transitions that are drawn as one: their number, and what they are for. */
function bundleLines(bundle: readonly ChartTransition[], wording: Wording): Line[] {
  const nameOf = ({ event, said }: ChartTransition) => (wording === "product" ? headline(said.event) : event);
  const names = [...new Set(bundle.map(nameOf))];
  const more = names.length - namedEvents;
  return [
    { kind: "event", text: wording === "product" ? `${bundle.length} ways` : `${bundle.length} transitions` },
    ...names.slice(0, more === 1 ? names.length : namedEvents).flatMap((name) => broken("doing", name, widest.label)),
    ...(more > 1 ? [{ kind: "doing" as const, text: `and ${more} more` }] : []),
  ];
}

/** The lines of a transition's label: event, guard, and actions. */
export function labelLines(transition: LevelTransition, wording: Wording): Line[] {
  const { bundle, inherited } = transition;
  if (bundle) return bundleLines(bundle, wording);
  const own = wording === "product" ? productLines(transition) : codeLines(transition);
  if (!inherited) return own;
  const where = wording === "product" ? inherited.said.name.toLowerCase() : `from ${inherited.key}`;
  return [...own, ...broken("doing", `(${where})`, widest.label)];
}

function codeLines(transition: ChartTransition): Line[] {
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
export const lineWidth = ({ kind, text }: Line): number =>
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
export const insideGap = 6;
/** The distance from the top of a line to its baseline, in pixels. */
export const ascent = 12;

/** Transitions without a target: they only run actions and are listed in their state's box. */
export const insideOf = (chart: LevelChart, state: string): LevelTransition[] =>
  chart.transitions.filter(({ source, targets }) => source === state && targets.length === 0);

/** The size of a state's own lines, including the transitions listed in its box, each with a gap above it. */
export function headOf(chart: LevelChart, state: LevelState, wording: Wording): Size {
  const own = roomOf(stateLines(state, wording));
  const inside = insideOf(chart, state.id).map((transition) => roomOf(labelLines(transition, wording)));
  return {
    width: Math.max(64, own.width, ...inside.map(({ width }) => width)) + 2 * padding.x,
    height: own.height + inside.reduce((sum, { height }) => sum + height + insideGap, 0) + 2 * padding.y,
  };
}

/** The box of a state without child states, with or without room for a screenshot. */
export function leafOf(chart: LevelChart, state: LevelState, { wording, screens }: Shown): Size {
  const head = headOf(chart, state, wording);
  if (!screens) return head;
  return {
    width: Math.max(head.width, screenshotRoom.width + 2 * padding.x),
    height: head.height + screenshotRoom.height,
  };
}
