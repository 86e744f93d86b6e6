import { z } from "zod/mini";
import { ContentType } from "../../contract/courses/courses";
import {
  artwork,
  chapters,
  clip,
  day,
  fileName,
  flag,
  id,
  percent,
  perLocale,
  plan,
  position,
  seconds,
  status,
  synonyms,
  text,
  video,
  word,
} from "./forms";

/**
 * The schemas of course and exam files (content/README.md). Unknown keys are rejected: a misspelled key must not count
 * as omitted.
 */

export const CategoriesFile = z.array(z.strictObject({ id: word, title: perLocale }));
export const PeopleFile = z.array(z.strictObject({ id: word, name: text, role: perLocale, bio: perLocale }));

export const CourseFile = z.strictObject({
  id,
  status,
  plan,
  position,
  categories: z.array(word).check(z.minLength(1)),
  instructors: z.array(word).check(z.minLength(1)),
  artwork,
  exam: z.optional(word),
  type: z._default(ContentType, "base"),
  top: flag,
  publishedAt: z.optional(day),
  modules: z._default(
    z.array(
      z.strictObject({
        id,
        title: perLocale,
        lessons: z.array(z.int().check(z.minimum(1))).check(z.minLength(1)),
      }),
    ),
    [],
  ),
  standAlone: z.optional(z.strictObject({ video: z.optional(clip), breakpoint: z.optional(seconds), open: flag })),
});

export const CourseTextFile = z.strictObject({
  title: text,
  description: text,
  outcomes: z.array(text).check(z.minLength(1), z.maxLength(12)),
  audience: text,
  about: text,
  synonyms,
});

const option = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9]{1,20}$/, { error: "must be a short id" })),
  text,
  correct: z.optional(z.boolean()),
});
const questionBase = {
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,50}$/, { error: "must be an id like q1" })),
  text,
  explanation: text,
  /** Exams only; the importer rejects it elsewhere. */
  topic: z.optional(z.string()),
};
export const QuestionInFile = z.discriminatedUnion("type", [
  z.strictObject({
    ...questionBase,
    type: z.literal("single"),
    options: z.array(option).check(z.minLength(2), z.maxLength(20)),
  }),
  z.strictObject({
    ...questionBase,
    type: z.literal("multiple"),
    options: z.array(option).check(z.minLength(2), z.maxLength(20)),
  }),
  z.strictObject({ ...questionBase, type: z.literal("trueFalse"), answer: z.boolean() }),
  z.strictObject({ ...questionBase, type: z.literal("text"), answers: z.array(text).check(z.minLength(1)) }),
]);
export type QuestionInFile = z.infer<typeof QuestionInFile>;

const stepBase = { id, title: text, seconds };
export const StepInFile = z.discriminatedUnion("type", [
  z.strictObject({
    ...stepBase,
    type: z.literal("video"),
    video,
    transcript: text,
    chapters,
  }),
  z.strictObject({ ...stepBase, type: z.literal("text"), body: text }),
  z.strictObject({
    ...stepBase,
    type: z.literal("quiz"),
    passMark: z._default(percent, 70),
    questions: z.array(QuestionInFile).check(z.minLength(1)),
  }),
  z.strictObject({ ...stepBase, type: z.literal("download"), body: text, file: fileName }),
]);
export type StepInFile = z.infer<typeof StepInFile>;

export const LessonFile = z.strictObject({
  id,
  title: text,
  caption: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  description: text,
  steps: z.array(StepInFile).check(z.minLength(1)),
});

const clockMinutes = z.number().check(z.minimum(0), z.maximum(1440));
const coolDownHours = z.number().check(z.minimum(0), z.maximum(8760));

/** Something to study for a topic: a lesson of a course, a standalone lesson, a term of the glossary, or a template. */
export const ResourceInFile = z.strictObject({
  course: z.optional(word),
  /** Its number; a standalone lesson has none. */
  lesson: z.optional(z.int().check(z.minimum(1))),
  term: z.optional(word),
  template: z.optional(word),
});

export const ExamFile = z.strictObject({
  id,
  course: z.optional(word),
  draw: z.int().check(z.minimum(1)),
  passMark: z._default(percent, 70),
  clockMinutes: z._default(clockMinutes, 60),
  coolDownHours: z._default(coolDownHours, 12),
  validityMonths: z._default(z.int().check(z.minimum(0), z.maximum(1200)), 12),
  status,
  /** By topic of questions.yaml. */
  resources: z._default(z.record(word, z.array(ResourceInFile).check(z.minLength(1), z.maxLength(6))), {}),
  modules: z._default(
    z.array(
      z.strictObject({
        id,
        title: perLocale,
        topics: z.array(word).check(z.minLength(1)),
        draw: z.int().check(z.minimum(1)),
        passMark: z.optional(percent),
        clockMinutes: z.optional(clockMinutes),
        coolDownHours: z.optional(coolDownHours),
      }),
    ),
    [],
  ),
});

export const ExamTextFile = z.strictObject({
  title: text,
  description: text,
  topics: z
    .array(z.strictObject({ id: word, title: text, lesson: z.optional(z.int().check(z.minimum(1))) }))
    .check(z.minLength(1)),
  questions: z.array(QuestionInFile).check(z.minLength(1)),
});
