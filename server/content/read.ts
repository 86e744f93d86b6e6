import type { z } from "zod/mini";
import type { ContentLocale } from "../../contract/primitives";
import { type ItemSources, readItems } from "./read-items";
import { type FolderSource, Reader } from "./reader";
import { CategoriesFile, CourseFile, CourseTextFile, ExamFile, ExamTextFile, LessonFile, PeopleFile } from "./schemas";
import type { Problem, Source } from "./source";

export interface CourseInLocale {
  text: Source<z.infer<typeof CourseTextFile>>;
  /** Ordered by number. */
  lessons: Source<z.infer<typeof LessonFile>>[];
  /** Whether the first lesson exists and none is missing in between; otherwise a problem has been reported. */
  isWhole: boolean;
}
export type CourseSource = FolderSource<z.infer<typeof CourseFile>, CourseInLocale>;
export type ExamSource = FolderSource<z.infer<typeof ExamFile>, Source<z.infer<typeof ExamTextFile>>>;
/** Everything in the content folder, each file parsed, with no checks across files yet. */
export interface ContentSource extends ItemSources {
  dir: string;
  categories: Source<z.infer<typeof CategoriesFile>>;
  people: Source<z.infer<typeof PeopleFile>>;
  courses: CourseSource[];
  exams: ExamSource[];
}

async function readLessons(
  reader: Reader,
  slug: string,
  locale: ContentLocale,
): Promise<Pick<CourseInLocale, "lessons" | "isWhole">> {
  const folder = ["courses", slug, locale];
  const numbers: number[] = [];
  for (const entry of await reader.list(...folder)) {
    const number = /^lesson-([1-9]\d*)\.yaml$/.exec(entry)?.[1];
    if (number) numbers.push(Number(number));
    else if (entry !== "course.yaml") reader.complain([...folder, entry], "is neither course.yaml nor lesson-{n}.yaml");
  }
  numbers.sort((a, b) => a - b);
  const gap = numbers.findIndex((number, index) => number !== index + 1);
  if (gap >= 0)
    reader.complain([...folder, `lesson-${numbers[gap]}.yaml`], `must follow lesson-${gap + 1}.yaml, which is missing`);
  if (numbers.length === 0) reader.complain(folder, "must have at least lesson-1.yaml");
  const lessons = await Promise.all(
    numbers.map((number) => reader.read(LessonFile, ...folder, `lesson-${number}.yaml`)),
  );
  return { lessons, isWhole: gap < 0 && numbers.length > 0 };
}

async function readCourse(reader: Reader, slug: string): Promise<CourseSource> {
  const locales: CourseSource["locales"] = new Map();
  for (const locale of await reader.locales("courses", slug, (entry) => ["course.yaml", "files"].includes(entry)))
    locales.set(locale, {
      text: await reader.read(CourseTextFile, "courses", slug, locale, "course.yaml"),
      ...(await readLessons(reader, slug, locale)),
    });
  return { slug, rules: await reader.read(CourseFile, "courses", slug, "course.yaml"), locales };
}

/** Reads the content folder; problems of single files are added to `problems`. */
export async function readContent(dir: string, problems: Problem[]): Promise<ContentSource> {
  const reader = new Reader(dir, problems);
  const courses = (await reader.list("courses")).map((slug) => readCourse(reader, slug));
  return {
    dir,
    categories: await reader.read(CategoriesFile, "categories.yaml"),
    people: await reader.read(PeopleFile, "people.yaml"),
    courses: await Promise.all(courses),
    exams: await reader.folders("exams", {
      rulesFile: "exam.yaml",
      rules: ExamFile,
      textFile: "questions.yaml",
      text: ExamTextFile,
    }),
    ...(await readItems(reader)),
  };
}

/**
 * A course's number of lessons, in every language; null if a problem has been reported, so that dependent problems are
 * not.
 */
export function lessonsCountOf({ locales }: CourseSource): number | null {
  const [english, ...others] = [locales.get("en"), ...locales.values()];
  const count = english?.lessons.length;
  if (count === undefined || !english?.isWhole) return null;
  return others.every(({ lessons, isWhole }) => !isWhole || lessons.length === count) ? count : null;
}
