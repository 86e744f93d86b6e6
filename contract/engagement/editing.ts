import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { ContentLocale, Id, Instant, Slug } from "../primitives";

/** Kinds of content that can be a draft. */
export const ContentKind = z.enum(["course", "exam", "series", "webinar", "template", "glossaryTerm"]);
export type ContentKind = z.infer<typeof ContentKind>;

/** A piece of content that editors maintain. */
const Entry = z.object({
  kind: ContentKind,
  id: Id,
  slug: Slug,
  /** In English, named after its folder. */
  title: z.string(),
  /** Path of its page. */
  url: z.string(),
});

/** The state of the content, for the editors' page. */
export const EditingOverview = z.object({
  /** The last import: a hash of all files, and its time. */
  content: z.object({ version: z.string(), importedAt: Instant }),
  /** By kind, then by position. */
  drafts: z.array(Entry),
  /** Courses, webinars and templates, drafts included, each with the languages it exists in. */
  translations: z.array(z.object({ ...Entry.shape, languages: z.array(ContentLocale) })),
});
export type EditingOverview = z.infer<typeof EditingOverview>;

export const editing = {
  overview: endpoint({
    id: "editing.overview",
    method: "GET",
    path: "/academy/private/api/v2/editing/overview/",
    summary: "The state of the content: its version, the drafts, and what is translated into which languages.",
    access: "editing",
    reply: EditingOverview,
  }),
};
