import type { CourseProgress } from "../../../contract/courses/progress";

/** Completed steps of a course, by step id, with the time. */
export type Done = ReadonlyMap<number, Date>;

/** The same with one more step; a completed step stays unchanged. */
export const withStep = (done: Done, stepId: number, now: Date): Done =>
  done.has(stepId) ? done : new Map([...done, [stepId, now]]);

interface StepPosition {
  id: number;
  lesson: number;
  step: number;
}

/** All steps of a course in order, with their positions from 1. */
const positionsOf = (skeleton: readonly (readonly number[])[]): StepPosition[] =>
  skeleton.flatMap((steps, lesson) => steps.map((id, step) => ({ id, lesson: lesson + 1, step: step + 1 })));

/**
 * The target of "continue" (L14): the first unfinished step after the one completed last, otherwise the first
 * unfinished step, otherwise null. Steps removed from the content do not count.
 */
function resumeAt(places: readonly StepPosition[], done: Done): CourseProgress["resume"] {
  let last = -1;
  for (const [index, { id }] of places.entries()) {
    const at = done.get(id);
    const best = done.get(places[last]?.id ?? 0);
    if (at && (!best || at >= best)) last = index;
  }
  const unfinished = ({ id }: StepPosition) => !done.has(id);
  const target = places.slice(last + 1).find(unfinished) ?? places.find(unfinished);
  return target ? { lesson: target.lesson, step: target.step } : null;
}

/**
 * A learner's progress in a course given by its step ids per lesson. Progress is 0–100, rounded down so that only a
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
    resume: resumeAt(positionsOf(skeleton), done),
    lessons,
  };
}
