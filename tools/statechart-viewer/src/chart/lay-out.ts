import type { Chart } from "./chart";
import { layered } from "./elk-layout";
import { type Direction, directions, type Layout } from "./layout";
import type { Level, LevelChart } from "./level";
import { levelBlocks } from "./level-chart";
import { packed } from "./pack";
import { crossedTexts, withTexts } from "./place-texts";
import { simpleLayout } from "./simple-layout";
import type { Shown } from "./texts";

/** How much space a drawing needs on a typical screen; a smaller value means less scrolling. */
const bulk = ({ width, height }: { width: number; height: number }): number => Math.max(width / 1.5, height);

/** Charts with more states are only laid out downward: to the right would take as long again. */
const maxInBoth = 60;

/**
 * Lays out a chart from its initial state on: to the right or downward, whichever fits a screen better. If this fails,
 * the chart gets a simpler layout with a note.
 */
export async function layOut(chart: LevelChart, shown: Shown, lay = layered): Promise<Layout> {
  const { wording, screens } = shown;
  try {
    const layouts: { direction: Direction; layout: Omit<Layout, "lines"> }[] = [];
    for (const direction of chart.states.length > maxInBoth ? (["DOWN"] as const) : directions)
      layouts.push({ direction, layout: await lay(chart, direction, { wording }) });
    // A drawing may be half as large again if no line passes through a text then.
    const cost = ({ layout }: (typeof layouts)[number]) => bulk(layout) * 1.5 ** crossedTexts(chart, layout, wording);
    const best = layouts.reduce((one, other) => (cost(other) < cost(one) ? other : one));
    // With screenshots, a drawing has the direction that it has without them.
    return withTexts(chart, screens ? await lay(chart, best.direction, shown) : best.layout, wording);
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    const note = `Laid out simply, since the better way failed: ${why}`;
    return withTexts(chart, simpleLayout(chart, note, shown), wording);
  }
}

/** Lays out a level of a chart. */
export async function layOutLevel(chart: Chart, level: Level, shown: Shown, lay = layered): Promise<Layout> {
  const [first, ...rest] = levelBlocks(chart, level);
  const layouts: [Layout, ...Layout[]] = [await layOut(first, shown, lay)];
  for (const block of rest) layouts.push(await layOut(block, shown, lay));
  return packed(layouts);
}
