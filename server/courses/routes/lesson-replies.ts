import type { Lesson } from "../../../contract/courses/lessons";
import type { CourseSummary, LessonDocument } from "../../content/documents";
import { documentHash } from "../../content/hash";
import { ApiError } from "../../http/api-error";
import type { Done } from "../rules/progress";

/**
 * The lessons of one module, by its index from 0; all lessons without an index.
 * @throws {ApiError} `not_found` for a module that the course does not have
 */
export function lessonsIn({ modules }: CourseSummary, all: readonly LessonDocument[], index: number | undefined) {
  if (index === undefined || (modules.length === 0 && index === 0)) return all;
  const numbers = modules[index]?.lessons;
  if (!numbers) throw new ApiError("not_found");
  return all.filter(({ number }) => numbers.includes(number));
}

/** A lesson without its steps. */
export const lessonReply = ({ id, number, title, caption, description, timing }: LessonDocument): Lesson => ({
  id,
  number,
  title,
  caption,
  description,
  timing,
});

/** A lesson in the structure of its course: its steps, and which of them are done. */
export const structureLesson = (lesson: LessonDocument, done: Done) => ({
  id: lesson.id,
  number: lesson.number,
  title: lesson.title,
  timing: lesson.timing,
  steps: lesson.steps.map(({ id, number, type, title, seconds }) => ({
    id,
    number,
    type,
    title,
    seconds,
    done: done.has(id),
  })),
});

/** Lessons stay in memory for as long as their course does not change. */
const versions = new WeakMap<readonly LessonDocument[], string>();

/** Another one once a text of the course, or of its lessons, has changed. */
export function versionOf(summary: CourseSummary, all: readonly LessonDocument[]): string {
  const version = versions.get(all) ?? documentHash([summary, all]).slice(0, 16);
  versions.set(all, version);
  return version;
}
