import type { Lesson, Step, StepSummary, Structure } from "../../../contract/courses/lessons";
import type { CourseProgress } from "../../../contract/courses/progress";
import type { Failure } from "../../../contract/errors";
import type { ContentLocale } from "../../../contract/primitives";
import {
  type ConnectionChanged,
  commandKey,
  type FocusRequested,
  type NavigationRequested,
  type SessionChanged,
  type SignInRequested,
} from "../../shared/events";
import type { Played, PositionFact } from "../player/context";
import type { StepOutdated, StepProgressed } from "../step-progressed";

export interface CourseRef {
  locale: string;
  slug: string;
}
/** A lesson's public facts, also shown on its course's page. */
export interface LessonOutline {
  course: {
    title: string;
    url: string;
    language: ContentLocale;
    /** The name of its picture, and the color behind it, six digits like #dff3e7. */
    motif: string;
    background: string;
  };
  title: string;
  caption: string;
}
export interface Input extends CourseRef {
  /** The lesson's position from 1 (R29). */
  number: number;
  /** The step's position from 1; null resumes. */
  step: number | null;
  /** Set by the server for the first HTML; the learner is not known there. */
  outline?: LessonOutline | null;
  /** Set by the server: there is no such lesson, at least for accounts that see no drafts. */
  isMissing?: boolean;
}
export interface Context extends CourseRef {
  number: number;
  stepNumber: number | null;
  outline: LessonOutline | null;
  isMissing?: boolean;
  structure: Structure | null;
  lesson: Lesson | null;
  step: Step | null;
  /** How far the clip of the open step is. */
  played: Played;
  failure: Failure | null;
  /** The learner; 0 while unknown. */
  learnerId: number;
  seed: string;
  done: number;
}
export type Event =
  | SessionChanged
  | ConnectionChanged
  | { type: "step.open"; step: number }
  | { type: "step.complete" }
  | { type: "step.continue" }
  | StepProgressed
  | StepOutdated
  | PositionFact
  | { type: "lesson.continue" }
  | { type: "lesson.retry" }
  | { type: "page.hidden" };
export type Emitted = SignInRequested | NavigationRequested | FocusRequested | { type: "step.opened"; step: number };

export const stepsOf = (structure: Structure | null, number: number): StepSummary[] =>
  structure?.lessons[number - 1]?.steps ?? [];

/** Whether the course is a single lesson, which has an address of its own kind (R27). */
export const isStandAlone = (structure: Structure | null): boolean =>
  structure?.course.url.startsWith("/academy/standalone-courses/") === true;

/**
 * The step that a lesson opens with: the requested one; otherwise where the learner resumes, if that is in this lesson;
 * otherwise the first unfinished one; otherwise, for a review, the first (L14). A missing step falls back to these.
 */
export function openingStep(structure: Structure | null, number: number, asked: number | null): number {
  const steps = stepsOf(structure, number);
  if (asked !== null && steps[asked - 1]) return asked;
  const resume = structure?.progress.resume;
  if (resume?.lesson === number && steps[resume.step - 1]) return resume.step;
  return (steps.find(({ done }) => !done) ?? steps[0])?.number ?? 1;
}

/** The structure with one more step done and the progress that the server counted. */
export function withProgress(structure: Structure, stepId: number, done: boolean, progress: CourseProgress): Structure {
  return {
    ...structure,
    progress,
    lessons: structure.lessons.map((lesson) => ({
      ...lesson,
      steps: lesson.steps.map((step) => (step.id === stepId && done ? { ...step, done } : step)),
    })),
  };
}

export type Completion = CourseRef & { learnerId: number; stepId: number; key: string };
export const completionOf = (context: Context): Completion => ({
  locale: context.locale,
  slug: context.slug,
  learnerId: context.learnerId,
  stepId: context.step?.id ?? 0,
  key: commandKey(context, `step.${context.step?.id}`),
});

/** A clip's position and what was played of it, as stored on the server. */
export type Position = CourseRef & Played & { stepId: number };
export const positionOf = ({ locale, slug, step, played }: Context): Position => ({
  locale,
  slug,
  stepId: step?.id ?? 0,
  ...played,
});
export interface PositionSaved {
  done: boolean;
  progress: CourseProgress;
}

export const lessonPath = (slug: string, number: number) => `/academy/courses/${slug}/lessons/lesson-${number}/`;

/** Another step of the lesson is opened. */
export const openStep = {
  "step.open": {
    guard: { type: "hasStep", params: ({ event }: { event: { step: number } }) => event.step },
    target: "opening",
    actions: { type: "goToStep", params: ({ event }: { event: { step: number } }) => event.step },
  },
} as const;
/** The message for a learner without access to the lesson. */
export const turnedAway = [
  { guard: "isSignedOut", target: "#lesson.signedOut" },
  { guard: "isNotEnrolled", target: "#lesson.notEnrolled" },
] as const;
