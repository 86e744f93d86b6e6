import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { sizes } from "./layout";

/** The line height, in pixels. */
export const lineHeight = 16;

/** The characters in names of states and events, and the separators between them. */
const letters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}…–—’“”`;
const file = createRequire(import.meta.url).resolve(
  "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
);
/** The font of drawings, at the weights that they use. */
const source = await readFile(file);
const cut = async (wght: number): Promise<[number, Font]> => [
  wght,
  create(await subsetFont(source, letters, { targetFormat: "truetype", variationAxes: { wght } })),
];
const fonts = new Map(await Promise.all([400, 600, 700].map(cut)));
function fontOf(weight: number): Font {
  const font = fonts.get(weight);
  if (!font) throw new Error(`Nothing is drawn at weight ${weight}.`);
  return font;
}

const known = new Map<string, number>();
/** The width of a text in the drawings' font, in whole pixels. */
export function widthOf(text: string, size: number, weight = 400): number {
  const key = `${size} ${weight} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const font = fontOf(weight);
  const width = Math.ceil((font.layout(text).advanceWidth / font.unitsPerEm) * size);
  known.set(key, width);
  return width;
}

/** Breaks a text between words or after commas into lines no wider than this many pixels, if possible. */
export function linesOf(text: string, width: number, size: number = sizes.text): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer, size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
