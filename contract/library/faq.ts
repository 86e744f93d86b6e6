import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { ContentLocale, page, Slug } from "../primitives";

/** A question that is often asked. Its id never changes: it stands in addresses. */
export const FaqEntry = z.object({
  id: Slug,
  question: z.string(),
  /** Sanitised HTML. */
  answer: z.string(),
  language: ContentLocale,
});
export type FaqEntry = z.infer<typeof FaqEntry>;

/** Questions that belong together. */
export const FaqGroup = z.object({
  id: Slug,
  title: z.string(),
  /** Of the title; each entry has its own. */
  language: ContentLocale,
  entries: z.array(FaqEntry),
});
export type FaqGroup = z.infer<typeof FaqGroup>;

export const faq = {
  list: endpoint({
    id: "faq.list",
    method: "GET",
    path: "/academy/public/api/v2/faq/{locale}/",
    summary: "Questions that are often asked, with their answers, in groups.",
    access: "public",
    params: z.object({ locale: ContentLocale }),
    reply: page(FaqGroup),
  }),
};
