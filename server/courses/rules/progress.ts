import type { CourseProgress } from "../../../contract/courses/progress";

/** What is done of a course, by step id, with the instant. */
export type Done = ReadonlyMap<number, Date>;

interface Place {
  id: number;
  lesson: number;
  step: number;
}

/** All steps of a course in order, with their positions from 1. */
const placesOf = (skeleton: readonly (readonly number[])[]): Place[] =>
  skeleton.flatMap((steps, lesson) => steps.map((id, step) => ({ id, lesson: lesson + 1, step: step + 1 })));

/**
 * Where "continue" leads (L14): the first unfinished step after the one completed last, else the first unfinished one,
 * else null. Steps that the content has dropped do not count.
 */
function resumeAt(places: readonly Place[], done: Done): CourseProgress["resume"] {
  let last = -1;
  for (const [index, { id }] of places.entries()) {
    const at = done.get(id);
    const best = done.get(places[last]?.id ?? 0);
    if (at && (!best || at >= best)) last = index;
  }
  const unfinished = ({ id }: Place) => !done.has(id);
  const target = places.slice(last + 1).find(unfinished) ?? places.find(unfinished);
  return target ? { lesson: target.lesson, step: target.step } : null;
}

/**
 * Where a learner stands in a course given by its step ids per lesson. Progress is 0–100, rounded down so that only a
 * finished course is 100, and 0 for a course without steps (R7, L12).
 */
export function progressOf(skeleton: readonly (readonly number[])[], done: Done, enrolled: boolean): CourseProgress {
  const lessons = skeleton.map((steps, index) => ({
    number: index + 1,
    stepsDone: steps.filter((id) => done.has(id)).length,
    stepsCount: steps.length,
  }));
  const stepsDone = lessons.reduce((sum, lesson) => sum + lesson.stepsDone, 0);
  const stepsCount = lessons.reduce((sum, lesson) => sum + lesson.stepsCount, 0);
  return {
    enrolled,
    progress: stepsCount === 0 ? 0 : Math.floor((100 * stepsDone) / stepsCount),
    stepsDone,
    stepsCount,
    resume: resumeAt(placesOf(skeleton), done),
    lessons,
  };
}
