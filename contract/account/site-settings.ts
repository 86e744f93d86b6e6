import { z } from "zod/mini";
import { Banner, isTitled, Review, siteOrHttps } from "../catalogue/site";
import { endpoint } from "../endpoint";
import { ContentLocale, Instant, trimmedText } from "../primitives";

const path = "/academy/private/api/v2/admin/settings/{locale}/";

/** The greatest lengths of a banner that staff set, in code points. */
export const bannerLimits = { title: 120, text: 600, label: 60, href: 2000 };

/** A banner that staff set: what the content may say, with a limit for every text. */
const OwnBanner = z
  .object({
    isShown: z.boolean(),
    title: z.optional(trimmedText(1, bannerLimits.title)),
    text: z.optional(trimmedText(1, bannerLimits.text)),
    link: z.optional(
      z.object({
        href: z
          .string()
          .check(
            z.maxLength(bannerLimits.href),
            z.regex(siteOrHttps, { error: "must be a path of the site or an https address" }),
          ),
        label: trimmedText(1, bannerLimits.label),
      }),
    ),
  })
  .check(z.refine(isTitled, { error: "is missing; a visible banner must have a title", path: ["title"] }));

/** Names a review by what it says: one that is edited is another one. */
const ReviewId = z.string().check(z.regex(/^[\w-]{22}$/));

/** What staff have set for a language; it is used instead of the content's, also after an import. */
export const OwnSettings = z.object({
  /** Null: the content's. */
  banner: z.nullable(OwnBanner),
  /** Reviews of the content that the home page leaves out; all others are shown. */
  hiddenReviews: z.array(ReviewId).check(z.maxLength(1000)),
});
export type OwnSettings = z.infer<typeof OwnSettings>;

/** When something was set, and by whom: the email address of today, null if the account no longer exists. */
const LastChange = z.object({ at: Instant, by: z.nullable(z.string()) });

/** A review of the content. */
export const ReviewOfContent = z.object({ id: z.string(), ...Review.shape });
export type ReviewOfContent = z.infer<typeof ReviewOfContent>;

/** The settings of the home page in one language: the content's, and what staff have set (R62). */
export const SiteSettings = z.object({
  locale: ContentLocale,
  /** Names what staff have set: who changes it says on what it was based. */
  revision: z.string(),
  content: z.object({ banner: Banner, reviews: z.array(ReviewOfContent) }),
  own: OwnSettings,
  /** Null while the content's is used. */
  bannerChange: z.nullable(LastChange),
  /** Null while no review is hidden. */
  reviewsChange: z.nullable(LastChange),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

/** What administrators set for the home page: the banner, and which reviews it shows (R62). */
export const siteSettings = {
  read: endpoint({
    id: "siteSettings.read",
    method: "GET",
    path,
    summary: "The banner and the reviews of the home page in a language: the content's, and what staff have set.",
    access: "administration",
    params: z.object({ locale: ContentLocale }),
    reply: SiteSettings,
  }),
  save: endpoint({
    id: "siteSettings.save",
    method: "PUT",
    path,
    summary:
      "Sets the banner and the reviews of the home page in a language. A banner of null is the content’s. If someone else has set something since `revision`, nothing is changed (409 `conflict`).",
    access: "administration",
    params: z.object({ locale: ContentLocale }),
    body: z.object({ ...OwnSettings.shape, revision: z.string().check(z.maxLength(100)) }),
    reply: SiteSettings,
    idempotent: true,
  }),
};
