import type { FastifyInstance } from "fastify";
import { type CourseListItem, courses, type Module, type TopCard } from "../../../contract/courses/courses";
import type { ContentLocale } from "../../../contract/primitives";
import { refusal, visitor } from "../../account/rules/access";
import type { Catalogue, CatalogueCourse, CatalogueItem } from "../../content/catalogue";
import type { CourseSummary } from "../../content/documents";
import { doneSteps } from "../../courses/queries/completions";
import { enrolmentsOf } from "../../courses/queries/enrolments";
import { cardOf, examSlugOf } from "../../courses/routes/course-replies";
import { courseFor } from "../../courses/routes/courses";
import { progressOf } from "../../courses/rules/progress";
import { skeletonOf } from "../../exams/status-facts";
import { registerEndpoint } from "../../http/register-endpoint";
import { webinarCardOf, webinarsInOrder } from "../../library/routes/webinars";
import { asList, pageOf } from "../../routes/items";
import { popularityIn } from "../popularity";
import { isPublished, publishedCourses, topicsInUse } from "./published-courses";

/** How many courses are recommended next to one. */
const maxRecommended = 6;
/** How many webinars the top row shows: the next ones. */
const webinarsOnTop = 2;
/** How long a course is new, in days. */
const newForDays = 30;

const summaryOf = (catalogue: Catalogue, course: CatalogueCourse): CourseSummary =>
  catalogue.courseText(course, "en").text;

function topCardOf(catalogue: Catalogue, course: CatalogueCourse, locale: ContentLocale): TopCard {
  const { contentType, previewImage, ...card } = cardOf(catalogue, course, locale);
  const isStandalone = contentType === "standAloneLesson";
  return {
    ...card,
    status: "published",
    cardType: isStandalone ? "standaloneCourse" : "course",
    ...(isStandalone && { topCardImage: previewImage, topCardImageBackground: card.background }),
  };
}

function topWebinarOf(catalogue: Catalogue, item: CatalogueItem<"webinar">, locale: ContentLocale): TopCard {
  const card = webinarCardOf(catalogue, item, locale);
  return {
    id: card.id,
    cardType: "webinar",
    status: "published",
    title: card.title,
    description: card.description,
    url: card.url,
    categories: card.categories,
    author: card.speakers[0]?.name ?? "",
    lessonsCount: 0,
    hasExam: false,
    timing: card.duration,
    background: card.previewImgBackground,
    motif: card.motif,
    listImage: card.previewImg,
    altListImage: card.previewImgAltText,
    language: card.language,
  };
}

/** A course's lessons by module; the whole course if it has none. */
export function modulesOf(catalogue: Catalogue, course: CatalogueCourse, locale: ContentLocale): Module[] {
  const { text } = catalogue.courseText(course, locale);
  const examSlug = examSlugOf(catalogue, text.examSlug);
  const exam = catalogue.exam(examSlug ?? "");
  const sat = exam ? catalogue.examText(exam, "en").text.modules : [];
  const whole = { id: course.id, title: text.title, lessons: text.lessons.map(({ number }) => number) };
  return (text.modules.length > 0 ? text.modules : [whole]).map(({ id, title, lessons: numbers }, index) => {
    const lessons = text.lessons.filter(({ number }) => numbers.includes(number));
    return {
      id,
      index,
      title,
      timing: lessons.reduce((sum, { timing }) => sum + timing, 0),
      lessons,
      exam: exam && sat.some((one) => one.id === id) ? { slug: exam.slug, moduleId: id } : null,
    };
  });
}

function listItemOf(catalogue: Catalogue, course: CatalogueCourse, locale: ContentLocale): CourseListItem {
  const { timing, ...card } = cardOf(catalogue, course, locale);
  return { ...card, timeToFinish: timing };
}

/** Other courses, those with the most topics in common first, then by position. */
function recommendedFor(catalogue: Catalogue, course: CatalogueCourse): CatalogueCourse[] {
  const topics = summaryOf(catalogue, course).categories;
  const inCommon = (other: CatalogueCourse) =>
    summaryOf(catalogue, other).categories.filter((id) => topics.includes(id)).length;
  return publishedCourses(catalogue)
    .filter(({ id }) => id !== course.id)
    .sort((a, b) => inCommon(b) - inCommon(a))
    .slice(0, maxRecommended);
}

