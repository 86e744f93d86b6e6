import { isMotif, isScene } from "../../src/ui/artwork/names";
import type { ContentSource } from "./read";
import type { Source } from "./source";

interface Pictured {
  rules: Source<{ status: "draft" | "published"; artwork: { motif: string } }>;
}

/** What a list shows as cards with a picture each, and what has one that others may have too. */
const picturedIn = ({ courses, series, webinars, templates }: ContentSource) => ({
  single: [...courses, ...series, ...webinars] as readonly Pictured[],
  any: [...courses, ...series, ...webinars, ...templates] as readonly Pictured[],
});

/**
 * Checks that every picture exists, because an item with a misspelled one has none, and that no two items have the same
 * drawing: side by side, readers take them for the same.
 */
export function reviewPictures(content: ContentSource): void {
  const drawn = new Map<string, string>();
  for (const { rules } of picturedIn(content).any) {
    const motif = rules.value?.artwork.motif;
    if (motif === undefined) continue;
    const complain = (message: string) => rules.complain(["artwork", "motif"], `is ${motif}, ${message}`);
    const other = drawn.get(motif);
    if (!isMotif(motif)) complain("of which there is no picture; src/ui/artwork/names.ts has all");
    else if (other !== undefined) complain(`which is the drawing of ${other}`);
    else if (isScene(motif)) drawn.set(motif, rules.file);
  }
}

/**
 * What is published without a drawing of its own: a motif stands in for it. Not a mistake, as not every author can draw.
 * @returns a sentence for each item
 */
export const missingDrawings = (content: ContentSource): string[] =>
  picturedIn(content).single.flatMap(({ rules: { file, value } }) =>
    value?.status === "published" && !isScene(value.artwork.motif)
      ? [`${file}: has no drawing of its own, only the motif ${value.artwork.motif}, which others may have`]
      : [],
  );
