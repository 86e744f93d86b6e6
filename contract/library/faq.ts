import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { ContentLocale, page, Slug } from "../primitives";

/** A frequently asked question. Its id never changes, because addresses contain it. */
export const FaqEntry = z.object({
  id: Slug,
  question: z.string(),
  /** Sanitized HTML. */
  answer: z.string(),
  language: ContentLocale,
});
export type FaqEntry = z.infer<typeof FaqEntry>;

/** A group of questions. */
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
    summary: "Frequently asked questions with their answers, in groups.",
    access: "public",
    params: z.object({ locale: ContentLocale }),
    reply: page(FaqGroup),
  }),
};
