import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { firstCharacters, firstExtendedCharacters } from "../../src/theme/first-characters";

interface FirstFont {
  /** The name of the file. */
  name: string;
  /** The whole font, in a package. */
  source: string;
  /** The characters and weights that remain. */
  characters: string;
  weights: number | { min: number; max: number };
  /** The OpenType features that remain. */
  features: readonly string[];
}

const characters = { latin: firstCharacters, "latin-ext": firstExtendedCharacters };
/** Of headings, one weight: a variable font would be three times as large. */
const weights = { figtree: { min: 400, max: 700 }, "bricolage-grotesque": 700 };

/**
 * What the site's styles use: kerning, digits of one width in running text, and what belongs to a weight. Accents come
 * with their letters, so nothing is placed on them.
 */
const features = { figtree: ["kern", "tnum", "rvrn"], "bricolage-grotesque": ["kern"] };
/** Hinting for old displays, and names of styles for the menus of programs. */
const unused = ["GDEF", "STAT", "gasp", "prep"];

/** The fonts of the site, cut down to what the first text of every page needs. */
export const firstFonts: readonly FirstFont[] = (["figtree", "bricolage-grotesque"] as const).flatMap((family) =>
  (["latin", "latin-ext"] as const).map((part) => ({
    name: `${family}-${part}`,
    source: `@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`,
    characters: characters[part],
    weights: weights[family],
    features: features[family],
  })),
);

/** A font with only the first characters, weights, and features, as WOFF2. The same every time. */
export async function subsetOf({ source, characters, weights, features }: FirstFont): Promise<Uint8Array> {
  const whole = await readFile(createRequire(import.meta.url).resolve(source));
  return subsetFont(whole, characters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
    keepFeatures: [...features],
    dropTables: [...unused],
  });
}