/** A course that everyone may read. */
const published = (catalogue: Catalogue, slug: string): CatalogueCourse =>
  courseFor(catalogue, visitor, slug, "course.read");

/** Lists of courses: featured by the editors, popular, related to another course, or a learner's own. */
export async function courseListRoutes(app: FastifyInstance): Promise<void> {
  const popularity = popularityIn(app.academy);

  registerEndpoint(
    app,
    courses.top,
    ({ catalogue, params: { locale } }) => {
      const top = publishedCourses(catalogue).filter((course) => summaryOf(catalogue, course).isTop);
      return asList(top.map((course) => cardOf(catalogue, course, locale)));
    },
    { cache: "kept" },
  );

  registerEndpoint(
    app,
    courses.topCards,
    ({ catalogue, now, params: { locale } }) => {
      const top = catalogue.courses.filter((course) => isPublished(course) && summaryOf(catalogue, course).isTop);
      const { upcoming } = webinarsInOrder(catalogue, now);
      return asList([
        ...top.map((course) => topCardOf(catalogue, course, locale)),
        ...upcoming.slice(0, webinarsOnTop).map((item) => topWebinarOf(catalogue, item, locale)),
      ]);
    },
    { cache: "content" },
  );

  registerEndpoint(
    app,
    courses.byIds,
    ({ catalogue, params: { locale }, query: { ids } }) => {
      const found = [...new Set(ids)].flatMap((id) => catalogue.course(id) ?? []).filter(isPublished);
      return asList(found.map((course) => cardOf(catalogue, course, locale)));
    },
    { cache: "kept" },
  );

  registerEndpoint(
    app,
    courses.popular,
    async ({ catalogue, now, query: { language, hideNewCourses, ...page } }) => {
      const count = await popularity();
      const newSince = new Date(now.getTime() - newForDays * 86_400_000).toISOString();
      const isNew = (course: CatalogueCourse) => (summaryOf(catalogue, course).publishedAt ?? "") > newSince;
      const found = publishedCourses(catalogue)
        .filter((course) => !hideNewCourses || !isNew(course))
        .sort((a, b) => (count.get(b.id) ?? 0) - (count.get(a.id) ?? 0));
      return pageOf(found, page, (course) => listItemOf(catalogue, course, language));
    },
    { cache: "content" },
  );

  registerEndpoint(
    app,
    courses.modules,
    ({ catalogue, params: { locale, slug } }) => asList(modulesOf(catalogue, published(catalogue, slug), locale)),
    { cache: "kept" },
  );

  registerEndpoint(
    app,
    courses.recommended,
    ({ catalogue, params: { locale, slug } }) =>
      asList(recommendedFor(catalogue, published(catalogue, slug)).map((course) => cardOf(catalogue, course, locale))),
    { cache: "kept" },
  );

  registerEndpoint(
    app,
    courses.allCategories,
    ({ catalogue, params: { locale } }) => {
      const kinds = ["courses", "standalone", "webinars"] as const;
      return asList(
        catalogue.topics(
          locale,
          kinds.flatMap((kind) => topicsInUse(catalogue, kind)),
        ),
      );
    },
    { cache: "kept" },
  );

  registerEndpoint(app, courses.inProgress, async ({ account, catalogue, db, params: { locale }, query }) => {
    const done = await doneSteps(db, account.id);
    const own = (await enrolmentsOf(db, account.id)).flatMap(({ courseId, enrolledAt }) => {
      const course = catalogue.course(courseId);
      if (!course || refusal(account, "course.study", { status: course.status })) return [];
      const { progress, resume } = progressOf(skeletonOf(catalogue, course), done, true);
      if ((progress === 100) !== query.completed) return [];
      return [{ course, progress, resume, enrolledAt: enrolledAt.toISOString() }];
    });
    return pageOf(own, query, ({ course, ...statusFacts }) => ({
      ...cardOf(catalogue, course, locale),
      ...statusFacts,
    }));
  });
}
