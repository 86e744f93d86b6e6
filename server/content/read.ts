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

const examForm = { rulesFile: "exam.yaml", rules: ExamFile, textFile: "questions.yaml", text: ExamTextFile };

/** A course with the exam that it names, or an exam with its course: each is checked against the other. */
export interface Paired {
  /** Of its folder, like `courses/x`. */
  path: string;
  /** Of the other folder; null if it names none. */
  partner: string | null;
}

export const pairedCourse = ({ slug, rules: { value } }: CourseSource): Paired => ({
  path: `courses/${slug}`,
  partner: value?.exam === undefined ? null : `exams/${value.exam}`,
});

export const pairedExam = ({ slug, rules: { value } }: ExamSource): Paired => ({
  path: `exams/${slug}`,
  partner: value?.course === undefined ? null : `courses/${value.course}`,
});

/** Says which folders of courses and exams to read next, after those that were just read: first none. */
export type ChooseFolders = (read: readonly Paired[]) => readonly string[];

const bySlug = (one: { slug: string }, other: { slug: string }): number => (one.slug < other.slug ? -1 : 1);

async function readChosen(reader: Reader, choose: ChooseFolders): Promise<Pick<ContentSource, "courses" | "exams">> {
  const courses: CourseSource[] = [];
  const exams: ExamSource[] = [];
  for (let paths = choose([]); paths.length > 0; ) {
    const slugsIn = (area: string) =>
      paths.flatMap((path) => (path.startsWith(`${area}/`) ? path.slice(area.length + 1) : []));
    const someCourses = await Promise.all(slugsIn("courses").map((slug) => readCourse(reader, slug)));
    const someExams = await Promise.all(slugsIn("exams").map((slug) => reader.folder("exams", slug, examForm)));
    courses.push(...someCourses);
    exams.push(...someExams);
    paths = choose([...someCourses.map(pairedCourse), ...someExams.map(pairedExam)]);
  }
  return { courses: courses.sort(bySlug), exams: exams.sort(bySlug) };
}

/**
 * Reads the content folder; problems of single files are added to `problems`.
 * @param choose which courses and exams to read, by default all of them
 * @param signal ends it with an error
 */
export async function readContent(
  dir: string,
  problems: Problem[],
  choose?: ChooseFolders,
  signal?: AbortSignal,
): Promise<ContentSource> {
  const reader = new Reader(dir, problems, signal);
  const all = [
    ...(await reader.list("courses")).map((slug) => `courses/${slug}`),
    ...(await reader.list("exams")).map((slug) => `exams/${slug}`),
  ];
  return {
    dir,
    categories: await reader.read(CategoriesFile, "categories.yaml"),
    people: await reader.read(PeopleFile, "people.yaml"),
    ...(await readChosen(reader, choose ?? ((read) => (read.length === 0 ? all : [])))),
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
