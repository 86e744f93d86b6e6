import { z } from "zod/mini";
import { videoId } from "./video-link";

/** The small schemas that content files share (content/README.md). */

export const word = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: "must be lower-case words joined by hyphens" }));
/** A word that is part of an address. */
export const slug = word.check(z.maxLength(100));
export const text = z.string().check(z.trim(), z.minLength(1));
/** The maximum database integer is 2^31 − 1. */
export const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
export const position = z.int().check(z.minimum(0));
export const seconds = z.int().check(z.minimum(0), z.maximum(86_400));
export const percent = z.int().check(z.minimum(0), z.maximum(100));
export const status = z.enum(["draft", "published"]);
/** What learners need to study it: nothing, or academy-plus (R55). */
export const plan = z._default(z.enum(["free", "plus"]), "free");
export const fileName = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][\w.-]*$/, { error: "must be a plain file name without folders or spaces" }));
/** The file of a clip, or a link to it. */
export const clip = z.pipe(z.pipe(z.string(), z.transform(videoId)), fileName);
export const day = z.iso.date({ error: "must be a day like 2026-03-01" });
export const instant = z.iso.datetime({ error: "must be an instant in UTC like 2026-03-01T15:00:00Z" });
/** Other words for the same: the search finds them, and no page shows them. */
export const synonyms = z._default(z.array(text), []);
/** A flag that is off if omitted. */
export const flag = z._default(z.boolean(), false);

/** A text per language; English is required (R52). */
export const perLocale = z.strictObject({
  en: text,
  es: z.optional(text),
  pt: z.optional(text),
  de: z.optional(text),
  it: z.optional(text),
  fr: z.optional(text),
  ja: z.optional(text),
});

export const artwork = z.strictObject({
  motif: word,
  background: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, { error: "must be a color of six digits like #dff3e7" })),
});

/** A clip under media/ with its captions and poster. */
export const video = z.strictObject({
  file: clip,
  captions: z.optional(fileName),
  poster: z.optional(fileName),
});
export type VideoInFile = z.infer<typeof video>;

/** Where a clip's parts begin, and what they are called. */
export const chapters = z.optional(
  z.array(z.strictObject({ at: seconds, title: text.check(z.maxLength(60)) })).check(z.minLength(2), z.maxLength(20)),
);
export type ChaptersInFile = z.infer<typeof chapters>;
