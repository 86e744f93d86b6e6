import type { Chart } from "statechart-viewer/chart/chart";
import { chartOf } from "statechart-viewer/chart/chart";
import { crossedLabels, firstStates } from "statechart-viewer/chart/figures";
import { layOutLevel } from "statechart-viewer/chart/lay-out";
import { sizes } from "statechart-viewer/chart/layout";
import { levelNamed } from "statechart-viewer/chart/level";
import { levelChart } from "statechart-viewer/chart/level-chart";
import { openingScale } from "statechart-viewer/viewer/viewer-machine/scales";
import { expect } from "vitest";
import config from "../statechart-viewer.config";

/** The charts of all machines. */
export const charts: readonly Chart[] = Object.values(config.machines).map(({ machine, title, group, words }) =>
  chartOf(machine, title, group, words),
);

/** The room that a chart has in windows of these sizes, with all columns open. */
export const rooms = [
  { width: 690, height: 570 },
  { width: 380, height: 420 },
  { width: 340, height: 330 },
] as const;

/** Checks that a level opens readably and from its first state on. */
export async function expectReadable(chart: Chart, name: string): Promise<void> {
  const found = levelNamed(chart, name);
  if (!found) throw new Error(`${chart.machine} has no level ${name}.`);
  const at = `${chart.machine} ${name}`;
  const layout = await layOutLevel(chart, found.level, found.shown);
  expect(layout.note, at).toBe(null);
  expect(crossedLabels(layout), at).toEqual([]);
  // The first one, not only among the first: every other state begins later in the drawing's direction, or beside it.
  for (const { of, position } of firstStates(levelChart(chart, found.level), layout))
    expect(position, `${at}: the initial state of ${of}`).toBe(0);
  for (const room of rooms) expect(sizes.text * openingScale(layout, room), at).toBeGreaterThanOrEqual(10.999);
}
