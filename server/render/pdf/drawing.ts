import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Motif } from "../../../src/ui/artwork/names";
import { Shapes } from "../../../src/ui/artwork/registry";

type Document = PDFKit.PDFDocument;
type Attributes = Record<string, string>;

const numbersIn = (list: string): number[] =>
  list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);

/** The transforms that our drawings use. */
function transform(doc: Document, value: string): void {
  const [, kind = "", list = ""] = /^(\w+)\(([^)]*)\)$/.exec(value) ?? [];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbersIn(list);
  if (kind === "matrix") doc.transform(a, b, c, d, e, f);
  else if (kind === "translate") doc.translate(a, b);
  else if (kind === "rotate") doc.rotate(a, { origin: [b, c] });
  else throw new Error(`A drawing has the transform "${value}".`);
}

function shape(doc: Document, tag: string, attributes: Attributes): void {
  const number = (name: string) => Number(attributes[name] ?? 0);
  if (tag === "path") doc.path(attributes.d ?? "");
  else if (tag === "circle") doc.circle(number("cx"), number("cy"), number("r"));
  else if (tag === "ellipse") doc.ellipse(number("cx"), number("cy"), number("rx"), number("ry"));
  else if (tag === "rect") {
    const { rx } = attributes;
    if (rx) doc.roundedRect(number("x"), number("y"), number("width"), number("height"), Number(rx));
    else doc.rect(number("x"), number("y"), number("width"), number("height"));
  } else throw new Error(`A drawing has the element "${tag}".`);
}

function paint(doc: Document, attributes: Attributes): void {
  const { fill = "#000000", stroke = "none", opacity = "1" } = attributes;
  doc.opacity(Number(opacity));
  if (stroke !== "none") {
    doc.lineWidth(Number(attributes["stroke-width"] ?? 1)).strokeColor(stroke);
    doc.lineCap((attributes["stroke-linecap"] ?? "butt") as "butt");
    doc.lineJoin((attributes["stroke-linejoin"] ?? "miter") as "miter");
    const dashes = numbersIn(attributes["stroke-dasharray"] ?? "");
    // A dot is a dash of length 0, which the library rejects.
    if (dashes.length > 0) doc.dash(dashes.map((length) => Math.max(length, 0.001)) as unknown as number, {});
  }
  if (fill !== "none" && stroke !== "none") doc.fillColor(fill).fillAndStroke();
  else if (fill !== "none") doc.fillColor(fill).fill();
  else doc.stroke();
}

/**
 * Draws our own markup (SVG without styles) into a document, at its current origin and scale.
 * @throws for an element or a transform that none of our drawings uses.
 */
export function drawSvg(doc: Document, markup: string): void {
  for (const [, end = "", tag = "", list = ""] of markup.matchAll(/<(\/?)(\w+)([^>]*?)\/?>/g)) {
    if (tag === "svg" || tag === "title") continue;
    if (tag === "g" && end) doc.restore();
    if (end) continue;
    const attributes = Object.fromEntries(
      [...list.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    doc.save();
    if (attributes.transform) transform(doc, attributes.transform);
    if (tag === "g") continue;
    shape(doc, tag, attributes);
    paint(doc, attributes);
    doc.restore();
  }
}

/** The markup of one of the pages' drawings, without its background. */
export const drawingOf = (motif: Motif, background: string): string =>
  renderToStaticMarkup(createElement(Shapes, { name: motif, background })).replace(/<rect[^>]*><\/rect>/, "");
