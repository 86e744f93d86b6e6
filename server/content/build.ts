import { type BuiltCourse, buildCourse } from "./build-course";
import { type BuiltExam, buildExam } from "./build-exam";
import { type BuiltItems, buildItems } from "./build-items";
import { checked } from "./build-parts";
import { atOnce, flatSteps, type Steps } from "./in-turns";
import type { ContentSource } from "./read";

/** The content as stored in the database. */
export interface BuiltContent {
  categories: { id: string; titles: { en: string } & Partial<Record<string, string>> }[];
  courses: BuiltCourse[];
  exams: BuiltExam[];
  items: BuiltItems;
}

/** Builds the documents to store from content that passed all checks, in steps. */
export function* buildSteps(content: ContentSource): Steps<BuiltContent> {
  const courses: BuiltCourse[] = [];
  for (const course of content.courses) courses.push(yield* buildCourse(content, course));
  return {
    categories: checked(content.categories).map(({ id, title }) => ({ id, titles: title })),
    courses,
    exams: yield* flatSteps(content.exams, (exam) => [buildExam(exam, courses)]),
    items: yield* buildItems(content),
  };
}

/** Builds all documents at once. */
export const buildContent = (content: ContentSource): BuiltContent => atOnce(buildSteps(content));
