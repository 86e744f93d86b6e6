import type { ContentLocale } from "../../contract/primitives";
import type { SearchSource } from "../search/write-index";
import type { BuiltContent } from "./build";
import type { BuiltCourse } from "./build-course";
import { inLanguage } from "./build-parts";
import type { BuiltItem } from "./built-item";
import type { StepDocument } from "./documents";
import { atOnce, flatSteps, type Steps } from "./in-turns";
import { textOf, toHtml } from "./markdown";
import { questionIds } from "./question-ids";
import type { ContentSource, CourseSource } from "./read";

type TopicTitles = (ids: readonly string[], locale: ContentLocale) => string[];

const isPublished = ({ status }: { status: string }): boolean => status === "published";

function ofCourse(source: CourseSource | undefined, course: BuiltCourse, topicTitles: TopicTitles): SearchSource[] {
  return course.locales.map(({ locale, summary }) => ({
    kind: "course",
    itemId: course.id,
    locale,
    type: summary.contentType,
    title: summary.title,
    keywords: [
      ...topicTitles(summary.categories, locale),
      ...summary.instructors.map(({ name }) => name),
      ...summary.outcomes,
      ...(source?.locales.get(locale)?.text.value?.synonyms ?? []),
    ],
    description: summary.description,
    body: [
      textOf(summary.about),
      ...summary.lessons.flatMap(({ title, caption, description }) => [title, caption, description]),
    ].join("\n"),
    categories: summary.categories,
    timing: summary.timing,
    position: course.position,
  }));
}

/** What a step says; a quiz must not tell its answers. */
function textOfStep(step: StepDocument): string[] {
  if (step.type === "quiz") return [];
  return [step.title, textOf(step.type === "video" ? step.transcript : step.html)];
}

/**
 * The lessons of a course with all their texts. A standalone lesson is also a course to the search API, which finds
 * courses by what their pages say.
 * @param courses what is findable of the course itself
 */
function* ofLessons(course: BuiltCourse, courses: readonly SearchSource[]): Steps<SearchSource[]> {
  const sources: SearchSource[] = [];
  for (const { locale, summary, document } of course.locales) {
    const whole = courses.find((one) => one.locale === locale && one.type === "standAloneLesson");
    for (const { id, number, title, caption, description, timing } of summary.lessons) {
      const texts = yield* flatSteps(document.lessons[number - 1]?.steps ?? [], textOfStep);
      sources.push({
        kind: "lesson",
        itemId: id,
        locale,
        type: "lesson",
        title: whole?.title ?? title,
        keywords: whole?.keywords ?? [],
        description: whole?.description ?? description,
        body: [...(whole ? [whole.body] : [caption]), ...texts].join("\n"),
        categories: summary.categories,
        timing,
        position: course.position,
      });
    }
  }
  return sources;
}

function ofExam({ id, locales }: BuiltContent["exams"][number]): SearchSource[] {
  return locales.map(({ locale, summary }) => ({
    kind: "exam",
    itemId: id,
    locale,
    type: "exam",
    title: summary.title,
    keywords: [...summary.topics, ...summary.modules].map(({ title }) => title),
    description: summary.description,
    body: "",
    categories: [],
    timing: summary.clockSeconds,
    position: id,
  }));
}

function ofTemplate({ id, locale, position, document }: BuiltItem<"template">): SearchSource {
  return {
    kind: "template",
    itemId: id,
    locale,
    type: "template",
    title: document.title,
    keywords: [...document.synonyms, ...document.categories.map(({ titles }) => inLanguage(titles, locale))],
    description: document.description,
    body: [textOf(document.about), ...document.steps].join("\n"),
    // Its categories are not topics.
    categories: [],
    timing: 0,
    position,
  };
}

/** The frequently asked questions of each language, not those that are shown there in English. */
function ofQuestions({ faq }: ContentSource, built: BuiltContent): SearchSource[] {
  if (!faq) return [];
  const ids = questionIds(built.items.faq.flatMap(({ document }) => document.groups));
  return [["en", faq.english] as const, ...faq.translations].flatMap(([locale, source]) =>
    (source.value?.groups ?? []).flatMap(({ entries }) =>
      entries.map(
        ({ id, question, answer }, position): SearchSource => ({
          kind: "question",
          itemId: ids.get(id) ?? 0,
          locale,
          type: "question",
          title: question,
          keywords: [],
          description: "",
          body: textOf(toHtml(answer)),
          categories: [],
          timing: 0,
          position,
        }),
      ),
    ),
  );
}

function ofWebinar(item: BuiltItem<"webinar">, topicTitles: TopicTitles): SearchSource {
  const { id, locale, position, document } = item;
  return {
    kind: "webinar",
    itemId: id,
    locale,
    type: "webinar",
    title: document.title,
    keywords: [
      ...topicTitles(document.categories, locale),
      ...document.speakers.map(({ name }) => name),
      ...document.outcomes,
    ],
    description: document.description,
    body: textOf(document.about),
    categories: document.categories,
    timing: document.duration,
    position,
  };
}

function ofTerm(item: BuiltItem<"glossary-term">, topicTitles: TopicTitles): SearchSource {
  const { id, locale, position, document } = item;
  return {
    kind: "glossary-term",
    itemId: id,
    locale,
    type: "glossaryTerm",
    title: document.term,
    keywords: [...document.synonyms, ...topicTitles(document.categories, locale)],
    description: document.short,
    body: textOf(document.body),
    categories: document.categories,
    timing: 0,
    position,
  };
}

/** Courses and their lessons. */
function* ofCourses(
  content: ContentSource,
  { courses }: BuiltContent,
  topicTitles: TopicTitles,
): Steps<SearchSource[]> {
  const sources = new Map(content.courses.map((source) => [source.slug, source]));
  const all: SearchSource[] = [];
  for (const course of courses.filter(isPublished)) {
    const source = sources.get(course.slug);
    const own = ofCourse(source, course, topicTitles);
    yield;
    all.push(...own, ...(yield* ofLessons(course, own)));
  }
  return all;
}

/** The sources of the search index, in steps: everything published, in each of its languages. */
export function* searchSteps(content: ContentSource, built: BuiltContent): Steps<SearchSource[]> {
  const topicTitles: TopicTitles = (ids, locale) =>
    built.categories.filter(({ id }) => ids.includes(id)).map(({ titles }) => inLanguage(titles, locale));
  const { webinars, glossary, templates } = built.items;
  return [
    ...(yield* ofCourses(content, built, topicTitles)),
    ...(yield* flatSteps(webinars.filter(isPublished), (item) => [ofWebinar(item, topicTitles)])),
    ...(yield* flatSteps(glossary.filter(isPublished), (item) => [ofTerm(item, topicTitles)])),
    ...built.exams.filter(isPublished).flatMap(ofExam),
    ...(yield* flatSteps(templates.filter(isPublished), (item) => [ofTemplate(item)])),
    ...ofQuestions(content, built),
  ];
}

/** All sources at once. */
export const searchSources = (content: ContentSource, built: BuiltContent): SearchSource[] =>
  atOnce(searchSteps(content, built));
