import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Chart } from "../chart/chart";
import type { Layout } from "../chart/layout";
import type { Theme } from "../ui/tokens";
import { Drawing } from "./Drawing";
import { compact, drawingStyle } from "./style";

/** The hash of the chart that a file was drawn from; null if the file has none. */
export const hashOfSvg = (svg: string): string | null => / data-hash="([0-9a-f]+)"/.exec(svg)?.[1] ?? null;

/**
 * A drawing as a standalone file, light or dark like the reader's device.
 * @param attributes of the outermost element, after a space
 */
export const standalone = (svg: string, theme: Theme, attributes = ""): string =>
  `${svg.replace(">", `${attributes}><style>${compact(drawingStyle(theme))}</style>`)}\n`;

/** A chart as a standalone file. It contains the chart's hash. */
export const svgOf = (chart: Chart, layout: Layout, theme: Theme): string =>
  standalone(renderToStaticMarkup(createElement(Drawing, { chart, layout })), theme, ` data-hash="${chart.hash}"`);
