import type { ExamResult, ProposedLesson, StudyResource } from "../../contract/exams/exams";
import type { ContentLocale } from "../../contract/primitives";
import { paths } from "../../src/paths/paths";
import type { Catalogue } from "../content/catalogue";
import type { ExamTopic } from "../content/documents";
import { courseOfExam, type ExamTarget } from "./exam-target";
import type { TopicScore } from "./rules/attempt";

/** A lesson that learners can open: one of a course, or a standalone one. */
type FoundLesson = Omit<ProposedLesson, "topic"> & { isStandAlone: boolean; language: ContentLocale };

function lessonsIn(catalogue: Catalogue, slug: string, number: number, locale: ContentLocale): FoundLesson[] {
  const course = catalogue.course(slug);
  if (course?.status !== "published") return [];
  const { text, language } = catalogue.courseText(course, locale);
  const isStandAlone = text.contentType === "standAloneLesson";
  return text.lessons
    .filter((lesson) => lesson.number === number)
    .map((lesson) => ({ courseSlug: slug, courseTitle: text.title, lesson, isStandAlone, language }));
}

/** The lessons that teach a topic, that of the exam's course first. */
function lessonsOn(catalogue: Catalogue, target: ExamTarget, topic: ExamTopic, locale: ContentLocale): FoundLesson[] {
  const course = courseOfExam(catalogue, target.exam);
  const own = course && topic.lesson !== null ? lessonsIn(catalogue, course.slug, topic.lesson, locale) : [];
  return [
    ...own,
    ...topic.resources.flatMap((resource) => {
      if (resource.kind === "lesson") return lessonsIn(catalogue, resource.course, resource.lesson, locale);
      return resource.kind === "standAloneLesson" ? lessonsIn(catalogue, resource.course, 1, locale) : [];
    }),
  ];
}

const lessonResource = ({ courseSlug, courseTitle, lesson, isStandAlone, language }: FoundLesson): StudyResource =>
  isStandAlone
    ? {
        kind: "standAloneLesson",
        title: courseTitle,
        courseTitle: null,
        lesson: null,
        url: paths.standaloneCourse(courseSlug),
        language,
      }
    : {
        kind: "lesson",
        title: lesson.title,
        courseTitle,
        lesson: lesson.number,
        url: paths.lesson(courseSlug, lesson.number),
        language,
      };

function termOf(catalogue: Catalogue, slug: string, locale: ContentLocale): StudyResource[] {
  const item = catalogue.item("glossary-term", slug);
  if (item?.status !== "published") return [];
  const { text, language } = catalogue.itemText(item, locale);
  return [{ kind: "term", title: text.term, courseTitle: null, lesson: null, url: paths.term(slug), language }];
}

function templateOf(catalogue: Catalogue, slug: string, locale: ContentLocale): StudyResource[] {
  const item = catalogue.item("template", slug);
  if (item?.status !== "published") return [];
  const { text, language } = catalogue.itemText(item, locale);
  return [
    { kind: "template", title: text.title, courseTitle: null, lesson: null, url: paths.template(slug), language },
  ];
}

/** The lessons that teach a topic, in a language. */
export const proposedLessonsOn = (
  catalogue: Catalogue,
  target: ExamTarget,
  topic: ExamTopic,
  locale: ContentLocale,
): ProposedLesson[] =>
  lessonsOn(catalogue, target, topic, locale).map(({ courseSlug, courseTitle, lesson }) => ({
    courseSlug,
    courseTitle,
    lesson,
    topic: topic.title,
  }));

/** What teaches a topic, in a language: lessons first, then terms and templates. */
export const studyResources = (
  catalogue: Catalogue,
  target: ExamTarget,
  topic: ExamTopic,
  locale: ContentLocale,
): StudyResource[] => [
  ...lessonsOn(catalogue, target, topic, locale).map(lessonResource),
  ...topic.resources.flatMap((resource) => (resource.kind === "term" ? termOf(catalogue, resource.slug, locale) : [])),
  ...topic.resources.flatMap((resource) =>
    resource.kind === "template" ? templateOf(catalogue, resource.slug, locale) : [],
  ),
];

/** The topic of today's exam that was asked, by its id; in attempts without ids by its title in any language. */
export function topicAsked({ exam }: ExamTarget, { id, title }: TopicScore): ExamTopic | undefined {
  const topics = [...exam.locales.values()].flatMap((text) => text.topics);
  return topics.find((topic) => (id === undefined ? topic.title === title : topic.id === id));
}

/** The topics of a result with what teaches them. */
export const withResources = (
  catalogue: Catalogue,
  target: ExamTarget,
  topics: readonly TopicScore[],
  locale: ContentLocale,
): ExamResult["topics"] =>
  topics.map((score) => {
    const { title, lesson, right, total } = score;
    const topic = topicAsked(target, score);
    return { title, lesson, right, total, resources: topic ? studyResources(catalogue, target, topic, locale) : [] };
  });
