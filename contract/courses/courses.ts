import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import {
  Category,
  ContentLocale,
  ContentStatus,
  commaList,
  Flag,
  Id,
  Instant,
  idList,
  Percent,
  page,
  pageNumber,
  SearchText,
  Seconds,
  Slug,
} from "../primitives";
import { CourseModule, CourseProgress } from "./progress";
import { PageClip } from "./video";

const base = "/academy/public/api";
const mine = "/academy/private/api";

/** Duration buckets: short up to 1799 s, medium 1800–3599 s, long from 3600 s (section 9, R13). */
export const Duration = z.enum(["short", "medium", "long"]);
export type Duration = z.infer<typeof Duration>;
export const durationBounds: Record<Duration, { min: number; max?: number }> = {
  short: { min: 0, max: 1799 },
  medium: { min: 1800, max: 3599 },
  long: { min: 3600 },
};

/** A course, a course of a study program, or a standalone lesson (section 3). */
export const ContentType = z.enum(["base", "educational", "standAloneLesson"]);
export type ContentType = z.infer<typeof ContentType>;

/** The plan that something belongs to; left out where everybody may study it (R55). */
export const ContentPlan = z.optional(z.literal("plus"));

/** What a standalone lesson says about its video (section 3). A breakpoint of 0 counts as a breakpoint (R45). */
export const StandAloneLessonInfo = z.object({
  /** Second at which the promo ends and the page prompts the viewer to sign in or enroll. */
  videoBreakpoint: z.nullable(Seconds),
  videoUrl: z.nullable(z.string()),
  /** The whole video is open to everyone. */
  isVideoOpen: z.boolean(),
});

/** A course as lists show it. `url` is its page's path; the slug is its last segment (R31). */
export const CourseCard = z.object({
  id: Id,
  url: z.string(),
  title: z.string(),
  description: z.string(),
  /** Name of the first speaker, otherwise empty. */
  author: z.string(),
  categories: z._default(z.array(Category), []),
  timing: z._default(Seconds, 0),
  lessonsCount: z._default(z.int(), 0),
  hasExam: z.boolean(),
  status: z._default(z.string(), ""),
  background: z.string(),
  previewImage: z.string(),
  altPreviewImage: z.string(),
  listImage: z.string(),
  altListImage: z.string(),
  /** The motif that the site draws itself; the images above are the same drawing as a file. */
  motif: z.string(),
  contentType: z._default(ContentType, "base"),
  plan: ContentPlan,
  /** The language of the texts; a language other than the requested one is labeled (R52). */
  language: ContentLocale,
});
export type CourseCard = z.infer<typeof CourseCard>;

export const Instructor = z.object({ id: Slug, name: z.string(), role: z.string(), bio: z.string() });
export type Instructor = z.infer<typeof Instructor>;

export const LessonSummary = z.object({
  id: Id,
  /** Position from 1; addresses use the position, never the id (R29). */
  number: z.int().check(z.positive()),
  title: z.string(),
  caption: z.string(),
  description: z.string(),
  countVideos: z.int(),
  /** Steps with questions. */
  countTests: z.int(),
  timing: Seconds,
  stepsCount: z.int(),
});
export type LessonSummary = z.infer<typeof LessonSummary>;

/** How long a course takes, by what learners do: quizzes and downloaded worksheets are exercises. */
export const Lengths = z.object({ watch: Seconds, read: Seconds, exercise: Seconds });
export type Lengths = z.infer<typeof Lengths>;

/** What learners think of a course, in stars. Shown from five ratings on (R64). */
export const RatingSummary = z.object({
  /** To one decimal. */
  average: z.number().check(z.minimum(1), z.maximum(5)),
  count: z.int(),
});
export type RatingSummary = z.infer<typeof RatingSummary>;

