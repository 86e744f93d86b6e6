import { z } from "zod/mini";
import { Id, Percent } from "../primitives";

/** A group of lessons, by their numbers; a course may have none. */
export const CourseModule = z.object({ id: Id, title: z.string(), lessons: z.array(z.int()) });
export type CourseModule = z.infer<typeof CourseModule>;

/** A learner's progress in one course. `resume` is the last unfinished step (L14). */
export const CourseProgress = z.object({
  enrolled: z.boolean(),
  /** The course is of academy-plus, and the account neither has a plan nor has begun it (R55). */
  needsPlan: z.optional(z.literal(true)),
  progress: Percent,
  stepsDone: z.int(),
  stepsCount: z.int(),
  resume: z.nullable(z.object({ lesson: z.int(), step: z.int() })),
  /** Completed steps per lesson, in the lessons' order. */
  lessons: z.array(z.object({ number: z.int(), stepsDone: z.int(), stepsCount: z.int() })),
});
export type CourseProgress = z.infer<typeof CourseProgress>;
