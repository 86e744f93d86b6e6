import type { ContentType, Course, CourseCard } from "../../../contract/courses/courses";
import type { ContentLocale } from "../../../contract/primitives";
import type { ContentPlan } from "../../account/rules/plan";
import type { Catalogue, CatalogueCourse } from "../../content/catalogue";

/** The address of a course's page; standalone lessons have their own section (R27). */
export const urlOf = (slug: string, contentType: ContentType): string =>
  `/academy/${contentType === "standAloneLesson" ? "standalone-courses" : "courses"}/${slug}/`;

/**
 * The course's drawing as a file; pages draw it themselves. It adds nothing to the title, so it has no alternative
 * text.
 */
export const drawingOf = ({ motif, background }: { motif: string; background: string }): string =>
  `/academy/artwork/${motif}-${background.slice(1).toLowerCase()}.svg`;

/** The plan of something, as replies tell it. */
export const planOf = ({ plan }: { plan: ContentPlan }): { plan?: "plus" } => (plan === "plus" ? { plan } : {});

/** A course as lists show it. */
export function cardOf(catalogue: Catalogue, course: CatalogueCourse, locale: ContentLocale): CourseCard {
  const { text, language } = catalogue.courseText(course, locale);
  return {
    id: course.id,
    url: urlOf(course.slug, text.contentType),
    title: text.title,
    description: text.description,
    author: text.instructors[0]?.name ?? "",
    categories: catalogue.topics(locale, text.categories),
    timing: text.timing,
    lessonsCount: text.lessons.length,
    hasExam: examSlugOf(catalogue, text.examSlug) !== null,
    status: course.status,
    background: text.background,
    previewImage: drawingOf(text),
    altPreviewImage: "",
    listImage: drawingOf(text),
    altListImage: "",
    motif: text.motif,
    contentType: text.contentType,
    ...planOf(text),
    language,
  };
}

/** The exam's slug, if the exam is public. */
export const examSlugOf = (catalogue: Catalogue, slug: string | null): string | null =>
  slug !== null && catalogue.exam(slug)?.status === "published" ? slug : null;

/** A course as its landing page shows it, without its ratings. */
export function courseOf(catalogue: Catalogue, course: CatalogueCourse, locale: ContentLocale): Omit<Course, "rating"> {
  const { text, language } = catalogue.courseText(course, locale);
  const exam = catalogue.exam(examSlugOf(catalogue, text.examSlug) ?? "");
  const rules = exam && catalogue.examText(exam, locale).text;
  return {
    id: course.id,
    slug: course.slug,
    url: urlOf(course.slug, text.contentType),
    title: text.title,
    description: text.description,
    about: text.about,
    audience: text.audience,
    outcomes: text.outcomes,
    instructors: text.instructors,
    lessons: text.lessons,
    modules: text.modules,
    categories: catalogue.topics(locale, text.categories),
    timing: text.timing,
    lengths: text.lengths,
    background: text.background,
    motif: text.motif,
    contentType: text.contentType,
    ...planOf(text),
    standAloneLessonInfo: text.standAlone,
    clip: text.clip,
    ...(text.publishedAt && { publishedAt: text.publishedAt }),
    language,
    status: course.status,
    exam:
      exam && rules
        ? {
            slug: exam.slug,
            title: rules.title,
            questionsCount: rules.draw,
            passMark: rules.passMark,
            clockSeconds: rules.clockSeconds,
            validityMonths: rules.validityMonths,
          }
        : null,
  };
}
