import type { FastifyInstance } from "fastify";
import { type Course, courses, durationBounds } from "../../../contract/courses/courses";
import type { CourseProgress } from "../../../contract/courses/progress";
import type { Account } from "../../account/queries/accounts";
import { type Action, type Actor, refusal } from "../../account/rules/access";
import { needsPlan } from "../../account/rules/plan";
import { isPublished, publishedCourses, topicsInUse } from "../../catalogue/routes/published-courses";
import type { Catalogue, CatalogueCourse } from "../../content/catalogue";
import { readOf } from "../../content/last-known";
import type { Database } from "../../db/database";
import { skeletonOf } from "../../exams/status-facts";
import { ApiError } from "../../http/api-error";
import type { Subject } from "../../http/command-order";
import { registerEndpoint } from "../../http/register-endpoint";
import { asList, authorize, authorizeRead, pageOf } from "../../routes/items";
import { findItems } from "../../search/find";
import { courseFacts, doneSteps } from "../queries/completions";
import { addEnrolment, enrolledCourses, hideEnrolment } from "../queries/enrolments";
import { ratingsShownIn } from "../ratings-shown";
import { type Done, progressOf } from "../rules/progress";
import { cardOf, courseOf } from "./course-replies";

/**
 * The course with a slug, if the account may do this with it.
 * @throws {ApiError} `not_found` if it does not exist, is not public, or is withdrawn.
 */
export const courseFor = (catalogue: Catalogue, actor: Actor, slug: string, action: Action): CatalogueCourse =>
  authorize(catalogue.course(slug), actor, action);

/**
 * A course that the account is enrolled in, and its steps that the account has completed.
 * @throws {ApiError} `not_found`, `plan_needed`, `not_enrolled`
 */
export async function ownCourse({
  account,
  catalogue,
  db,
  now,
  params: { slug },
}: {
  account: Account;
  catalogue: Catalogue;
  db: Database;
  now: Date;
  params: { slug: string };
}): Promise<{ course: CatalogueCourse; done: Done }> {
  const course = courseFor(catalogue, account, slug, "course.study");
  const { enrolled, done } = await courseFacts(db, account.id, course.id, skeletonOf(catalogue, course).flat());
  const refused = refusal(account, "course.study", {
    enrolled,
    needsPlan: courseNeedsPlan(catalogue, course, account, now),
  });
  if (refused) throw new ApiError(refused);
  return { course, done };
}

/** Whether a course is of academy-plus and the account's plan does not include it (R55). */
export const courseNeedsPlan = (catalogue: Catalogue, course: CatalogueCourse, account: Account, now: Date): boolean =>
  needsPlan(catalogue.courseText(course, "en").text.plan, account, now);

/** An account's progress in a course. */
export async function courseProgress(
  { account, catalogue, db, now }: { account: Account; catalogue: Catalogue; db: Database; now: Date },
  course: CatalogueCourse,
): Promise<CourseProgress> {
  const skeleton = skeletonOf(catalogue, course);
  const { enrolled, done } = await courseFacts(db, account.id, course.id, skeleton.flat());
  const needs = !enrolled && courseNeedsPlan(catalogue, course, account, now);
  return { ...progressOf(skeleton, done, enrolled), ...(needs && { needsPlan: true }) };
}

/** What enrolling and removing the enrollment are about: the later one of both counts. */
const ofEnrolment = ({ catalogue, params }: { catalogue: Catalogue; params: { slug: string } }): Subject => ({
  replaces: `enrolment/${catalogue.course(params.slug)?.id}`,
});

/** The catalogue, and learners' enrollment and progress. */
export async function courseRoutes(app: FastifyInstance): Promise<void> {
  const ratings = ratingsShownIn(app.academy);

  registerEndpoint(
    app,
    courses.list,
    async ({ params: { locale }, query, catalogue }) => {
      const { page, limit, duration, search: words, type, categories } = query;
      const card = (course: CatalogueCourse) => cardOf(catalogue, course, locale);
      if (words === "") {
        const all = publishedCourses(catalogue, type, duration);
        const isAskedFor = (course: CatalogueCourse) =>
          catalogue.courseText(course, "en").text.categories.some((id) => categories.includes(id));
        return pageOf(categories.length === 0 ? all : all.filter(isAskedFor), { page, limit }, card);
      }
      const { total, hits } = findItems(await app.academy.searchIndex(), {
        words,
        locales: [locale],
        fallback: true,
        kinds: ["course"],
        types: type === "base" ? ["base", "educational"] : [type],
        categories,
        minTiming: duration && durationBounds[duration].min,
        maxTiming: duration && durationBounds[duration].max,
        page,
        limit,
      });
      const found = hits.flatMap(({ itemId }) => catalogue.course(itemId) ?? []).filter(isPublished);
      return { data: found.map(card), total };
    },
    { cache: "kept" },
  );

  registerEndpoint(
    app,
    courses.categories,
    ({ params: { locale }, query, catalogue }) => {
      const used = topicsInUse(catalogue, query.type);
      return asList(catalogue.topics(locale, used));
    },
    { cache: "kept" },
  );

  registerEndpoint(
    app,
    courses.bySlug,
    async ({ params: { locale, slug }, catalogue, ...asking }): Promise<Course> => {
      const course = await authorizeRead(catalogue.course(slug), asking, "course.read");
      return { ...courseOf(catalogue, course, locale), rating: (await ratings()).of.get(course.id) ?? null };
    },
    { cache: "kept", keptFor: readOf(ratings, ({ version }) => version) },
  );

  registerEndpoint(app, courses.progressMap, async ({ account, catalogue, db, query: { ids } }) => {
    const done = await doneSteps(db, account.id);
    const entries = (await enrolledCourses(db, account.id)).flatMap((id) => {
      const course = catalogue.course(id);
      if (!course || refusal(account, "course.study", { status: course.status })) return [];
      if (ids && !ids.includes(id)) return [];
      return [[String(id), { progress: progressOf(skeletonOf(catalogue, course), done, true).progress }] as const];
    });
    return Object.fromEntries(entries);
  });

  registerEndpoint(app, courses.progress, async (call) =>
    courseProgress(call, courseFor(call.catalogue, call.account, call.params.slug, "course.read")),
  );

  registerEndpoint(
    app,
    courses.enrol,
    async (call) => {
      const { account, catalogue, db, isSuperseded, now, params, writeWithReply } = call;
      const course = courseFor(catalogue, account, params.slug, "course.enrol");
      const progress = await courseProgress(call, course);
      if (isSuperseded) return progress;
      const refused = refusal(account, "course.enrol", { needsPlan: progress.needsPlan === true });
      if (refused) throw new ApiError(refused);
      writeWithReply(addEnrolment(db, account.id, course.id, now));
      return { ...progress, enrolled: true };
    },
    { subject: ofEnrolment },
  );

  registerEndpoint(
    app,
    courses.removeEnrolment,
    async (call) => {
      const { account, catalogue, db, isSuperseded, now, params, writeWithReply } = call;
      const course = courseFor(catalogue, account, params.slug, "course.enrol");
      const progress = await courseProgress(call, course);
      if (isSuperseded) return progress;
      writeWithReply(hideEnrolment(db, account.id, course.id, now));
      const needs = courseNeedsPlan(catalogue, course, account, now);
      return { ...progress, enrolled: false, ...(needs && { needsPlan: true as const }) };
    },
    { subject: ofEnrolment },
  );
}
