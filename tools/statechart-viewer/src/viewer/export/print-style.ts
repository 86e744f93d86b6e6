import { sizes } from "../../chart/layout";
import { lightDrawing } from "../../drawing/style";
import type { Theme } from "../../ui/tokens";
import type { Size } from "../viewer-machine/context";

/** What a page of A4 has room for, without margins and headings, in points. */
const room = { long: 720, short: 535 };

/** How high the smallest text of a drawing is on paper that is turned to fit it, in points. */
export function printedText({ width, height }: Size): number {
  const [across, down] = width > height ? [room.long, room.short] : [room.short, room.long];
  return sizes.text * Math.min(1, across / width, down / height);
}

/** Smaller text cannot be read on paper, in points. */
export const leastPrintedText = 5;

/**
 * Rules for printing. A page with a drawing: the drawing alone, below its name, on one page that is turned to fit it. All
 * drawings are light.
 */
export const printStyle = (theme: Theme): string => `
@page { margin: 10mm; }
@page wide { size: landscape; }
@page tall { size: portrait; }
@media print {
  body:has([data-window][data-shape="wide"]) { page: wide; }
  body:has([data-window][data-shape="tall"]) { page: tall; }
  body:has([data-window]) *:not([data-window] *, [data-printed], [data-printed] *, :has([data-window], [data-printed]), [data-window]) { display: none !important; }
  body:has([data-window]) :has([data-window], [data-printed]), [data-window], [data-window] > div {
    display: block !important;
    position: static !important;
    width: auto !important;
    height: auto !important;
    min-height: 0 !important;
    margin: 0 !important;
    padding: 0 !important;
    border: 0 !important;
    background: none !important;
    overflow: visible !important;
  }
  [data-window] svg.picture {
    width: 100% !important;
    height: auto !important;
    max-height: calc(100vh - 6rem);
    break-inside: avoid;
  }
  svg.picture.picture.picture { ${lightDrawing(theme)} }
  [data-window] .unfold { display: none; }
}
`;
