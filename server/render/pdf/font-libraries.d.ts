declare module "fontkit" {
  /** The part of a font that is used here. */
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** In the font's own units. */
    layout(text: string): { advanceWidth: number };
    unitsPerEm: number;
    /** The tags of its OpenType features. */
    availableFeatures: string[];
  }
  /** @throws for bytes that are not a font. */
  export function create(font: Uint8Array): Font;
}

declare module "subset-font" {
  /** A font reduced to the characters of a text, with its variable axes fixed or narrowed, and features and tables left out. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "truetype" | "woff2";
      variationAxes: Record<string, number | { min: number; max: number }>;
      /** The OpenType features that remain; all if omitted. */
      keepFeatures?: string[];
      dropTables?: string[];
    },
  ): Promise<Uint8Array>;
}
