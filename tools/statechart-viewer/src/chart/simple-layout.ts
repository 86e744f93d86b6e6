import { hierarchyOf } from "./hierarchy";
import type { Box, DrawnTransition, Layout } from "./layout";
import type { LevelChart, LevelState } from "./level";
import { anywhereOf, initialOf, startsInside } from "./points";
import { headOf, labelLines, leafOf, roomOf, type Shown } from "./texts";

const gap = 18;

/**
 * A layout that never fails: states one below the other, child states in their parent's box, and next to them the
 * transitions, each on a separate line from source to target.
 * @param note why this layout was used
 */
export function simpleLayout(chart: LevelChart, note: string, shown: Shown): Omit<Layout, "lines"> {
  const states: Record<string, Box> = {};
  const hierarchy = hierarchyOf(chart.states);
  /** The child states of a state, its initial one first. */
  const childrenOf = (id: string | null): LevelState[] =>
    chart.states
      .filter(({ parent }) => parent === id)
      .sort((one, other) => Number(other.isInitial) - Number(one.isInitial));
  const place = (state: LevelState, x: number, y: number): Box => {
    const children = childrenOf(state.id);
    const head = children.length > 0 ? headOf(chart, state, shown.wording) : leafOf(chart, state, shown);
    let bottom = y + head.height;
    let right = x + head.width;
    if (children.length > 0) {
      states[initialOf(state.id)] = { x: x + gap, y: bottom, width: 14, height: 14 };
      states[anywhereOf(state.id)] = { x: x + gap + 28, y: bottom, width: 92, height: 26 };
      bottom += 26 + gap;
      right = Math.max(right, x + gap + 28 + 92 + gap);
    }
    for (const child of children) {
      const box = place(child, x + gap, bottom);
      bottom = box.y + box.height + gap;
      right = Math.max(right, box.x + box.width + gap);
    }
    const box = { x, y, width: right - x, height: bottom - y };
    states[state.id] = box;
    return box;
  };
  let bottom = 12;
  // Widths differ by level; all lines start at the right edge of the whole drawing.
  let edge = 12;
  for (const outermost of childrenOf(null)) {
    const box = place(outermost, 12, bottom);
    bottom = box.y + box.height + gap;
    edge = Math.max(edge, box.x + box.width);
  }
  let y = 12;
  let lane = 0;
  const drawn = chart.transitions
    .filter(({ targets }) => targets.length > 0)
    .map((transition): DrawnTransition => {
      const room = roomOf(labelLines(transition, shown.wording));
      const label = { x: edge + 60 + chart.transitions.length * 4, y, width: room.width + 8, height: room.height + 4 };
      y += label.height + 8;
      lane += 1;
      const from = states[startsInside(transition, hierarchy) ? anywhereOf(transition.source) : transition.source];
      const x = edge + 20 + lane * 4;
      const middle = label.y + Math.round(label.height / 2);
      const lines = transition.targets.map((target) => {
        const to = states[target];
        if (!from || !to) return [];
        const start = { x: from.x + from.width, y: from.y + Math.round(from.height / 2) };
        const end = { x: to.x + to.width, y: to.y + Math.min(12, to.height) };
        return [
          start,
          { x, y: start.y },
          { x, y: middle },
          { x: label.x, y: middle },
          { x, y: middle },
          { x, y: end.y },
          end,
        ];
      });
      return { id: transition.id, lines, label };
    });
  const widest = Math.max(edge, ...drawn.map(({ label }) => label.x + label.width));
  return {
    direction: "DOWN",
    width: widest + 12,
    height: Math.max(bottom - gap, y) + 12,
    states,
    transitions: drawn,
    note,
  };
}
