import type { FastifyInstance } from "fastify";
import { learning } from "../../../contract/courses/learning";
import { finishOverdue } from "../../exams/finish";
import { examEntries, skeletonOf } from "../../exams/status-facts";
import { ApiError } from "../../http/api-error";
import { registerEndpoint } from "../../http/register-endpoint";
import { forgetQuizzes } from "../queries/quizzes";
import { endPromo, isPromoEnded, rateCourse, ratingOf } from "../queries/ratings";
import { cardOf, examSlugOf } from "./course-replies";
import { courseFor, courseProgress, ownCourse } from "./courses";

/** What learners do with a course besides taking lessons: check their progress, rate it, watch its promo. */
export async function learningRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(
    app,
    learning.dashboard,
    async (call) => {
      const { account, catalogue, db, now } = call;
      const { locale, slug } = call.params;
      const course = courseFor(catalogue, account, slug, "course.read");
      const examSlug = examSlugOf(catalogue, catalogue.courseText(course, "en").text.examSlug);
      const exam = catalogue.exam(examSlug ?? "");
      const [entry = null] = await examEntries(db, catalogue, exam ? [exam] : [], {
        account,
        locale,
        now,
      });
      return {
        course: cardOf(catalogue, course, locale),
        progress: await courseProgress(call, course),
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

  registerEndpoint(
    app,
    learning.rate,
    async (call) => {
      const { account, body, db, isSuperseded, now, writeWithReply } = call;
      const { id } = (await ownCourse(call)).course;
      if (isSuperseded) return { rating: await ratingOf(db, account.id, id) };
      writeWithReply(rateCourse(db, account.id, id, body.rating, now));
      return { rating: body.rating };
    },
    { subject: ({ catalogue, params }) => ({ replaces: `rating/${catalogue.course(params.slug)?.id}` }) },
  );

  registerEndpoint(app, learning.endPromo, ({ account, catalogue, db, now, params: { slug }, writeWithReply }) => {
    const course = courseFor(catalogue, account, slug, "course.read");
    const { standAlone } = catalogue.courseText(course, "en").text;
    // Only standalone lessons have a promo.
    if (!standAlone) throw new ApiError("not_found");
    writeWithReply(endPromo(db, account.id, course.id, now));
    return { promoEnded: true };
  });

  registerEndpoint(app, learning.flushQuestions, async (call) => {
    const { course, done } = await ownCourse(call);
    const { account, catalogue, db } = call;
    const unfinished = skeletonOf(catalogue, course)
      .flat()
      .filter((id) => !done.has(id));
    return { flushed: await forgetQuizzes(db, account.id, unfinished) };
  });
}
