import type { Layout, Point } from "./layout";

/** The margin that every layout has around its drawing, in pixels. */
const margin = 12;

const moved = (layout: Layout, by: Point): Layout => {
  const move = <T extends Point>(one: T): T => ({ ...one, x: one.x + by.x, y: one.y + by.y });
  const each = <T>(record: Readonly<Record<string, T>>, change: (one: T) => T) =>
    Object.fromEntries(Object.entries(record).map(([id, one]) => [id, change(one)]));
  return {
    ...layout,
    states: each(layout.states, move),
    transitions: layout.transitions.map((one) => ({
      ...one,
      lines: one.lines.map((line) => line.map(move)),
      label: move(one.label),
    })),
    lines: each(layout.lines, (lines) => lines.map(move)),
  };
};

/**
 * Several layouts as one: in rows from left to right and downward, as wide as the widest of them. Neighbors share their
 * margins. The first one, the state that the others belong to, has a row to itself.
 */
export function packed([first, ...rest]: readonly [Layout, ...Layout[]]): Layout {
  const width = Math.max(first.width, ...rest.map((one) => one.width));
  const placed = [first];
  let [x, y, bottom] = [width, 0, first.height - margin];
  for (const one of rest) {
    if (x + one.width > width) [x, y] = [0, bottom];
    placed.push(moved(one, { x, y }));
    x += one.width - margin;
    bottom = Math.max(bottom, y + one.height - margin);
  }
  return {
    direction: first.direction,
    width,
    height: bottom + margin,
    states: Object.assign({}, ...placed.map(({ states }) => states)),
    transitions: placed.flatMap(({ transitions }) => transitions),
    lines: Object.assign({}, ...placed.map(({ lines }) => lines)),
    note: placed.find(({ note }) => note !== null)?.note ?? null,
  };
}
