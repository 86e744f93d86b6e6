import { z } from "zod/mini";

/**
 * Descriptions for callers where the JSON Schema alone says too little: a number that arrives as text, a list in one
 * text, a length in code points. The API description is generated from them.
 */
export const described = z.registry<z.core.JSONSchema.BaseSchema>();

/** The seven languages that content exists in (specification, section 1). */
export const contentLocales = ["en", "es", "pt", "de", "it", "fr", "ja"] as const;
export const ContentLocale = z.enum(contentLocales);
export type ContentLocale = z.infer<typeof ContentLocale>;

/** Drafts are visible to editors and administrators only (R10). */
export const ContentStatus = z.enum(["draft", "published"]);

/** Lower-case words joined by hyphens: the last segment of an address. */
export const Slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(100));
/** A positive whole number; in addresses it arrives as text. */
export const Id = z.int().check(z.positive());
const idParam = (maximum: number) =>
  z
    .pipe(
      z.pipe(
        z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
        z.transform((text) => Number(text)),
      ),
      Id.check(z.maximum(maximum)),
    )
    .register(described, { type: "integer", minimum: 1, maximum });
export const IdParam = idParam(999_999_999_999_999);
/** The id of a piece of content: the content folder numbers them, within 32 bits. */
export const ContentIdParam = idParam(2_147_483_647);
/** An instant in UTC, ISO 8601 (L20). */
export const Instant = z.iso.datetime();
/** 0–100, whole (L12). */
export const Percent = z.int().check(z.minimum(0), z.maximum(100));
/** A length or a duration in whole seconds. */
export const Seconds = z.int().check(z.minimum(0));

/** Text with a limited number of code points, counted after trimming (R12). */
export const trimmedText = (min: number, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.refine<string>(
        (text) => {
          const { length } = [...text];
          return length >= min && length <= max;
        },
        { error: `must have ${min} to ${max} characters` },
      ),
    )
    .register(described, {
      type: "string",
      // JSON Schema also counts lengths in code points; a character that is not a space keeps the length above 0 after
      // trimming.
      ...(min > 0 && { minLength: min, pattern: "\\S" }),
      maxLength: max,
    });

/** A search text: 0–200 code points (R12). */
export const SearchText = trimmedText(0, 200);

/** A message to us: 1–2000 code points after trimming (R12). */
export const FeedbackText = trimmedText(1, 2000);
/** A comment on a flow: 1–2000 code points after trimming. */
export const CommentText = trimmedText(1, 2000);
/** The id or the name of a part of a flow: 1–300 code points after trimming. */
export const PlaceName = trimmedText(1, 300);
/** A promo code: 1–64 code points after trimming (R12). */
export const PromoCode = trimmedText(1, 64);

/** A topic that courses are filed under. */
export const Category = z.object({ id: Slug, title: z.string() });
export type Category = z.infer<typeof Category>;

/**
 * Comma-separated texts in a query, at most 2000 characters in all; the parameter may also be given several times
 * (section 5, templates).
 */
export const commaList = z
  .pipe(
    z.union([z.string().check(z.maxLength(2000)), z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100))]),
    z.transform((given: string | string[]) =>
      [given]
        .flat()
        .flatMap((text) => text.split(","))
        .map((part) => part.trim())
        .filter((part) => part !== ""),
    ),
  )
  .register(described, { type: "array", items: { type: "string", maxLength: 2000 } });

/** Comma-separated ids, at most 900 (R39). */
export const idList = z
  .pipe(
    z.string().check(z.regex(/^(?:[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,899})?$/)),
    z.transform((text) => (text === "" ? [] : text.split(",").map(Number))),
  )
  .register(described, {
    type: "array",
    items: { type: "integer", minimum: 1, maximum: 999_999_999_999_999 },
    maxItems: 900,
  });

/** `true` or `false` in a query. */
export const Flag = z
  .pipe(
    z.enum(["true", "false"]),
    z.transform((text) => text === "true"),
  )
  .register(described, { type: "boolean" });

/** Whole seconds in a query. */
export const SecondsParam = z
  .pipe(
    z.string().check(z.regex(/^\d{1,6}$/)),
    z.transform((text) => Number(text)),
  )
  .register(described, { type: "integer", minimum: 0, maximum: 999_999 });

/** Page paths have no dots, escapes or empty segments, so they cannot lead to another host. */
const sitePath = /^\/academy\/(?:[\w~-]+\/)*(?:\?[!-[\]-~]*)?$/;

/** A page of this site with its query: at most 2000 characters. */
export const SitePath = z
  .string()
  .check(z.maxLength(2000), z.regex(sitePath, { error: "must be the path of a page of this site, below /academy/" }));

/** Any JSON value. */
export const Json = z.json();

/** The envelope of lists (R36). */
export const page = <T extends z.core.$ZodType>(entry: T) => z.object({ data: z.array(entry), total: z.int() });

/** A positive whole number in a query, with a default. */
export const pageNumber = (fallback: number, max: number) =>
  z._default(
    z
      .pipe(
        z.pipe(
          z.string().check(z.regex(/^\d{1,6}$/)),
          z.transform((text) => Number(text)),
        ),
        z.int().check(z.minimum(1), z.maximum(max)),
      )
      .register(described, { type: "integer", minimum: 1, maximum: max }),
    fallback,
  );
