import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { firstCharacters } from "../../src/theme/first-characters";

interface FirstFont {
  /** The name of the file. */
  name: string;
  /** The whole font, in a package. */
  source: string;
  /** The weights that remain. */
  weights: number | { min: number; max: number };
}

/** The fonts of the site, cut down to what the first text of every page needs. */
export const firstFonts: readonly FirstFont[] = [
  {
    name: "figtree",
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    weights: { min: 400, max: 700 },
  },
  // One weight: a variable font would be three times as large.
  {
    name: "bricolage-grotesque",
    source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    weights: 700,
  },
];

/** A font with only the first characters and weights, as WOFF2. The same every time. */
export async function subsetOf({ source, weights }: FirstFont): Promise<Uint8Array> {
  const whole = await readFile(createRequire(import.meta.url).resolve(source));
  return subsetFont(whole, firstCharacters, { targetFormat: "woff2", variationAxes: { wght: weights } });
}
