import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { ContentLocale, Json, page, Slug } from "../primitives";

const base = "/academy/public/api";
const Key = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,100}$/));

/** A setting of the site: reviews, meta texts, top experts, banners (section 3). */
export const Setting = z.object({ group: Key, key: Key, value: Json });
export type Setting = z.infer<typeof Setting>;

/** A teacher, as the home page shows them; the id is that of their portrait. */
export const Expert = z.object({
  id: z._default(z.string(), ""),
  name: z.string(),
  role: z.string(),
  line: z.string(),
});
export type Expert = z.infer<typeof Expert>;

/** A learner's testimonial; plain text. */
export const Review = z.object({ name: z.string(), role: z.optional(z.string()), text: z.string() });
export type Review = z.infer<typeof Review>;

/** An announcement by the editors; a visible announcement has a title. */
export const Banner = z.object({
  isShown: z.boolean(),
  title: z.optional(z.string()),
  text: z.optional(z.string()),
  /** Leads to a path of the site or an https address. */
  link: z.optional(z.object({ href: z.string(), label: z.string() })),
});
export type Banner = z.infer<typeof Banner>;

/** A path of the site or an https address. Browsers treat `/\` like `//`: a path must not lead to another site that way. */
export const siteOrHttps = /^(?:\/(?:[^\s/\\][^\s\\]*)?|https:\/\/[^\s/\\][^\s\\]*)$/;

/** Whether a banner can be shown: a visible one needs a title. */
export const isTitled = ({ isShown, title }: Pick<Banner, "isShown"> & { title?: string | undefined }): boolean =>
  !isShown || title !== undefined;

/** The home page's settings from the group `home`, by key; its meta texts are read with those of every page. */
export const HomeSettings = z.object({
  topExperts: z._default(z.array(Expert), []),
  reviews: z._default(z.array(Review), []),
  bannerSettings: z._default(Banner, { isShown: false }),
});
export type HomeSettings = z.infer<typeof HomeSettings>;

export const Terms = z.object({
  title: z.string(),
  /** Sanitized HTML. */
  content: z.string(),
  /** Day, ISO 8601. */
  updatedAt: z.iso.date(),
  language: ContentLocale,
});
export type Terms = z.infer<typeof Terms>;

/** A kind of meeting that can be booked, as the scheduling service describes it. */
export const EventType = z.object({
  slug: Slug,
  title: z.string(),
  description: z.string(),
  minutes: z.int(),
  /** Where to book it; null while it takes no bookings. */
  bookingUrl: z.nullable(z.string()),
});
export type EventType = z.infer<typeof EventType>;

export const site = {
  settings: endpoint({
    id: "site.settings",
    method: "GET",
    path: `${base}/v2/settings/{locale}/`,
    summary: "The site's settings of one group or with one key; settings without a value are left out.",
    access: "public",
    params: z.object({ locale: ContentLocale }),
    query: z.object({ group: z.optional(Key), key: z.optional(Key) }),
    reply: page(Setting),
  }),
  terms: endpoint({
    id: "site.terms",
    method: "GET",
    path: `${base}/v3/terms/{locale}/`,
    summary: "The terms and conditions.",
    access: "public",
    params: z.object({ locale: ContentLocale }),
    reply: Terms,
  }),
  eventType: endpoint({
    id: "site.eventType",
    method: "GET",
    path: `${base}/v2/scheduling/event-types/{slug}/`,
    summary: "A kind of meeting, from the scheduling service.",
    access: "public",
    params: z.object({ slug: Slug }),
    reply: EventType,
  }),
};
