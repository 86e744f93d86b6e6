import { inflateSync } from "node:zlib";
import jsQR from "jsqr";
import { getDocumentProxy } from "unpdf";

/** The contents of a one-page PDF. */
export interface ReadPdf {
  pages: number;
  /** Points. */
  width: number;
  height: number;
  /** All text, in lines as in the file. */
  text: string;
  title: string;
  language: string;
  isTagged: boolean;
  /** Addresses that it links to. */
  links: string[];
  /** Types of structure elements, in reading order. */
  elements: string[];
  /** Alternative texts of figures. */
  alternatives: string[];
  /** The content of its QR code; null if none is found. */
  code: string | null;
}

interface Structure {
  role?: string;
  alt?: string;
  children?: Structure[];
}

const rolesIn = ({ role, children = [] }: Structure): string[] => [
  ...(role && role !== "Root" ? [role] : []),
  ...children.flatMap(rolesIn),
];
const alternativesIn = ({ alt, children = [] }: Structure): string[] => [
  ...(alt ? [alt] : []),
  ...children.flatMap(alternativesIn),
];

/** Pixels per point when looking for a code. */
const scale = 4;
/** White margin around a code, in pixels. */
const quiet = 20;

interface Square {
  x: number;
  y: number;
  width: number;
}

/** The smallest number of dark squares in a code. */
const fewest = 100;

/** Renders squares as a camera would see them and decodes them. */
function codeIn(squares: readonly Square[]): string | null {
  if (squares.length < fewest) return null;
  const left = Math.min(...squares.map(({ x }) => x));
  const top = Math.min(...squares.map(({ y }) => y));
  const bottom = Math.max(...squares.map(({ y, width }) => y + width));
  const side = Math.ceil((bottom - top) * scale) + 2 * quiet;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const pixel = (length: number) => Math.round(length * scale) + quiet;
  for (const { x, y, width } of squares)
    for (let row = pixel(y - top); row < pixel(y - top + width); row++)
      for (let column = pixel(x - left); column < pixel(x - left + width); column++)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return jsQR(pixels, side, side)?.data ?? null;
}

/** The squares that a page's drawing instructions fill, all of one size; a page is measured from its top left. */
function squaresIn(file: Buffer): Square[] {
  const squares: Square[] = [];
  for (const { index } of file.toString("latin1").matchAll(/stream\r?\n/g)) {
    const start = file.indexOf("\n", index) + 1;
    try {
      const content = inflateSync(file.subarray(start, file.indexOf("endstream", start))).toString("latin1");
      for (const [, x, y, width, height] of content.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm))
        if (width === height) squares.push({ x: Number(x), y: Number(y), width: Number(width) });
    } catch {
      // Fonts and pictures, or bytes that only look like the start of a stream.
    }
  }
  return squares;
}

/** Reads a one-page PDF as a viewer does. @throws for anything else. */
export async function readPdf(file: Buffer): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const info = (await pdf.getMetadata()).info as { Title?: string; Language?: string };
  const annotations = (await page.getAnnotations()) as { url?: string }[];
  const structure = ((await page.getStructTree()) ?? {}) as Structure;
  const [, , width = 0, height = 0] = page.view;
  return {
    pages: pdf.numPages,
    width,
    height,
    text: items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""),
    title: info.Title ?? "",
    language: info.Language ?? "",
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    links: annotations.flatMap(({ url }) => url ?? []),
    elements: rolesIn(structure),
    alternatives: alternativesIn(structure),
    code: codeIn(squaresIn(file)),
  };
}
