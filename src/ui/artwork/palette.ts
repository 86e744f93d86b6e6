import { readHex } from "../../theme/contrast";

/** The colors one illustration is painted with, all derived from its background. */
export type Palette = {
  /** The background itself. */
  ground: string;
  /** The ground a little lighter and a little darker, for what lies far behind. */
  tint: string;
  shade: string;
  /** The ground's hue at middle strength, and as a heavy dark. */
  mid: string;
  deep: string;
  /** Nearly white and nearly black. */
  paper: string;
  ink: string;
  /** What shadows are made of, nearly transparent: dark in dark mode too. */
  shadow: string;
  /** The two accents with the best contrast to this background. */
  pop: string;
  second: string;
};

type Rgb = readonly [number, number, number];

const ink: Rgb = [16, 32, 30];
const paper: Rgb = [255, 251, 243];
const coral: Rgb = [236, 100, 58];
const ochre: Rgb = [245, 184, 65];
const sky: Rgb = [142, 190, 226];
const neutralHue: Rgb = [-30, 14, 16];

// Whole numbers only: server and browser must arrive at the same text.
function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [at(0), at(1), at(2)];
}

function hex(colour: Rgb): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

function distance(one: Rgb, other: Rgb): number {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]);
}

/** The hue of a color at a chosen strength around a chosen gray: a pale ground's own darker relatives. */
function relative(colour: Rgb, grey: number, strength: number): Rgb {
  const mean = (colour[0] + colour[1] + colour[2]) / 3;
  const offsets: Rgb = [colour[0] - mean, colour[1] - mean, colour[2] - mean];
  const reach = Math.max(...offsets.map(Math.abs));
  const hue = reach < 5 ? neutralHue : offsets;
  const scale = strength / (reach < 5 ? 30 : reach);
  const at = (index: 0 | 1 | 2) => Math.min(255, Math.max(0, Math.round(grey + hue[index] * scale)));
  return [at(0), at(1), at(2)];
}

/** Takes the first accent that keeps clear of its neighbors. */
function clearOf(neighbours: readonly Rgb[], preferred: readonly [Rgb, ...Rgb[]]): Rgb {
  return preferred.find((accent) => neighbours.every((other) => distance(accent, other) > 85)) ?? preferred[0];
}

/** Mixes the palette of an illustration from its background, a 6-digit hex color. */
export function paletteFor(background: string): Palette {
  const ground = readHex(background);
  const bright = ground[0] * 299 + ground[1] * 587 + ground[2] * 114 > 150_000;
  const mid = bright ? mix(relative(ground, 156, 46), ink, 0.1) : mix(ground, paper, 0.42);
  const deep = bright ? mix(relative(ground, 72, 42), ink, 0.26) : mix(ground, ink, 0.6);
  const pop = clearOf([ground], [coral, ochre]);
  return {
    ground: hex(ground),
    tint: hex(mix(ground, paper, bright ? 0.55 : 0.16)),
    shade: hex(bright ? mix(ground, mid, 0.38) : mix(ground, ink, 0.32)),
    mid: hex(mid),
    deep: hex(deep),
    paper: hex(mix(paper, ground, 0.05)),
    ink: hex(ink),
    shadow: hex(ink),
    pop: hex(pop),
    second: hex(clearOf([ground, pop], [ochre, sky])),
  };
}

/** The site's own greens, which single drawings have on every background. */
const green: Rgb = [11, 93, 75];
const leaf: Rgb = [98, 171, 144];

/** Mixes the palette of a drawing that one item has to itself: the site's greens on the item's background. */
export function scenePalette(background: string): Palette {
  const ground = readHex(background);
  return {
    ...paletteFor(background),
    shade: hex(mix(ground, green, 0.2)),
    mid: hex(leaf),
    deep: hex(green),
  };
}

/**
 * The palette as markup of a page has it: in dark mode, the page defines `--art-…` (`darkArtwork` of the theme), so that
 * a drawing changes with the appearance without being loaded or drawn again.
 */
export const onPage = (palette: Palette): Palette => ({
  ground: `var(--art-ground,${palette.ground})`,
  tint: `var(--art-tint,${palette.tint})`,
  shade: `var(--art-shade,${palette.shade})`,
  mid: `var(--art-mid,${palette.mid})`,
  deep: `var(--art-deep,${palette.deep})`,
  paper: `var(--art-paper,${palette.paper})`,
  ink: `var(--art-ink,${palette.ink})`,
  shadow: `var(--art-shadow,${palette.shadow})`,
  pop: `var(--art-pop,${palette.pop})`,
  second: `var(--art-second,${palette.second})`,
});
