import type { FastifyInstance } from "fastify";
import { learning } from "../../../contract/courses/learning";
import { finishOverdue } from "../../exams/finish";
import { examEntries, skeletonOf } from "../../exams/status-facts";
import { ApiError } from "../../http/api-error";
import { registerEndpoint } from "../../http/register-endpoint";
import { doneSteps } from "../queries/completions";
import { forgetQuizzes } from "../queries/quizzes";
import { endPromo, isPromoEnded, rateCourse, ratingOf } from "../queries/ratings";
import { cardOf, examSlugOf } from "./course-replies";
import { courseFor, courseProgress, ownCourse } from "./courses";

/** What learners do with a course besides taking lessons: check their progress, rate it, watch its promo. */
export async function learningRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(
    app,
    learning.dashboard,
    async ({ account, catalogue, db, now, params: { locale, slug } }) => {
      const course = courseFor(catalogue, account, slug, "course.read");
      const examSlug = examSlugOf(catalogue, catalogue.courseText(course, "en").text.examSlug);
      const exam = catalogue.exam(examSlug ?? "");
      const [entry = null] = await examEntries(db, catalogue, exam ? [exam] : [], {
        accountId: account.id,
        locale,
        now,
      });
      return {
        course: cardOf(catalogue, course, locale),
        progress: await courseProgress(db, catalogue, course, account.id),
        exam: entry,
        rating: await ratingOf(db, account.id, course.id),
        promoEnded: await isPromoEnded(db, account.id, course.id),
      };
    },
    // An attempt ended by the clock changes the learner's status (R2).
    { before: ({ account, db, now }) => finishOverdue(db, account.id, now) },
  );

  registerEndpoint(app, learning.rating, async ({ account, catalogue, db, params: { slug } }) => {
    const course = courseFor(catalogue, account, slug, "course.read");
    return { rating: await ratingOf(db, account.id, course.id) };
  });

  registerEndpoint(app, learning.rate, async (call) => {
    const { id } = await ownCourse(call);
    const isSuperseded = await call.isSuperseded(call.db, { replaces: `rating/${id}` });
    if (!isSuperseded) await rateCourse(call.db, call.account.id, id, call.body.rating, call.now);
    return { rating: await ratingOf(call.db, call.account.id, id) };
  });

  registerEndpoint(app, learning.endPromo, async ({ account, catalogue, db, now, params: { slug } }) => {
    const course = courseFor(catalogue, account, slug, "course.read");
    const { standAlone } = catalogue.courseText(course, "en").text;
    // Only standalone lessons have a promo.
    if (!standAlone) throw new ApiError("not_found");
    await endPromo(db, account.id, course.id, now);
    return { promoEnded: true };
  });

  registerEndpoint(app, learning.flushQuestions, async (call) => {
    const course = await ownCourse(call);
    const { account, catalogue, db } = call;
    const steps = skeletonOf(catalogue, course).flat();
    const done = await doneSteps(db, account.id, steps);
    const unfinished = steps.filter((id) => !done.has(id));
    return { flushed: await forgetQuizzes(db, account.id, unfinished) };
  });
}
