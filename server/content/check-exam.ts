import type { z } from "zod/mini";
import { type ClaimId, checkOnce, checkSlug, repeats } from "./check-names";
import { checkQuestions, checkTranslatedQuestions } from "./check-questions";
import { checkResources } from "./check-resources";
import { type ContentSource, type CourseSource, type ExamSource, lessonsCountOf } from "./read";
import type { ExamTextFile } from "./schemas";
import type { Source } from "./source";

type Pool = z.infer<typeof ExamTextFile>;

/**
 * Checks the questions of one language: every question has a topic, every topic its lesson.
 * @param lessonsCount null if unknown
 */
function checkPool(source: Source<Pool>, lessonsCount: number | null, draw: number): void {
  if (!source.value) return;
  const { topics, questions } = source.value;
  checkOnce(
    source,
    topics.map(({ id }) => id),
    (index) => ["topics", index, "id"],
  );
  for (const [index, { lesson }] of topics.entries())
    if (lesson !== undefined && lessonsCount !== null && lesson > lessonsCount)
      source.complain(["topics", index, "lesson"], `is ${lesson}, but the course has ${lessonsCount} lessons`);
  checkQuestions(source, ["questions"], questions, true);
  for (const [index, { topic }] of questions.entries())
    if (topic !== undefined && !topics.some(({ id }) => id === topic))
      source.complain(["questions", index, "topic"], `is ${topic}, which is not among the topics`);
  if (questions.length < draw)
    source.complain(["questions"], `must be at least the ${draw} that an attempt draws, not ${questions.length}`);
}

/** A translation also has the topics of English, because modules draw by topic. */
function checkTranslatedPool(source: Source<Pool>, english: Pool): void {
  if (!source.value) return;
  const topics = source.value.topics.map(({ id, lesson }) => `${id} ${lesson}`);
  if (topics.join() !== english.topics.map(({ id, lesson }) => `${id} ${lesson}`).join())
    source.complain(["topics"], "must have the same ids and lessons as in English");
  checkTranslatedQuestions(source, ["questions"], source.value.questions, english.questions);
  if (source.value.questions.length !== english.questions.length) return;
  for (const [index, { topic }] of source.value.questions.entries()) {
    const original = english.questions[index]?.topic;
    if (topic !== undefined && original !== undefined && topic !== original)
      source.complain(["questions", index, "topic"], `must be ${original}, as in English`);
  }
}

/** Modules are parts of the pool, and of the course if it has modules. */
function checkModules({ rules, locales }: ExamSource, course: CourseSource | undefined): void {
  const pool = locales.get("en")?.value;
  const modules = rules.value?.modules ?? [];
  const known = course?.rules.value?.modules.map(({ id }) => id) ?? [];
  for (const { item, index } of repeats(modules.map(({ id }) => id)))
    rules.complain(["modules", index, "id"], `repeats ${item}`);
  for (const [index, { id, topics, draw }] of modules.entries()) {
    const here = ["modules", index];
    if (course && known.length > 0 && !known.includes(id))
      rules.complain([...here, "id"], `is ${id}, which is not a module of the course ${course.slug}`);
    checkOnce(rules, topics, (at) => [...here, "topics", at]);
    if (!pool) continue;
    for (const [at, topic] of topics.entries())
      if (!pool.topics.some((one) => one.id === topic))
        rules.complain([...here, "topics", at], `is ${topic}, which is not a topic of questions.yaml`);
    const size = pool.questions.filter(({ topic }) => topic !== undefined && topics.includes(topic)).length;
    if (draw > size) rules.complain([...here, "draw"], `is ${draw}, but its topics have ${size} questions`);
  }
}

/** The number of lessons that topics may refer to; null if the exam's rules or its course are invalid. */
function lessonsCountFor({ rules }: ExamSource, course: CourseSource | undefined): number | null {
  if (!rules.value) return null;
  if (course) return lessonsCountOf(course);
  return rules.value.course === undefined ? 0 : null;
}

/** Checks an exam with its pool, modules and translations. */
export function checkExam(exam: ExamSource, content: ContentSource, claim: ClaimId): void {
  const { slug, rules, locales } = exam;
  checkSlug(rules, slug);
  if (rules.value) claim(rules, ["id"], "exam", rules.value.id);
  const course = content.courses.find((one) => one.slug === rules.value?.course);
  if (rules.value?.course !== undefined && !course)
    rules.complain(["course"], `names ${rules.value.course}, which is not a course`);
  if (course?.rules.value && course.rules.value.exam !== slug)
    rules.complain(["course"], `names ${course.slug}, whose course.yaml does not name this exam`);
  checkModules(exam, course);
  checkResources(exam);
  const english = locales.get("en");
  for (const source of locales.values()) {
    checkPool(source, lessonsCountFor(exam, course), rules.value?.draw ?? 0);
    if (english?.value && source !== english) checkTranslatedPool(source, english.value);
  }
}
