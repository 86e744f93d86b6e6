import type { ComponentType } from "react";
import { Certificate } from "./Certificate";
import { Chart } from "./Chart";
import { Compass } from "./Compass";
import { Layers } from "./Layers";
import { Megaphone } from "./Megaphone";
import { Pen } from "./Pen";
import { People } from "./People";
import { type Palette, paletteFor } from "./palette";
import { Search } from "./Search";
import { Spark } from "./Spark";

/** Every motif there is a drawing for. */
export const motifs = [
  "search",
  "pen",
  "chart",
  "megaphone",
  "people",
  "spark",
  "compass",
  "layers",
  "certificate",
] as const;

/** The name of a motif. */
export type Motif = (typeof motifs)[number];

/** Whether a word from content names a motif; the caller picks another when it does not. */
export function isMotif(word: string): word is Motif {
  return (motifs as readonly string[]).includes(word);
}

const drawings = {
  search: Search,
  pen: Pen,
  chart: Chart,
  megaphone: Megaphone,
  people: People,
  spark: Spark,
  compass: Compass,
  layers: Layers,
  certificate: Certificate,
} satisfies Record<Motif, ComponentType<{ c: Palette }>>;

type ArtworkProps = {
  motif: Motif;
  /** A 6-digit hex color; the whole palette follows from it. */
  background: string;
  /** Says what it shows; without it the picture is decoration. */
  title?: string | undefined;
  className?: string | undefined;
};

/** An illustration that fills its frame, cropped like a photograph. */
export function Artwork({ motif, background, title, className }: ArtworkProps) {
  const Drawing = drawings[motif];
  const palette = paletteFor(background);
  return (
    <svg
      className={className}
      viewBox="0 0 320 200"
      width="320"
      height="200"
      preserveAspectRatio="xMidYMid slice"
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      <rect width="320" height="200" fill={palette.ground} />
      <Drawing c={palette} />
    </svg>
  );
}
