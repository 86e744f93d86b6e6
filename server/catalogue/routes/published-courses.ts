import { type ContentType, type Duration, durationBounds } from "../../../contract/courses/courses";
import type { Catalogue, CatalogueCourse } from "../../content/catalogue";
import { publishedItems } from "../../routes/items";

type Kind = "courses" | "standalone" | "webinars";

export const isPublished = ({ status }: CatalogueCourse): boolean => status === "published";

/** Courses of a study program are listed with the courses; standalone lessons have their own list. */
const isOfType = (one: ContentType, asked: ContentType): boolean =>
  one === asked || (asked === "base" && one === "educational");

const lists = new WeakMap<Catalogue, Map<string, readonly CatalogueCourse[]>>();

/**
 * Published courses of a type, and of a duration, by position. Cached by content version: scanning thousands of courses
 * costs more than the response.
 */
export function publishedCourses(
  catalogue: Catalogue,
  type: ContentType = "base",
  duration?: Duration,
): readonly CatalogueCourse[] {
  const known = lists.get(catalogue) ?? new Map<string, readonly CatalogueCourse[]>();
  lists.set(catalogue, known);
  const { min, max = Number.POSITIVE_INFINITY } = duration ? durationBounds[duration] : { min: 0 };
  const key = `${type} ${duration}`;
  const list =
    known.get(key) ??
    catalogue.courses.filter((course) => {
      const { contentType, timing } = catalogue.courseText(course, "en").text;
      return isPublished(course) && isOfType(contentType, type) && timing >= min && timing <= max;
    });
  known.set(key, list);
  return list;
}

/** The ids of the topics that content of a kind is filed under. */
export function topicsInUse(catalogue: Catalogue, kind: Kind): string[] {
  if (kind === "webinars")
    return publishedItems(catalogue, "webinar").flatMap((item) => catalogue.itemText(item, "en").text.categories);
  return publishedCourses(catalogue, kind === "standalone" ? "standAloneLesson" : "base").flatMap(
    (course) => catalogue.courseText(course, "en").text.categories,
  );
}
