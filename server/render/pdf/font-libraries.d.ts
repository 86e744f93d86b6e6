declare module "fontkit" {
  /** The part of a font that is asked for here. */
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** In the font's own units. */
    layout(text: string): { advanceWidth: number };
    unitsPerEm: number;
  }
  /** @throws for bytes that are no font. */
  export function create(font: Uint8Array): Font;
}

declare module "subset-font" {
  /** A font with nothing but the characters of a text, and fixed where it could vary. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: "truetype"; variationAxes: Record<string, number> },
  ): Promise<Uint8Array>;
}