/** A course as its landing page shows it. */
export const Course = z.object({
  id: Id,
  slug: Slug,
  url: z.string(),
  title: z.string(),
  description: z.string(),
  /** Sanitized HTML. */
  about: z.string(),
  audience: z.string(),
  outcomes: z.array(z.string()),
  instructors: z.array(Instructor),
  lessons: z.array(LessonSummary),
  modules: z._default(z.array(CourseModule), []),
  categories: z.array(Category),
  timing: Seconds,
  lengths: Lengths,
  background: z.string(),
  motif: z.string(),
  contentType: z._default(ContentType, "base"),
  plan: ContentPlan,
  standAloneLessonInfo: z._default(z.nullable(StandAloneLessonInfo), null),
  /**
   * The clip on the course's page: a standalone lesson's video, otherwise the first clip of the first lesson that has
   * one; null if none has.
   */
  clip: z._default(z.nullable(PageClip), null),
  /** Day, ISO 8601; missing if the content has none. */
  publishedAt: z.optional(z.string()),
  language: ContentLocale,
  status: ContentStatus,
  /** Null with fewer than five ratings (R64). */
  rating: z._default(z.nullable(RatingSummary), null),
  exam: z.nullable(
    z.object({
      slug: Slug,
      title: z.string(),
      questionsCount: z.int(),
      passMark: Percent,
      /** 0 = no clock. */
      clockSeconds: Seconds,
      /** Months that the certificate is valid; 0 = it never expires. */
      validityMonths: z.int(),
    }),
  ),
});
export type Course = z.infer<typeof Course>;

/** A card of the home page's top row (section 3); webinars and courses side by side. */
export const TopCard = z.object({
  id: Id,
  cardType: z.enum(["course", "standaloneCourse", "webinar"]),
  status: z.literal("published"),
  title: z.string(),
  description: z.string(),
  url: z.string(),
  categories: z.array(Category),
  author: z.string(),
  lessonsCount: z.int(),
  hasExam: z.boolean(),
  timing: Seconds,
  background: z.string(),
  motif: z.string(),
  listImage: z.string(),
  altListImage: z.string(),
  /** For standalone courses. */
  topCardImage: z.optional(z.string()),
  topCardImageBackground: z.optional(z.string()),
  language: ContentLocale,
});
export type TopCard = z.infer<typeof TopCard>;

/** A group of lessons. A course without modules of its own is a single module with the course's id. */
export const Module = z.object({
  id: Id,
  /** From 0; used by `structure/?moduleIndex=`. */
  index: z.int(),
  title: z.string(),
  timing: Seconds,
  lessons: z.array(LessonSummary),
  /** The module's own exam. */
  exam: z.nullable(z.object({ slug: Slug, moduleId: Id })),
});
export type Module = z.infer<typeof Module>;

/** A popular course as the Japanese site shows it (section 3, course list item). */
export const CourseListItem = z.object({
  id: Id,
  url: z.string(),
  title: z.string(),
  author: z.string(),
  listImage: z.string(),
  altListImage: z.string(),
  background: z.string(),
  motif: z.string(),
  language: z._default(ContentLocale, "ja"),
  hasExam: z.boolean(),
  lessonsCount: z.int(),
  status: z.string(),
  timeToFinish: Seconds,
});
export type CourseListItem = z.infer<typeof CourseListItem>;

/** A course that a learner is enrolled in. */
export const CourseInProgress = z.object({
  ...CourseCard.shape,
  progress: Percent,
  resume: CourseProgress.shape.resume,
  enrolledAt: Instant,
});
export type CourseInProgress = z.infer<typeof CourseInProgress>;

const InCourse = z.object({ locale: ContentLocale, slug: Slug });
const InLocale = z.object({ locale: ContentLocale });

