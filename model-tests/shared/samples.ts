import type { SearchCount, SearchHit, SearchItem } from "../../contract/catalogue/search";
import type { Course, CourseCard } from "../../contract/courses/courses";
import type { Hit } from "../../machines/catalogue/search-results";
import { courses, people, seo } from "./demo-content";

/** Content that several test models use in replies. */

/** A course of the demo; more than it has are numbered. */
const demoCourse = (id: number) => {
  const { [(id - 1) % courses.length]: known = courses[0] } = courses;
  return id > courses.length ? { ...known, title: `${known.title} ${id}` } : known;
};

/** The first one has an exam, the second one is in another language. */
export const courseCard = (id: number): CourseCard => ({
  id,
  url: `/academy/courses/course-${id}/`,
  ...demoCourse(id),
  categories: [],
  timing: 600,
  lessonsCount: 1,
  hasExam: id === 1,
  status: "published",
  previewImage: "",
  altPreviewImage: "",
  listImage: "",
  altListImage: "",
  contentType: "base",
  language: id === 2 ? "es" : "en",
});

export const hit = (id: number): Hit => ({
  id: `course ${id}`,
  kind: "course",
  url: `/academy/courses/course-${id}/`,
  title: demoCourse(id).title,
  language: "en",
  highlights: {
    title: [{ text: demoCourse(id).title, hit: true }],
    content: [{ text: demoCourse(id).description, hit: false }],
  },
  partOf: null,
  categories: [],
});

/** A reply of the search over everything; the numbers of the ids are those of the API. */
export const everythingOf = ({
  data,
  total,
  counts = [],
}: {
  data: SentItem[];
  total: number;
  counts?: SearchCount[];
}) => ({
  result: {
    hits: data.map(({ id, ...known }) => ({ content: "", categories: [], ...known, id: Number(id.split(" ").at(-1)) })),
    total,
    counts,
  },
});
type SentItem = Omit<SearchItem, "id" | "content" | "categories"> & { id: string };

/** A reply of the search API: hits with fields that the tests ignore. */
export const hitsOf = ({ data, total }: { data: Partial<SearchHit>[]; total: number }) => ({
  result: { hits: data.map((known) => ({ ...bareHit, ...known })), total },
});
const bareHit: Omit<SearchHit, "id" | "url" | "title"> = {
  application: "academy",
  type: "base",
  highlights: { title: [], content: [] },
  content: "",
  categories: [],
  listImage: "",
  altListImage: "",
  imageUrl: "",
  altImage: "",
  publishedAt: null,
  speakers: [],
  language: "en",
  source: { url: "" },
  extra: {
    background: "#dff0f2",
    motif: "chart",
    hasExam: false,
    lessonCount: 1,
    status: "published",
    timeToFinish: 600,
  },
};

export const course: Course = {
  id: 1,
  slug: "seo",
  url: "/academy/courses/seo/",
  title: courses[0].title,
  description: courses[0].description,
  about: seo.about,
  audience: seo.audience,
  outcomes: [...seo.outcomes],
  instructors: [people.mara],
  lessons: [],
  modules: [],
  categories: [],
  timing: 600,
  lengths: { watch: 60, read: 540, exercise: 0 },
  background: courses[0].background,
  motif: courses[0].motif,
  contentType: "base",
  standAloneLessonInfo: null,
  clip: null,
  language: "en",
  status: "published",
  rating: null,
  exam: null,
};

/** A complete list in one page, in the format of the API's lists. */
export const pageOf = <T>(data: T[]) => ({ data, total: data.length });

/** The pages of a list that grows as more is appended. */
interface Known {
  cards: readonly unknown[];
}
/** This many more entries, and no others after them. */
export const lastOf =
  <T>(item: (id: number) => T, count = 1) =>
  ({ cards }: Known) => ({ data: items(item, cards.length, count), total: cards.length + count });
/** This many more entries, with others after them. */
export const someOf =
  <T>(item: (id: number) => T, count = 1) =>
  ({ cards }: Known) => ({ data: items(item, cards.length, count), total: cards.length + 2 * count });

const items = <T>(item: (id: number) => T, after: number, count: number): T[] =>
  Array.from({ length: count }, (_, index) => item(after + index + 1));
