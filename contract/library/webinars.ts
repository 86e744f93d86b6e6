import { z } from "zod/mini";
import { PageClip } from "../courses/video";
import { endpoint } from "../endpoint";
import {
  Category,
  ContentLocale,
  ContentStatus,
  commaList,
  Id,
  Instant,
  page,
  pageNumber,
  Seconds,
  Slug,
} from "../primitives";

/** A webinar as lists show it (section 3). */
export const WebinarCard = z.object({
  id: Id,
  cardType: z.literal("webinar"),
  slug: Slug,
  /** Webinar cards keep their own address (section 2). */
  url: z.string(),
  title: z.string(),
  description: z.string(),
  previewImg: z.string(),
  previewImgAltText: z.string(),
  previewImgBackground: z.string(),
  motif: z.string(),
  categories: z.array(Category),
  duration: Seconds,
  speakers: z.array(z.object({ id: Slug, name: z.string() })),
  /** From `publishedAt`, regardless of its name (R35). */
  startDatetime: Instant,
  /** When it actually starts. */
  startsAt: Instant,
  /** Whether there is a recording to watch. */
  isRecorded: z.boolean(),
  language: ContentLocale,
});
export type WebinarCard = z.infer<typeof WebinarCard>;

export const Webinar = z.object({
  ...WebinarCard.shape,
  /** Drafts are shown to editors only (R10). */
  status: ContentStatus,
  /** Sanitized HTML. */
  about: z.string(),
  outcomes: z.array(z.string()),
  speakersInFull: z.array(z.object({ id: Slug, name: z.string(), role: z.string(), bio: z.string() })),
  /** The recording. */
  video: z.nullable(PageClip),
  /** Whether learners can register to join it live (R68). */
  isJoinable: z._default(z.boolean(), false),
});
export type Webinar = z.infer<typeof Webinar>;

/** A learner's registration for a webinar, and how to join it (R68). */
export const WebinarRegistration = z.object({
  registered: z.boolean(),
  /** The way in: only for learners who registered, from `joinFrom` to `endsAt`. */
  joinUrl: z.nullable(z.string().check(z.regex(/^https?:\/\//))),
  joinFrom: Instant,
  endsAt: Instant,
  /** Whether mails are sent here: a confirmation with the calendar entry, and a reminder. */
  hasMail: z.boolean(),
  /** The server's time at this response. */
  now: Instant,
});
export type WebinarRegistration = z.infer<typeof WebinarRegistration>;

const registration = "/academy/private/api/v2/webinars/{locale}/{slug}/registration";
const InWebinar = z.object({ locale: ContentLocale, slug: Slug });

export const webinars = {
  categories: endpoint({
    id: "webinars.categories",
    method: "GET",
    path: "/webinars/api/v2/categories/",
    summary: "The topics of published webinars.",
    access: "public",
    query: z.object({ language: z._default(ContentLocale, "en") }),
    reply: page(Category),
  }),
  list: endpoint({
    id: "webinars.list",
    method: "GET",
    path: "/webinars/api/v2/webinars/{locale}/",
    summary: "Published webinars: upcoming ones by their start, then recordings, newest first.",
    access: "public",
    params: z.object({ locale: ContentLocale }),
    query: z.object({
      categories: z._default(commaList, []),
      /** Only upcoming webinars, or only past ones. */
      time: z.optional(z.enum(["upcoming", "past"])),
      page: pageNumber(1, 10_000),
      limit: pageNumber(12, 900),
    }),
    reply: page(WebinarCard),
  }),
  bySlug: endpoint({
    id: "webinars.bySlug",
    method: "GET",
    path: "/webinars/api/v2/webinars/{locale}/{slug}/",
    summary: "One webinar.",
    access: "public",
    params: z.object({ locale: ContentLocale, slug: Slug }),
    reply: Webinar,
  }),
  registration: endpoint({
    id: "webinars.registration",
    method: "GET",
    path: `${registration}/`,
    summary: "The learner's registration for a webinar, with the way in while it is open (R68).",
    access: "signed-in",
    params: InWebinar,
    reply: WebinarRegistration,
  }),
  register: endpoint({
    id: "webinars.register",
    method: "POST",
    path: `${registration}/`,
    summary: "Registers the learner, once; a mail brings the calendar entry (R68). 409 once the webinar is over.",
    access: "signed-in",
    params: InWebinar,
    /** In which mails say when it starts: a name of the IANA time zone database. */
    body: z.object({ zone: z.string().check(z.maxLength(64)) }),
    reply: WebinarRegistration,
  }),
  unregister: endpoint({
    id: "webinars.unregister",
    method: "POST",
    path: `${registration}/cancel/`,
    summary: "Cancels the registration; no reminder is sent then.",
    access: "signed-in",
    params: InWebinar,
    reply: WebinarRegistration,
  }),
};
