import { omit, parse } from "zod/mini";
import { SearchHit, type SearchKind } from "../../../contract/catalogue/search";
import type { Catalogue } from "../../content/catalogue";
import type { CourseSummary } from "../../content/documents";
import { cardOf } from "../../courses/routes/course-replies";
import { termCardOf } from "../../library/routes/glossary";
import { webinarCardOf } from "../../library/routes/webinars";
import type { Found, FoundDocument } from "../../search/find";
import { foundAsJson } from "./found-json";

/** The part of a hit that does not depend on the query. */
const Card = omit(SearchHit, { title: true, content: true, highlights: true });

const speakersOf = (people: CourseSummary["instructors"], background: string): SearchHit["speakers"] =>
  people.map(({ id, name }) => ({ id, name, photo: "", background }));

const day = (publishedAt: string | null): string | null =>
  publishedAt === null ? null : new Date(publishedAt).toISOString();

/** The catalogue's data for a found course. */
function courseHit(catalogue: Catalogue, { itemId, locale }: Found) {
  const course = catalogue.course(itemId);
  if (course?.status !== "published") return null;
  const { text } = catalogue.courseText(course, locale);
  const { url, listImage, altListImage, categories, background, motif, hasExam, lessonsCount, status, timing } = cardOf(
    catalogue,
    course,
    locale,
  );
  return {
    application: "academy" as const,
    url,
    categories,
    listImage,
    altListImage,
    publishedAt: day(text.publishedAt),
    speakers: speakersOf(text.instructors, background),
    extra: { background, motif, hasExam, lessonCount: lessonsCount, status, timeToFinish: timing },
  };
}

/** The catalogue's data for a found webinar. */
function webinarHit(catalogue: Catalogue, { itemId, locale }: Found) {
  const item = catalogue.item("webinar", itemId);
  if (item?.status !== "published") return null;
  const { text } = catalogue.itemText(item, locale);
  const card = webinarCardOf(catalogue, item, locale);
  const { background, motif } = text;
  return {
    application: "webinars" as const,
    url: card.url,
    categories: card.categories,
    listImage: card.previewImg,
    altListImage: card.previewImgAltText,
    publishedAt: text.publishedAt,
    speakers: speakersOf(text.speakers, background),
    extra: { background, motif, hasExam: false, lessonCount: 0, status: item.status, timeToFinish: card.duration },
  };
}

/** The catalogue's data for a found term, which has no image and no duration. */
function termHit(catalogue: Catalogue, { itemId, locale }: Found) {
  const item = catalogue.item("glossary-term", itemId);
  if (item?.status !== "published") return null;
  const { text } = catalogue.itemText(item, locale);
  return {
    application: "glossary" as const,
    url: termCardOf(catalogue, item, locale).url,
    categories: catalogue.topics(locale, text.categories),
    listImage: "",
    altListImage: "",
    publishedAt: null,
    speakers: [],
    extra: { background: "", motif: "", hasExam: false, lessonCount: 0, status: item.status, timeToFinish: 0 },
  };
}

const knownOf: Partial<Record<SearchKind, typeof courseHit | typeof webinarHit | typeof termHit>> = {
  course: courseHit,
  webinar: webinarHit,
  "glossary-term": termHit,
};

const asJson = foundAsJson((catalogue: Catalogue, found: FoundDocument) => {
  const known = knownOf[found.kind]?.(catalogue, found);
  if (!known) return null;
  return parse(Card, {
    ...known,
    id: found.itemId,
    type: found.type,
    imageUrl: known.listImage,
    altImage: known.altListImage,
    source: { url: known.url },
    language: found.locale,
  });
});

/** A page of hits as JSON, in the contract's shape: `{ total, hits }`. */
export const hitsAsJson = (catalogue: Catalogue, total: number, found: readonly FoundDocument[]): string =>
  `{"total":${total},"hits":${asJson(catalogue, found)}}`;
