import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Chart } from "../chart/chart";
import type { Layout } from "../chart/layout";
import type { Theme } from "../ui/tokens";
import { Drawing } from "./Drawing";
import { drawingStyle } from "./style";

/** The hash of the chart that a file was drawn from; null if the file has none. */
export const hashOfSvg = (svg: string): string | null => / data-hash="([0-9a-f]+)"/.exec(svg)?.[1] ?? null;

/** A chart as a standalone file, light or dark like the reader's device. It contains the chart's hash. */
export function svgOf(chart: Chart, layout: Layout, theme: Theme): string {
  const style = drawingStyle(theme).replaceAll(/\s*\n\s*/g, "");
  const svg = renderToStaticMarkup(createElement(Drawing, { chart, layout }));
  return `${svg.replace(">", ` data-hash="${chart.hash}"><style>${style}</style>`)}\n`;
}
