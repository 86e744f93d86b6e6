import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { z } from "zod";

/** The drawings that a slide can show next to its points. */
const figureNames = [
  "none",
  "bars",
  "funnel",
  "network",
  "magnifier",
  "document",
  "line",
  "check",
  "cycle",
  "compare",
] as const;

const shown = {
  title: z.string().min(1),
  points: z.array(z.string().min(1)).max(6).default([]),
};

/** The numbers of the points, if each point states exactly one. */
function amountsOf(points: readonly string[]): number[] {
  const numbers = points.map((point) => point.match(/\d[\d,]*(\.\d+)?/g) ?? []);
  return numbers.every((found) => found.length === 1)
    ? numbers.map(([found = ""]) => Number(found.replaceAll(",", "")))
    : [];
}

const Slide = z
  .strictObject({
    ...shown,
    figure: z.enum(figureNames).default("none"),
    say: z.string().trim().min(1),
    seconds: z.number().min(2),
  })
  // Figures draw the numbers of the English points: another language may write 1.000 for a thousand.
  .transform((slide) => ({ ...slide, amounts: amountsOf(slide.points) }));

/**
 * One slide of a clip: what it shows, what is said, and for how long. `amounts` are the numbers that the points state if
 * each one states exactly one, otherwise empty.
 */
export type Slide = z.infer<typeof Slide>;

const ShownText = z.strictObject(shown);

async function readSlides<S extends z.ZodType>(file: string, slide: S): Promise<z.infer<S>[]> {
  const result = z
    .array(slide)
    .min(1)
    .safeParse(parse(await readFile(file, "utf8")));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return result.data;
}

/**
 * Reads a clip's script.
 * @throws {Error} that names the file and the field
 */
export const readScript = (file: string): Promise<Slide[]> => readSlides(file, Slide);

/**
 * Reads what a clip shows in another language: for each slide of its script a title and as many points. Everything else
 * is as in the script.
 * @param slides the English ones
 * @throws {Error} that names the file and the field, or the slide that is not as in the script
 */
export async function readTranslation(file: string, slides: readonly Slide[]): Promise<Slide[]> {
  const texts = await readSlides(file, ShownText);
  if (texts.length !== slides.length)
    throw new Error(`${file}: has ${texts.length} slides, and the English script has ${slides.length}`);
  return slides.map((slide, index) => {
    const { title, points } = texts[index] ?? slide;
    if (points.length !== slide.points.length)
      throw new Error(
        `${file}, slide ${index + 1}: has ${points.length} points, and the English script has ${slide.points.length}`,
      );
    return { ...slide, title, points };
  });
}