export const courses = {
  list: endpoint({
    id: "courses.list",
    method: "GET",
    path: `${base}/v3/courses/{locale}/`,
    summary: "Published courses, filtered by topics, duration and words, page by page.",
    access: "public",
    params: InLocale,
    query: z.object({
      /** Topic ids, comma-separated. */
      categories: z._default(commaList, []),
      duration: z.optional(Duration),
      search: z._default(SearchText, ""),
      /** Standalone lessons have a list of their own. */
      type: z._default(ContentType, "base"),
      page: pageNumber(1, 10_000),
      /** Up to 900 (R39). */
      limit: pageNumber(6, 900),
    }),
    reply: page(CourseCard),
  }),
  top: endpoint({
    id: "courses.top",
    method: "GET",
    path: `${base}/v3/courses/{locale}/top/`,
    summary: "The courses that the editors feature first.",
    access: "public",
    params: InLocale,
    reply: page(CourseCard),
  }),
  topCards: endpoint({
    id: "courses.topCards",
    method: "GET",
    path: `${base}/v2/courses/{locale}/top-cards/`,
    summary: "The home page's top row: courses, standalone lessons and the next webinars.",
    access: "public",
    params: InLocale,
    reply: page(TopCard),
  }),
  byIds: endpoint({
    id: "courses.byIds",
    method: "GET",
    path: `${base}/v3/courses/{locale}/list-by-ids/`,
    summary: "The published courses with these ids, in the requested order; unknown ids are skipped.",
    access: "public",
    params: InLocale,
    query: z.object({ ids: idList }),
    reply: page(CourseCard),
  }),
  popular: endpoint({
    id: "courses.popular",
    method: "GET",
    path: `${base}/v2/courses-list/`,
    summary: "Courses by number of learners, highest first (R15: the Japanese site's popular cards).",
    access: "public",
    query: z.object({
      page: pageNumber(1, 10_000),
      limit: pageNumber(6, 900),
      /** Leaves out courses published within the last 30 days. */
      hideNewCourses: z._default(Flag, false),
      language: z._default(ContentLocale, "ja"),
    }),
    reply: page(CourseListItem),
  }),
  modules: endpoint({
    id: "courses.modules",
    method: "GET",
    path: `${base}/v2/courses/{locale}/{slug}/modules/`,
    summary: "A course's lessons by module.",
    access: "public",
    params: InCourse,
    reply: page(Module),
  }),
  recommended: endpoint({
    id: "courses.recommended",
    method: "GET",
    path: `${base}/v2/courses/{locale}/{slug}/recommended-courses/`,
    summary: "Up to six other courses, those with the most topics in common first.",
    access: "public",
    params: InCourse,
    reply: page(CourseCard),
  }),
  inProgress: endpoint({
    id: "courses.inProgress",
    method: "GET",
    path: `${base}/v3/courses/{locale}/in-progress/`,
    summary: "The learner's own courses, most recently enrolled first: unfinished or completed (R37, R42).",
    access: "signed-in",
    params: InLocale,
    query: z.object({
      limit: pageNumber(6, 900),
      page: pageNumber(1, 10_000),
      completed: z._default(Flag, false),
    }),
    reply: page(CourseInProgress),
  }),
  categories: endpoint({
    id: "courses.categories",
    method: "GET",
    path: `${base}/v2/dictionary/{locale}/categories/`,
    summary: "The topics in use: of courses, of standalone lessons or of webinars.",
    access: "public",
    params: InLocale,
    query: z.object({ type: z._default(z.enum(["courses", "standalone", "webinars"]), "courses") }),
    reply: page(Category),
  }),
  allCategories: endpoint({
    id: "courses.allCategories",
    method: "GET",
    path: `${base}/v2/dictionary/{locale}/union/categories/`,
    summary: "The topics of all published content: courses, standalone lessons, webinars.",
    access: "public",
    params: InLocale,
    reply: page(Category),
  }),
  bySlug: endpoint({
    id: "courses.bySlug",
    method: "GET",
    path: `${base}/v3/courses/{locale}/{slug}/`,
    summary: "One published course; in English, and labeled as English, if it is not translated (R52).",
    access: "public",
    params: InCourse,
    reply: Course,
  }),
  progressMap: endpoint({
    id: "courses.progressMap",
    method: "GET",
    path: `${base}/v2/courses/{locale}/progress/`,
    summary:
      "Progress of every course that the learner is enrolled in, by course id; a missing course is not enrolled (R48).",
    access: "signed-in",
    params: InLocale,
    query: z.object({ ids: z.optional(idList) }),
    reply: z.record(z.string(), z.object({ progress: Percent })),
  }),
  progress: endpoint({
    id: "courses.progress",
    method: "GET",
    path: `${mine}/v2/courses/{locale}/{slug}/progress/`,
    summary: "The learner's progress in this course.",
    access: "signed-in",
    params: InCourse,
    reply: CourseProgress,
  }),
  enrol: endpoint({
    id: "courses.enrol",
    method: "POST",
    path: `${mine}/v2/courses/{locale}/{slug}/enroll/`,
    summary: "Enrolls the learner; earlier progress is restored (R19).",
    access: "signed-in",
    params: InCourse,
    reply: CourseProgress,
    idempotent: true,
    ordered: true,
  }),
  removeEnrolment: endpoint({
    id: "courses.removeEnrolment",
    method: "POST",
    path: `${mine}/v2/courses/{locale}/{slug}/enroll/remove/`,
    summary: "Unenrolls the learner; progress is kept (R19).",
    access: "signed-in",
    params: InCourse,
    reply: CourseProgress,
    csrf: true,
    idempotent: true,
    ordered: true,
  }),
};
