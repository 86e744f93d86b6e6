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

const Slide = z.strictObject({
  title: z.string().min(1),
  points: z.array(z.string().min(1)).max(6).default([]),
  figure: z.enum(figureNames).default("none"),
  say: z.string().trim().min(1),
  seconds: z.number().min(2),
});

/** One slide of a clip: what it shows, what is said, and for how long. */
export type Slide = z.infer<typeof Slide>;

/** Reads a clip's script; error messages name the file and the field. */
export async function readScript(file: string): Promise<Slide[]> {
  const result = z
    .array(Slide)
    .min(1)
    .safeParse(parse(await readFile(file, "utf8")));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return result.data;
}
