import { lightDrawing } from "../../drawing/style";
import type { Theme } from "../../ui/tokens";

/** Rules for printing a page with a drawing: the drawing alone, below its name, on one page that is turned to fit it. */
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
  [data-window] svg.picture.picture.picture { ${lightDrawing(theme)} }
  [data-window] .unfold { display: none; }
}
`;
