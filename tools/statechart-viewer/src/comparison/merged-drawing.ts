import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { layOut } from "../chart/lay-out";
import type { Wording } from "../chart/machine-words";
import { Drawing } from "../drawing/Drawing";
import type { ChartChange } from "./change";
import { mergedChart } from "./merged-chart";

/** A drawing of a machine before and after a change at once, without styles, and what has to be said about its layout. */
export async function mergedDrawing(
  change: ChartChange,
  wording: Wording,
): Promise<{ svg: string; note: string | null }> {
  const { chart, states, transitions } = mergedChart(change);
  const layout = await layOut(chart, { wording });
  const drawing = createElement(Drawing, {
    chart,
    layout,
    classOfState: (id) => states.get(id),
    classOfTransition: (id) => transitions.get(id),
  });
  return { svg: renderToStaticMarkup(drawing), note: layout.note };
}
