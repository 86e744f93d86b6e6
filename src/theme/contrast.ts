/** The fallback for input that is not a color. */
const fallbackColour = "#ffff00";

const sixDigitHex = /^#?([0-9a-f]{6})$/i;

type Rgb = readonly [red: number, green: number, blue: number];

/** Reads a 6-digit hex color, with or without `#`; anything else becomes the yellow fallback. */
export function readHex(colour: string): Rgb {
  const digits = sixDigitHex.exec(colour.trim())?.[1] ?? fallbackColour.slice(1);
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance as WCAG defines it: 0 for black, 1 for white. */
export function luminance(colour: string): number {
  const [red, green, blue] = readHex(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG contrast ratio of two colors, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The text color that reads best on a background. */
export function textOn(background: string): "white" | "black" {
  return contrastRatio(background, "#ffffff") >= contrastRatio(background, "#000000") ? "white" : "black";
}
