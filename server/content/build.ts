import { type BuiltCourse, buildCourse } from "./build-course";
import { type BuiltExam, buildExam } from "./build-exam";
import { buildItems } from "./build-items";
import { checked } from "./build-parts";
import type { ContentSource } from "./read";

/** The content as stored in the database. */
export interface BuiltContent {
  categories: { id: string; titles: { en: string } & Partial<Record<string, string>> }[];
  courses: BuiltCourse[];
  exams: BuiltExam[];
  items: ReturnType<typeof buildItems>;
}

/** Builds the documents to store from content that passed all checks. */
export function buildContent(content: ContentSource): BuiltContent {
  const courses = content.courses.map((course) => buildCourse(content, course));
  return {
    categories: checked(content.categories).map(({ id, title }) => ({ id, titles: title })),
    courses,
    exams: content.exams.map((exam) => buildExam(exam, courses)),
    items: buildItems(content),
  };
}
