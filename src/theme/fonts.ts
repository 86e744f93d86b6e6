import headingLatinExt from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url";
import headingLatin from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import bodyLatinExt from "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url";
import bodyLatin from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { firstCharacters, firstExtendedCharacters, unicodeRangeOf } from "./first-characters";
import headingFirst from "./first-fonts/bricolage-grotesque-latin.woff2?url";
import headingFirstExt from "./first-fonts/bricolage-grotesque-latin-ext.woff2?url";
import bodyFirst from "./first-fonts/figtree-latin.woff2?url";
import bodyFirstExt from "./first-fonts/figtree-latin-ext.woff2?url";

const latin =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";
const latinExt =
  "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF";

const first = unicodeRangeOf(firstCharacters);
const firstExt = unicodeRangeOf(firstExtendedCharacters);

function face(family: string, weights: string, url: string, range: string): string {
  return `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weights};src:url("${url}") format("woff2");unicode-range:${range}}`;
}

/** A font of the device that replaces ours until it arrives. */
interface Fallback {
  /** The family that it is used under. */
  family: string;
  weights: string;
  /** Its names on devices. */
  names: readonly string[];
  /** How much wider our text is than its own. */
  width: number;
}

/** The line box of our fonts, relative to the font size. */
const lineBoxes = { Figtree: { ascent: 0.95, descent: 0.25 }, Bricolage: { ascent: 0.93, descent: 0.27 } };

function fallback({ family, weights, names, width }: Fallback): string {
  const { ascent, descent } = family.startsWith("Figtree") ? lineBoxes.Figtree : lineBoxes.Bricolage;
  const percent = (value: number) => `${(100 * value).toFixed(1)}%`;
  const src = names.map((name) => `local("${name}")`).join(",");
  return `@font-face{font-family:"${family}";font-weight:${weights};src:${src};size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%}`;
}

const arial = ["Arial", "ArialMT", "Liberation Sans", "LiberationSans"];
const arialBold = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"];
const roboto = ["Roboto", "Roboto Regular", "Roboto-Regular"];
const robotoBold = ["Roboto Bold", "Roboto-Bold"];
const dejaVu = ["DejaVu Sans", "DejaVuSans"];
const dejaVuBold = ["DejaVu Sans Bold", "DejaVuSans-Bold"];

/**
 * Every device has one of them: Windows, macOS and iOS Arial, Android Roboto, Linux Liberation or DejaVu. The widths
 * were measured on sentences in four languages, for bold ones at the weights 650 and 700.
 */
const fallbacks: readonly Fallback[] = [
  { family: "Figtree Arial", weights: "300 450", names: arial, width: 1.001 },
  { family: "Figtree Arial", weights: "451 550", names: arial, width: 1.008 },
  { family: "Figtree Arial", weights: "600 900", names: arialBold, width: 0.949 },
  { family: "Figtree Roboto", weights: "300 450", names: roboto, width: 1.01 },
  { family: "Figtree Roboto", weights: "451 550", names: roboto, width: 1.016 },
  { family: "Figtree Roboto", weights: "600 900", names: robotoBold, width: 1.013 },
  { family: "Figtree DejaVu", weights: "300 450", names: dejaVu, width: 0.884 },
  { family: "Figtree DejaVu", weights: "451 550", names: dejaVu, width: 0.89 },
  { family: "Figtree DejaVu", weights: "600 900", names: dejaVuBold, width: 0.799 },
  { family: "Bricolage Arial", weights: "200 800", names: arialBold, width: 1.015 },
  { family: "Bricolage Roboto", weights: "200 800", names: robotoBold, width: 1.083 },
  { family: "Bricolage DejaVu", weights: "200 800", names: dejaVuBold, width: 0.854 },
];

/**
 * All @font-face rules; of two that have a character, the later one counts. Our fonts are requested once text needs
 * them, and never delay it. The fallbacks are stretched to the width and line box of our fonts, so that text keeps its
 * place when these arrive.
 */
export const fontFaces: string = [
  face("Figtree Variable", "300 900", bodyLatinExt, latinExt),
  face("Figtree Variable", "300 900", bodyLatin, latin),
  face("Figtree Variable", "300 900", bodyFirstExt, firstExt),
  face("Figtree Variable", "300 900", bodyFirst, first),
  face("Bricolage Grotesque Variable", "200 800", headingLatinExt, latinExt),
  face("Bricolage Grotesque Variable", "200 800", headingLatin, latin),
  face("Bricolage Grotesque Variable", "200 800", headingFirstExt, firstExt),
  face("Bricolage Grotesque Variable", "200 800", headingFirst, first),
  ...fallbacks.map(fallback),
].join("");
