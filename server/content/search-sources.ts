import type { ContentLocale } from "../../contract/primitives";
import type { SearchSource } from "../search/write-index";
import type { BuiltContent } from "./build";
import type { BuiltCourse } from "./build-course";
import { inLanguage } from "./build-parts";
import type { BuiltItem } from "./built-item";
import { toText } from "./markdown";
import type { ContentSource } from "./read";

/** A text as it is read on its page: raw HTML is shown there, so it can also be found. */
const readOn = (markdown: string | undefined): string => toText(markdown ?? "", { keep: true });

type TopicTitles = (ids: readonly string[], locale: ContentLocale) => string[];

const isPublished = ({ status }: { status: string }): boolean => status === "published";

function ofCourse(content: ContentSource, course: BuiltCourse, topicTitles: TopicTitles): SearchSource[] {
  const source = content.courses.find(({ slug }) => slug === course.slug);
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
      readOn(source?.locales.get(locale)?.text.value?.about),
      ...summary.lessons.flatMap(({ title, caption, description }) => [title, caption, description]),
    ].join("\n"),
    categories: summary.categories,
    timing: summary.timing,
    position: course.position,
  }));
}

function ofWebinar(content: ContentSource, item: BuiltItem<"webinar">, topicTitles: TopicTitles): SearchSource {
  const { id, slug, locale, position, document } = item;
  const source = content.webinars.find((one) => one.slug === slug);
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
    body: readOn(source?.locales.get(locale)?.value?.about),
    categories: document.categories,
    timing: document.duration,
    position,
  };
}

function ofTerm(content: ContentSource, item: BuiltItem<"glossary-term">, topicTitles: TopicTitles): SearchSource {
  const { id, slug, locale, position, document } = item;
  const source = content.glossary.find((one) => one.slug === slug)?.source;
  return {
    kind: "glossary-term",
    itemId: id,
    locale,
    type: "glossaryTerm",
    title: document.term,
    keywords: [...document.synonyms, ...topicTitles(document.categories, locale)],
    description: document.short,
    body: readOn(source?.value?.[locale]?.body),
    categories: document.categories,
    timing: 0,
    position,
  };
}

/** The sources of the search index: every published course, webinar and glossary term, in each of its languages. */
export function searchSources(content: ContentSource, built: BuiltContent): SearchSource[] {
  const topicTitles: TopicTitles = (ids, locale) =>
    built.categories.filter(({ id }) => ids.includes(id)).map(({ titles }) => inLanguage(titles, locale));
  return [
    ...built.courses.filter(isPublished).flatMap((course) => ofCourse(content, course, topicTitles)),
    ...built.items.webinars.filter(isPublished).map((item) => ofWebinar(content, item, topicTitles)),
    ...built.items.glossary.filter(isPublished).map((item) => ofTerm(content, item, topicTitles)),
  ];
}
