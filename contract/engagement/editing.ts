import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { ContentLocale, Id, Instant, Slug } from "../primitives";

/** What can be a draft. */
export const ContentKind = z.enum(["course", "exam", "series", "webinar", "template", "glossaryTerm"]);
export type ContentKind = z.infer<typeof ContentKind>;

/** Something that editors look after. */
const Entry = z.object({
  kind: ContentKind,
  id: Id,
  slug: Slug,
  /** In English, as its folder is. */
  title: z.string(),
  /** Path of its page. */
  url: z.string(),
});

/** What the editors' page shows: where the content stands. */
export const EditingOverview = z.object({
  /** What was imported last: a hash of all files, and when. */
  content: z.object({ version: z.string(), importedAt: Instant }),
  /** By kind, then by position. */
  drafts: z.array(Entry),
  /** Courses, webinars and templates, drafts included, each with the languages that it exists in. */
  translations: z.array(z.object({ ...Entry.shape, languages: z.array(ContentLocale) })),
});
export type EditingOverview = z.infer<typeof EditingOverview>;

export const editing = {
  overview: endpoint({
    id: "editing.overview",
    method: "GET",
    path: "/academy/private/api/v2/editing/overview/",
    summary: "Where the content stands: its version, what is a draft, and what is translated into which languages.",
    access: "editing",
    reply: EditingOverview,
  }),
};
