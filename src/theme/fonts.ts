import headingLatinExt from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url";
import headingLatin from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import bodyLatinExt from "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url";
import bodyLatin from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";

const latin =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";
const latinExt =
  "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF";

/**
 * What every page needs at once: requested with the page itself, usually available before the first text is painted.
 */
export const firstFonts: readonly string[] = [bodyLatin, headingLatin];

function face(family: string, weights: string, url: string, range: string): string {
  return `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weights};src:url("${url}") format("woff2");unicode-range:${range}}`;
}

function fallback(family: string, weights: string, bold: boolean, adjust: string): string {
  const names = bold
    ? ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"]
    : ["Arial", "ArialMT", "Liberation Sans", "LiberationSans"];
  const src = names.map((name) => `local("${name}")`).join(",");
  return `@font-face{font-family:"${family}";font-weight:${weights};src:${src};${adjust}}`;
}

/**
 * All @font-face rules. The fallbacks are Arial stretched to the measured width and line box of the
 * real fonts, so that text keeps its place when the fonts arrive.
 */
export const fontFaces: string = [
  face("Figtree Variable", "300 900", bodyLatinExt, latinExt),
  face("Figtree Variable", "300 900", bodyLatin, latin),
  face("Bricolage Grotesque Variable", "200 800", headingLatinExt, latinExt),
  face("Bricolage Grotesque Variable", "200 800", headingLatin, latin),
  fallback(
    "Figtree Fallback",
    "300 500",
    false,
    "size-adjust:99.7%;ascent-override:95.3%;descent-override:25.1%;line-gap-override:0%",
  ),
  fallback(
    "Figtree Fallback",
    "600 900",
    true,
    "size-adjust:94.8%;ascent-override:100.2%;descent-override:26.4%;line-gap-override:0%",
  ),
  fallback(
    "Bricolage Grotesque Fallback",
    "200 800",
    true,
    "size-adjust:101.9%;ascent-override:91.3%;descent-override:26.5%;line-gap-override:0%",
  ),
].join("");
