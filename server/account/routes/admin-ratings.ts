import type { FastifyInstance } from "fastify";
import { admin } from "../../../contract/account/admin";
import type { AdminRating, CourseRatings } from "../../../contract/account/ratings";
import { ratingNumbers } from "../../../contract/courses/ratings-shown";
import type { ContentLocale } from "../../../contract/primitives";
import type { Catalogue } from "../../content/catalogue";
import {
  countRatings,
  type ListedRating,
  listRatings,
  type RatedCourse,
  ratedCourses,
  removeRating,
} from "../../courses/queries/staff-ratings";
import { ApiError } from "../../http/api-error";
import { auditSource } from "../../http/audit-source";
import { registerEndpoint } from "../../http/register-endpoint";

/** A course's title; one that was withdrawn has only its name in addresses. */
export const titleIn = (catalogue: Catalogue, locale: ContentLocale) => (id: number, slug: string) => {
  const course = catalogue.course(id);
  return course ? catalogue.courseText(course, locale).text.title : slug;
};
type TitleOf = ReturnType<typeof titleIn>;

const ratingReply = (one: ListedRating, titleOf: TitleOf): AdminRating => ({
  id: one.id,
  learner: { id: one.accountId, email: one.email, name: one.name },
  course: { id: one.courseId, slug: one.slug, title: titleOf(one.courseId, one.slug) },
  stars: one.stars,
  ratedAt: one.ratedAt.toISOString(),
});

const courseReply = ({ id, slug, byStars }: RatedCourse, titleOf: TitleOf): CourseRatings => ({
  id,
  slug,
  title: titleOf(id, slug),
  ...ratingNumbers(byStars),
});

const refusals = {
  renewed: "The learner has rated this course again since. Nothing was changed.",
  "so already": "This rating is so already. Nothing was changed.",
} as const;

/** What administrators do with learners' ratings (R9, R62). */
export async function adminRatingRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(app, admin.ratings, async ({ catalogue, db, query }) => {
    const { limit, before, after, locale, ...filter } = query;
    const titleOf = titleIn(catalogue, locale);
    const page = await listRatings(db, filter, { limit, before, after });
    const courses = (await ratedCourses(db)).map((one) => courseReply(one, titleOf));
    return {
      ...page,
      data: page.data.map((one) => ratingReply(one, titleOf)),
      total: await countRatings(db, filter),
      courses: courses.sort((a, b) => a.title.localeCompare(b.title, locale) || a.id - b.id),
    };
  });

  registerEndpoint(app, admin.removeRating, async ({ body, db, now, params, request }) => {
    const wanted = { accountId: params.learner, courseId: params.course, ...body };
    const removal = await removeRating(db, wanted, auditSource(request), now);
    if ("done" in removal) return removal.done;
    if (removal.refused === "missing") throw new ApiError("not_found");
    throw new ApiError("conflict", { message: refusals[removal.refused] });
  });
}
