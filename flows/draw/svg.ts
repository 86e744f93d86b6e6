import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Chart } from "../chart/chart";
import type { Layout } from "../chart/layout";
import { Picture } from "./Picture";
import { pictureStyle } from "./style";

/** A chart as a file of its own, light or dark as whoever looks at it has chosen. */
export function svgOf(chart: Chart, layout: Layout): string {
  const style = pictureStyle.replaceAll(/\s*\n\s*/g, "");
  return `${renderToStaticMarkup(createElement(Picture, { chart, layout })).replace(">", `><style>${style}</style>`)}\n`;
}
