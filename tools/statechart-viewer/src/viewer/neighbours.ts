import { bundleEnds, stateOfBox } from "../chart/bundle";
import type { Chart, ChartState, ChartTransition } from "../chart/chart";

/** Where a key leads: the state or transition, and the transition that it follows, if any. */
export interface Step {
  to: string;
  along: string | null;
}

export const stateOf = (chart: Chart, id: string): ChartState | undefined => chart.states.find((one) => one.id === id);

/** The child states of a state, in order; the machine's id gives its top-level states. */
export const childrenOf = (chart: Chart, id: string): readonly ChartState[] =>
  chart.states.filter(({ parent }) => parent === id);

/** Whether a state is the other one or inside it. */
export const isWithin = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}.`);

/** How many states from the outside on two states have in common. */
function shared(one: string, other: string): number {
  const [keys, others] = [one.split("."), other.split(".")];
  const differs = keys.findIndex((key, at) => key !== others[at]);
  return differs < 0 ? keys.length : differs;
}

/**
 * Of several states that a machine is in, the one where it moved: in the region of the transition that it took last.
 * The first one if it took none.
 */
export function movedTo(chart: Chart, active: readonly string[], lastTaken: string | null): string | undefined {
  const last = chart.transitions.find(({ id }) => id === lastTaken);
  if (!last) return active[0];
  const goal = last.targets[0] ?? last.source;
  const most = Math.max(...active.map((id) => shared(id, goal)));
  return active.find((id) => shared(id, goal) === most);
}

/** The state that a chart is of: the machine, or at a level the part or center. */
export const rootOf = (chart: Chart): string => chart.states[0]?.id ?? chart.machine;

/** A state and its parents, from the inside out. */
function chainOf(chart: Chart, id: string): readonly ChartState[] {
  const state = stateOf(chart, id);
  return state ? [state, ...(state.parent === null ? [] : chainOf(chart, state.parent))] : [];
}

/** A state and its parents, from the inside out, without the state that the chart is of. */
export const pathOf = (chart: Chart, id: string): readonly ChartState[] =>
  chainOf(chart, id).filter((state) => state.id !== rootOf(chart));

/** A state's outgoing transitions: its own, then those of its parents, which also apply to it. */
export const waysOut = (chart: Chart, id: string): readonly ChartTransition[] =>
  chainOf(chart, id).flatMap((state) =>
    chart.transitions.filter((transition) => transition.source === state.id && transition.targets.length > 0),
  );

/** Transitions that target this state, from anywhere. */
export const waysIn = (chart: Chart, id: string): readonly ChartTransition[] =>
  chart.transitions.filter(({ targets }) => targets.includes(id));

/** The target of the nth outgoing transition, from 1. */
export function along(chart: Chart, from: string, nth: number): Step | null {
  const ways = waysOut(chart, from).flatMap(({ id, targets }) => targets.map((to) => ({ to, along: id })));
  return ways.filter(({ to }) => to !== from)[nth - 1] ?? null;
}

/** Back along the first transition to this state, or to a parent that starts with it. */
function back(chart: Chart, to: string): Step | null {
  const [state] = pathOf(chart, to);
  if (!state) return null;
  const [outermost] = chainOf(chart, to).slice(-1);
  const way = waysIn(chart, to).find(({ source }) => source !== to && source !== outermost?.id);
  if (way) return { to: way.source, along: way.id };
  return state.isInitial && state.parent !== null ? back(chart, state.parent) : null;
}

function beside(chart: Chart, id: string, by: 1 | -1): Step | null {
  const state = stateOf(chart, id);
  if (!state) return null;
  const siblings = chart.states.filter(({ parent }) => parent === state.parent).map((one) => one.id);
  const to = siblings[siblings.indexOf(id) + by];
  return to === undefined ? null : { to, along: null };
}

/** Out to the parent. */
function outwards(chart: Chart, id: string): Step | null {
  const [, holder] = pathOf(chart, id);
  return holder ? { to: holder.id, along: null } : null;
}

/** In, to the initial child state. */
function inwards(chart: Chart, id: string): Step | null {
  const children = childrenOf(chart, id);
  const first = children.find(({ isInitial }) => isInitial) ?? children[0];
  return first ? { to: first.id, along: null } : null;
}

/** From a transition: forward to its target, back to its source, or to the source's other transitions. */
function stepFrom(chart: Chart, transition: ChartTransition, key: string): Step | null {
  const { id, source, targets } = transition;
  const mates = chart.transitions.filter((one) => one.source === source);
  const mate = (by: number): Step | null => {
    const to = mates[mates.indexOf(transition) + by];
    return to ? { to: to.id, along: null } : null;
  };
  if (key === "ArrowRight") return targets[0] === undefined ? null : { to: targets[0], along: id };
  if (key === "ArrowLeft") return { to: source, along: id };
  if (key === "ArrowUp") return mate(-1);
  return key === "ArrowDown" ? mate(1) : null;
}

/** Where a key leads from a state or transition, by its id; null if nothing is there or the key has no meaning. */
export function stepBy(chart: Chart, from: string, { key, shiftKey }: { key: string; shiftKey: boolean }): Step | null {
  const root = rootOf(chart);
  if (key === "Home") return inwards(chart, root) ?? { to: root, along: null };
  const transition = chart.transitions.find(({ id }) => id === from);
  if (transition) return stepFrom(chart, transition, key);
  if (/^[1-9]$/.test(key)) return along(chart, from, Number(key));
  switch (key) {
    case "ArrowRight":
      return (from === root ? inwards(chart, from) : null) ?? along(chart, from, 1);
    case "ArrowLeft":
      return back(chart, from);
    case "ArrowUp":
      return shiftKey ? outwards(chart, from) : beside(chart, from, -1);
    case "ArrowDown":
      return (shiftKey || from === root ? inwards(chart, from) : null) ?? (shiftKey ? null : beside(chart, from, 1));
    default:
      return null;
  }
}

/** Whether an id is that of all transitions between two states of the chart. */
function isBundle(chart: Chart, id: string): boolean {
  return bundleEnds(id)?.every((end) => stateOf(chart, stateOfBox(end)) !== undefined) ?? false;
}

/**
 * A state, a transition, or a bundle of transitions in an address, with or without the machine's id; null if it does not
 * exist.
 */
export function idOf(chart: Chart, said: string): string | null {
  const ids = new Set([...chart.states, ...chart.transitions].map(({ id }) => id));
  return [said, `${chart.machine}.${said}`].find((id) => ids.has(id)) ?? (isBundle(chart, said) ? said : null);
}
