import { compact } from "../../drawing/style";

/** What makes parts of a drawing work on the page, and means nothing in a file. */
const ofThePage = ["role", "tabindex", "aria-roledescription", "data-id"];

/**
 * A drawing of the page as a file of its own, as it is seen: with its marks, and with its links as whole addresses.
 * @param style the rules for everything in the drawing
 */
export function standaloneSvg(drawing: SVGSVGElement, style: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  for (const button of copy.querySelectorAll(".unfold")) button.remove();
  for (const part of copy.querySelectorAll("*")) for (const name of ofThePage) part.removeAttribute(name);
  for (const link of copy.querySelectorAll("a[href]"))
    link.setAttribute("href", new URL(link.getAttribute("href") ?? "", drawing.baseURI).href);
  copy.setAttribute("role", "img");
  const svg = new XMLSerializer().serializeToString(copy);
  const rules = compact(style).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `${svg.replace(">", `><style>${rules}</style>`)}\n`;
}
