import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import {
  Category,
  ContentLocale,
  ContentStatus,
  commaList,
  Id,
  page,
  pageNumber,
  SearchText,
  Slug,
} from "../primitives";

const base = "/academy/public/api";

/** A template as lists show it. */
export const TemplateCard = z.object({
  id: Id,
  slug: Slug,
  url: z.string(),
  title: z.string(),
  description: z.string(),
  categories: z.array(Category),
  background: z.string(),
  motif: z.string(),
  listImage: z.string(),
  altListImage: z.string(),
  language: ContentLocale,
});
export type TemplateCard = z.infer<typeof TemplateCard>;

export const Template = z.object({
  ...TemplateCard.shape,
  /** Drafts are shown to editors only (R10). */
  status: ContentStatus,
  /** Sanitized HTML: what it is for and how to fill it in. */
  about: z.string(),
  steps: z.array(z.string()),
  file: z.object({ name: z.string(), url: z.string(), bytes: z.int() }),
});
export type Template = z.infer<typeof Template>;

export const templates = {
  categories: endpoint({
    id: "templates.categories",
    method: "GET",
    path: `${base}/v2/dictionary/{locale}/template-categories/`,
    summary: "The template categories in use.",
    access: "public",
    params: z.object({ locale: ContentLocale }),
    reply: page(Category),
  }),
  list: endpoint({
    id: "templates.list",
    method: "GET",
    path: `${base}/v3/templates/{locale}/`,
    summary: "Published templates, filtered by words of the title and by categories, page by page (R13: 12 a page).",
    access: "public",
    params: z.object({ locale: ContentLocale }),
    query: z.object({
      title: z._default(SearchText, ""),
      /** Comma-separated, or given several times (section 5). */
      categories: z._default(commaList, []),
      page: pageNumber(1, 10_000),
      limit: pageNumber(12, 900),
    }),
    reply: page(TemplateCard),
  }),
  bySlug: endpoint({
    id: "templates.bySlug",
    method: "GET",
    path: `${base}/v3/templates/{locale}/{slug}/`,
    summary: "One template with its file.",
    access: "public",
    params: z.object({ locale: ContentLocale, slug: Slug }),
    reply: Template,
  }),
};
