import { omit, parse } from "zod/mini";
import { SearchItem, SearchKind } from "../../../contract/catalogue/search";
import { paths } from "../../../src/paths/paths";
import type { Catalogue } from "../../content/catalogue";
import { questionIds } from "../../content/question-ids";
import { urlOf } from "../../courses/routes/course-replies";
import { titledIn } from "../../library/routes/template-categories";
import type { Counts, Found, FoundDocument } from "../../search/find";
import { foundAsJson } from "./found-json";

/** The part of an item that does not depend on the query. */
const Card = omit(SearchItem, { title: true, content: true, highlights: true });

/** Where something is, what it is a part of, and what it is about. */
type Place = Pick<SearchItem, "url" | "partOf" | "categories">;

function courseAt(catalogue: Catalogue, { itemId, locale }: Found): Place | null {
  const course = catalogue.course(itemId);
  if (course?.status !== "published") return null;
  const { contentType, categories } = catalogue.courseText(course, locale).text;
  return { url: urlOf(course.slug, contentType), partOf: null, categories: catalogue.topics(locale, categories) };
}

/** A standalone lesson has a page of its own; the others are opened in their course. */
function lessonAt(catalogue: Catalogue, { itemId, locale }: Found): Place | null {
  const course = catalogue.courseOfLesson(itemId);
  if (course?.status !== "published") return null;
  const { contentType, title, lessons, categories: topics } = catalogue.courseText(course, locale).text;
  const categories = catalogue.topics(locale, topics);
  if (contentType === "standAloneLesson") return { url: urlOf(course.slug, contentType), partOf: null, categories };
  const lesson = lessons.find(({ id }) => id === itemId);
  return lesson ? { url: paths.lesson(course.slug, lesson.number), partOf: title, categories } : null;
}

function examAt(catalogue: Catalogue, { itemId }: Found): Place | null {
  const exam = catalogue.exam(itemId);
  return exam?.status === "published" ? { url: paths.exam(exam.slug), partOf: null, categories: [] } : null;
}

function webinarAt(catalogue: Catalogue, { itemId, locale }: Found): Place | null {
  const item = catalogue.item("webinar", itemId);
  if (item?.status !== "published") return null;
  const { categories } = catalogue.itemText(item, locale).text;
  return { url: paths.webinar(item.slug), partOf: null, categories: catalogue.topics(locale, categories) };
}

function termAt(catalogue: Catalogue, { itemId, locale }: Found): Place | null {
  const item = catalogue.item("glossary-term", itemId);
  if (item?.status !== "published") return null;
  const { categories } = catalogue.itemText(item, locale).text;
  return { url: paths.term(item.slug), partOf: null, categories: catalogue.topics(locale, categories) };
}

function templateAt(catalogue: Catalogue, { itemId, locale }: Found): Place | null {
  const item = catalogue.item("template", itemId);
  if (item?.status !== "published") return null;
  const { text } = catalogue.itemText(item, locale);
  return { url: paths.template(item.slug), partOf: null, categories: titledIn(text.categories, locale) };
}

/** A question's place on the page of all questions. */
function questionAt(catalogue: Catalogue, { itemId, locale }: Found): Place | null {
  const [faq] = catalogue.items("faq");
  const groups = faq ? catalogue.itemText(faq, locale).text.groups : [];
  const ids = questionIds(groups);
  for (const { title, entries } of groups)
    for (const { id } of entries)
      if (ids.get(id) === itemId) return { url: `${paths.faq}#${id}`, partOf: title, categories: [] };
  return null;
}

const placeOf: Record<SearchKind, (catalogue: Catalogue, found: Found) => Place | null> = {
  course: courseAt,
  lesson: lessonAt,
  webinar: webinarAt,
  exam: examAt,
  "glossary-term": termAt,
  template: templateAt,
  question: questionAt,
};

const itemsAsJson = foundAsJson((catalogue: Catalogue, found: FoundDocument) => {
  const place = placeOf[found.kind](catalogue, found);
  return place && parse(Card, { ...place, kind: found.kind, id: found.itemId, language: found.locale });
});

/** A page of everything that was found as JSON, in the contract's shape: `{ total, counts, hits }`. */
export function everythingAsJson(
  catalogue: Catalogue,
  { total, counts, hits }: { total: number; counts: Counts; hits: readonly FoundDocument[] },
): string {
  const some = SearchKind.options.flatMap((kind) => {
    const count = counts.get(kind) ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });
  return `{"total":${total},"counts":${JSON.stringify(some)},"hits":${itemsAsJson(catalogue, hits)}}`;
}
