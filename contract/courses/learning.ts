import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { ExamEntry } from "../exams/exams";
import { ContentLocale, Slug } from "../primitives";
import { CourseCard } from "./courses";
import { CourseProgress } from "./progress";

const course = "/academy/private/api/v2/courses/{locale}/{slug}";
const InCourse = z.object({ locale: ContentLocale, slug: Slug });

/** Stars, 1–5; 0 means not rated and is never stored (R9). */
export const Stars = z.int().check(z.minimum(0), z.maximum(5));
const GivenStars = z.int().check(z.minimum(1), z.maximum(5));

/** Everything that a learner's course page needs, in one response. */
export const Dashboard = z.object({
  course: CourseCard,
  progress: CourseProgress,
  /** The course's exam and the learner's status in it. */
  exam: z.nullable(ExamEntry),
  rating: Stars,
  /** Whether the promo video has been watched to the end. */
  promoEnded: z.boolean(),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const learning = {
  dashboard: endpoint({
    id: "learning.dashboard",
    method: "GET",
    path: `${course}/dashboard/`,
    summary: "Progress, exam, rating and promo of one course at once.",
    access: "signed-in",
    params: InCourse,
    reply: Dashboard,
  }),
  rating: endpoint({
    id: "learning.rating",
    method: "GET",
    path: `${course}/rating/`,
    summary: "The learner's own rating; 0 if there is none (R9).",
    access: "signed-in",
    params: InCourse,
    reply: z.object({ rating: Stars }),
  }),
  rate: endpoint({
    id: "learning.rate",
    method: "POST",
    path: `${course}/rating/`,
    summary: "Rates a course that the learner is enrolled in, replacing an earlier rating (R9, L22).",
    access: "signed-in",
    params: InCourse,
    body: z.object({ rating: GivenStars }),
    reply: z.object({ rating: Stars }),
    idempotent: true,
    ordered: true,
  }),
  endPromo: endpoint({
    id: "learning.endPromo",
    method: "POST",
    path: `${course}/promo/`,
    summary: "Records that the promo video of a standalone lesson has been watched to the end (section 4).",
    access: "signed-in",
    params: InCourse,
    reply: z.object({ promoEnded: z.boolean() }),
    idempotent: true,
  }),
  flushQuestions: endpoint({
    id: "learning.flushQuestions",
    method: "POST",
    path: `${course}/question-progress/flush/`,
    summary: "Clears the answers of unfinished quizzes in the course; completed steps stay completed.",
    access: "signed-in",
    params: InCourse,
    reply: z.object({ flushed: z.int() }),
    idempotent: true,
  }),
};
