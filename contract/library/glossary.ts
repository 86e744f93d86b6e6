import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { Category, ContentLocale, ContentStatus, Id, page, Slug } from "../primitives";

const base = "/academy/public/api/v2/glossary/{locale}";

/** A term as the glossary's list shows it. */
export const GlossaryCard = z.object({
  id: Id,
  slug: Slug,
  url: z.string(),
  term: z.string(),
  /** What it means, in one plain sentence. */
  short: z.string(),
  /**
   * Its group in the list: the first letter in upper case without accents, the head of its row of the Japanese
   * syllabary (あ, か, さ …), or # for digits.
   */
  letter: z.string(),
  /** Synonyms and spelled-out abbreviations, for the search in the list. */
  synonyms: z.optional(z.array(z.string())),
  language: ContentLocale,
});
export type GlossaryCard = z.infer<typeof GlossaryCard>;

export const GlossaryTerm = z.object({
  ...GlossaryCard.shape,
  /** Drafts are shown to editors only (R10). */
  status: ContentStatus,
  /** Sanitized HTML. */
  body: z.string(),
  synonyms: z.array(z.string()),
  categories: z.array(Category),
  related: z.array(GlossaryCard),
});
export type GlossaryTerm = z.infer<typeof GlossaryTerm>;

export const glossary = {
  list: endpoint({
    id: "glossary.list",
    method: "GET",
    path: `${base}/`,
    summary: "All terms of the glossary, in the language's sort order.",
    access: "public",
    params: z.object({ locale: ContentLocale }),
    reply: page(GlossaryCard),
  }),
  bySlug: endpoint({
    id: "glossary.bySlug",
    method: "GET",
    path: `${base}/{slug}/`,
    summary: "One term with its explanation and related terms.",
    access: "public",
    params: z.object({ locale: ContentLocale, slug: Slug }),
    reply: GlossaryTerm,
  }),
};
