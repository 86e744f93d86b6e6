import { expect } from "vitest";
import type { Chart } from "../chart/chart";
import type { Box, Layout } from "../chart/layout";

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
const holds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Pairs of overlapping boxes: sibling states, labels, and labels on states without child states. */
export function collisions(chart: Chart, layout: Layout): string[] {
  const boxOf = (id: string): Box => layout.states[id] as Box;
  const leaves = chart.states.filter(({ id }) => !chart.states.some(({ parent }) => parent === id));
  const outside = layout.transitions.filter(
    ({ lines, id }) => lines.length > 0 && chart.transitions.some((one) => one.id === id),
  );
  const parts: [string, Box][] = [
    ...leaves.map(({ id }): [string, Box] => [id, boxOf(id)]),
    ...outside.map(({ id, label }): [string, Box] => [id, label]),
  ];
  const found = parts.flatMap(([name, box], index) =>
    parts.slice(index + 1).flatMap(([other, its]) => (overlap(box, its) ? [`${name} and ${other}`] : [])),
  );
  const siblings = chart.states.flatMap((one, index) =>
    chart.states
      .slice(index + 1)
      .filter((other) => other.parent === one.parent && one.parent !== null && overlap(boxOf(one.id), boxOf(other.id)))
      .map((other) => `${one.id} and ${other.id}`),
  );
  const strays = chart.states
    .filter(({ id, parent }) => parent !== null && !holds(boxOf(parent), boxOf(id)))
    .map(({ id }) => `${id} out of its parent`);
  return [...found, ...siblings, ...strays];
}

/** Checks that every transition of a chart is drawn once, with a line to each target. */
export function expectWhole(chart: Chart, layout: Layout): void {
  const drawn = layout.transitions.filter(({ id }) => !id.endsWith(" begins"));
  expect(drawn.map(({ id }) => id).sort()).toEqual(chart.transitions.map(({ id }) => id).sort());
  for (const { id, targets } of chart.transitions) {
    const one = drawn.find((transition) => transition.id === id);
    expect(
      one?.lines.map((line) => line.length > 1),
      id,
    ).toEqual(targets.map(() => true));
    expect(layout.lines[id]?.length, id).toBeGreaterThan(0);
  }
}
