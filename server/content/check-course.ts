import { checkClip, checkFiles } from "./check-files";
import { type ClaimId, checkReferences, checkSlug } from "./check-names";
import { checkQuestions, checkTranslatedQuestions } from "./check-questions";
import type { ChaptersInFile } from "./forms";
import { type ContentSource, type CourseInLocale, type CourseSource, lessonsCountOf } from "./read";

/** Sections under /academy/courses/ that take precedence over a course with that name (R28). */
const sections: readonly string[] = [
  "advertising",
  "career",
  "content-marketing",
  "digital-marketing",
  "ai",
  "marketing-analytics",
  "seo",
  "semrush-tools",
  "social-media",
];
/** Lists of the API at addresses where a course's slug would be. */
const lists: readonly string[] = ["top", "list-by-ids", "in-progress"];

function checkLessons(content: ContentSource, { slug }: CourseSource, { lessons }: CourseInLocale): void {
  for (const lesson of lessons)
    for (const [index, step] of (lesson.value?.steps ?? []).entries()) {
      checkFiles(lesson, ["steps", index], step, content.dir, slug);
      if (step.type === "quiz") checkQuestions(lesson, ["steps", index, "questions"], step.questions, false);
    }
}

/** Where the chapters of a clip begin, to compare them. */
const startsOf = ({ chapters = [] }: { chapters?: ChaptersInFile }): string => chapters.map(({ at }) => at).join();

/** A translation has the lessons, steps and questions of English: progress and answers refer to their ids. */
function checkTranslation(translated: CourseInLocale, english: CourseInLocale): void {
  // After a missing lesson, every later one would be compared with the wrong translation.
  if (!translated.isWhole || !english.isWhole) return;
  if (translated.lessons.length !== english.lessons.length)
    translated.text.complain(
      [],
      `has ${translated.lessons.length} lessons next to it, English has ${english.lessons.length}`,
    );
  for (const [number, lesson] of translated.lessons.entries()) {
    const original = english.lessons[number]?.value;
    if (!lesson.value || !original) continue;
    if (lesson.value.id !== original.id) lesson.complain(["id"], `must be ${original.id}, as in English`);
    if (lesson.value.steps.length !== original.steps.length) {
      lesson.complain(
        ["steps"],
        `must be ${original.steps.length} steps, as in English, not ${lesson.value.steps.length}`,
      );
      continue;
    }
    for (const [index, step] of lesson.value.steps.entries()) {
      const other = original.steps[index];
      if (!other) continue;
      if (step.id !== other.id) lesson.complain(["steps", index, "id"], `must be ${other.id}, as in English`);
      if (step.type !== other.type) lesson.complain(["steps", index, "type"], `must be ${other.type}, as in English`);
      else if (step.type === "quiz" && other.type === "quiz")
        checkTranslatedQuestions(lesson, ["steps", index, "questions"], step.questions, other.questions);
      else if (step.type === "video" && other.type === "video" && startsOf(step) !== startsOf(other))
        lesson.complain(["steps", index], "must have the chapters of English, at the same seconds");
    }
  }
}

/** Modules split the lessons: all of them, in order, each exactly once. */
function checkModules(course: CourseSource, claim: ClaimId): void {
  const { rules } = course;
  const modules = rules.value?.modules ?? [];
  const lessonsCount = lessonsCountOf(course);
  for (const [index, { id }] of modules.entries()) claim(rules, ["modules", index, "id"], "module", id);
  if (lessonsCount === null) return;
  const placed = modules.flatMap(({ lessons }, index) =>
    lessons.map((number, at) => ({ number, here: ["modules", index, "lessons", at] })),
  );
  const at = placed.findIndex(({ number }, index) => number !== index + 1 || number > lessonsCount);
  const wrong = placed[at];
  if (wrong && wrong.number > lessonsCount)
    rules.complain(wrong.here, `is ${wrong.number}, but the course has ${lessonsCount} lessons`);
  else if (wrong) rules.complain(wrong.here, `must be ${at + 1}: modules list the lessons in order`);
  else if (modules.length > 0 && placed.length < lessonsCount)
    rules.complain(
      ["modules"],
      `must contain all ${lessonsCount} lessons; lesson ${placed.length + 1} is in no module`,
    );
}

function checkStandAlone(course: CourseSource, dir: string): void {
  const { rules } = course;
  if (!rules.value) return;
  const { type, standAlone, modules } = rules.value;
  if (standAlone?.video !== undefined) checkClip(rules, ["standAlone", "video"], standAlone.video, dir);
  if (type !== "standAloneLesson") {
    if (standAlone) rules.complain(["standAlone"], "is only allowed with the type standAloneLesson");
    return;
  }
  const lessonsCount = lessonsCountOf(course) ?? 1;
  if (!standAlone) rules.complain(["standAlone"], "is missing");
  if (lessonsCount !== 1) rules.complain(["type"], `is standAloneLesson, but there are ${lessonsCount} lessons`);
  if (modules.length > 0) rules.complain(["modules"], "is not allowed for a standalone lesson");
}

function checkRules(course: CourseSource, content: ContentSource): void {
  const { slug, rules } = course;
  if (!rules.value) return;
  checkReferences(rules, ["categories"], rules.value.categories, content.categories, "categories.yaml");
  checkReferences(rules, ["instructors"], rules.value.instructors, content.people, "people.yaml");
  const { exam: examSlug } = rules.value;
  const exam = content.exams.find((one) => one.slug === examSlug);
  if (examSlug !== undefined && !exam)
    rules.complain(["exam"], `names ${examSlug}, which is not a folder under exams/`);
  else if (exam?.rules.value && exam.rules.value.course !== slug)
    rules.complain(["exam"], `names ${examSlug}, whose exam.yaml names another course`);
}

/** Checks a course with its lessons and translations. */
export function checkCourse(course: CourseSource, content: ContentSource, claim: ClaimId): void {
  const { slug, rules, locales } = course;
  checkSlug(rules, slug, lists);
  if (sections.includes(slug))
    rules.complain([], `the folder "${slug}" is the address of a section; give the course another name`);
  if (rules.value) claim(rules, ["id"], "course", rules.value.id);
  checkRules(course, content);
  checkModules(course, claim);
  checkStandAlone(course, content.dir);
  const english = locales.get("en");
  for (const lesson of english?.lessons ?? []) {
    if (!lesson.value) continue;
    claim(lesson, ["id"], "lesson", lesson.value.id);
    for (const [index, step] of lesson.value.steps.entries()) claim(lesson, ["steps", index, "id"], "step", step.id);
  }
  for (const inLocale of locales.values()) {
    checkLessons(content, course, inLocale);
    if (english && inLocale !== english) checkTranslation(inLocale, english);
  }
}
