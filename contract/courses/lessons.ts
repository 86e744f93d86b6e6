import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { ContentLocale, described, Id, IdParam, Percent, Seconds, Slug } from "../primitives";
import { CourseModule, CourseProgress } from "./progress";
import { Answer, Question } from "./questions";
import { videoParts } from "./video";

const course = "/academy/private/api/v2/courses/{locale}/{slug}";

export const StepType = z.enum(["video", "text", "quiz", "download"]);
export type StepType = z.infer<typeof StepType>;

/** A step as the list beside a lesson shows it. */
export const StepSummary = z.object({
  id: Id,
  /** Position in the lesson from 1. */
  number: z.int(),
  type: StepType,
  title: z.string(),
  seconds: Seconds,
  done: z.boolean(),
});
export type StepSummary = z.infer<typeof StepSummary>;

export const StructureLesson = z.object({
  id: Id,
  number: z.int(),
  title: z.string(),
  timing: Seconds,
  steps: z.array(StepSummary),
});
/** A course's lessons and steps with the learner's progress. */
export const Structure = z.object({
  course: z.object({
    id: Id,
    slug: Slug,
    /** Of the lesson's page. */
    url: z.string(),
    title: z.string(),
    language: ContentLocale,
    examSlug: z.nullable(Slug),
  }),
  lessons: z.array(StructureLesson),
  modules: z._default(z.array(CourseModule), []),
  progress: CourseProgress,
  /** Another one once the course's content has changed. Missing in what devices have kept from earlier releases. */
  version: z.optional(z.string()),
});
export type Structure = z.infer<typeof Structure>;

/** The text around a lesson's steps. */
export const Lesson = z.object({
  id: Id,
  number: z.int(),
  title: z.string(),
  caption: z.string(),
  description: z.string(),
  timing: Seconds,
});
export type Lesson = z.infer<typeof Lesson>;

/** Seconds from–to that were actually played; the server merges overlaps. */
export const Watched = z
  .array(z.tuple([z.number().check(z.minimum(0)), z.number().check(z.minimum(0))]))
  .check(z.maxLength(500));
export type Watched = z.infer<typeof Watched>;

const stepBase = { id: Id, number: z.int(), title: z.string(), seconds: Seconds, done: z.boolean() };

export const VideoStep = z.object({
  ...stepBase,
  type: z.literal("video"),
  video: z.object({
    ...videoParts,
    /** Shown before the video is played. */
    posterUrl: z.optional(z.string()),
  }),
  /** Sanitized HTML. */
  transcript: z.string(),
  /** Where the learner stopped, in seconds (L15). */
  position: z.number(),
  watched: Watched,
});
export type VideoStep = z.infer<typeof VideoStep>;
export const TextStep = z.object({ ...stepBase, type: z.literal("text"), html: z.string() });
export const DownloadStep = z.object({
  ...stepBase,
  type: z.literal("download"),
  html: z.string(),
  file: z.object({ name: z.string(), url: z.string(), bytes: z.int() }),
});

/** What the learner gets to know once a quiz question is answered: the key is revealed now, and not before (R6). */
export const AnsweredQuestion = z.object({
  answer: Answer,
  right: z.boolean(),
  correct: z.array(z.string()),
  explanation: z.string(),
});
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>;

export const QuizResult = z.object({ score: Percent, passed: z.boolean(), right: z.int(), total: z.int() });
export type QuizResult = z.infer<typeof QuizResult>;

export const QuizStep = z.object({
  ...stepBase,
  type: z.literal("quiz"),
  passMark: Percent,
  questions: z.array(Question),
  /** What has been answered in the current try, by question id. */
  answered: z.record(z.string(), AnsweredQuestion),
  /** Once every question is answered. */
  result: z.nullable(QuizResult),
});
export type QuizStep = z.infer<typeof QuizStep>;

export const Step = z.discriminatedUnion("type", [VideoStep, TextStep, QuizStep, DownloadStep]);
export type Step = z.infer<typeof Step>;

const InCourse = z.object({ locale: ContentLocale, slug: Slug });
const IndexParam = z
  .pipe(
    z.string().check(z.regex(/^\d{1,4}$/)),
    z.transform((text) => Number(text)),
  )
  .register(described, { type: "integer", minimum: 0, maximum: 9999 });
const OnStep = z.object({ locale: ContentLocale, slug: Slug, stepId: IdParam });

export const lessons = {
  structure: endpoint({
    id: "lessons.structure",
    method: "GET",
    path: `${course}/structure/`,
    summary: "The lessons and steps of a course that the learner is enrolled in.",
    access: "signed-in",
    params: InCourse,
    /** Only the lessons of this module, from 0; all lessons if missing. */
    query: z.object({ moduleIndex: z.optional(IndexParam) }),
    reply: Structure,
  }),
  byNumber: endpoint({
    id: "lessons.byNumber",
    method: "GET",
    path: `${course}/lessons/{n}/index/`,
    summary: "One lesson by its position from 1 (R29).",
    access: "signed-in",
    params: z.object({ locale: ContentLocale, slug: Slug, n: IdParam }),
    /** The position counts within this module, from 0; within the course if missing. */
    query: z.object({ module: z.optional(IndexParam) }),
    reply: Lesson,
  }),
  byId: endpoint({
    id: "lessons.byId",
    method: "GET",
    path: `${course}/lessons/{id}/`,
    summary: "One lesson by its id.",
    access: "signed-in",
    params: z.object({ locale: ContentLocale, slug: Slug, id: IdParam }),
    reply: Lesson,
  }),
  current: endpoint({
    id: "lessons.current",
    method: "GET",
    path: `${course}/lessons/current/`,
    summary: "The lesson to continue with; the first lesson if everything is done (L14).",
    access: "signed-in",
    params: InCourse,
    reply: Lesson,
  }),
  currentStep: endpoint({
    id: "lessons.currentStep",
    method: "GET",
    path: `${course}/steps/current/`,
    summary: "The step to continue with; the first step if everything is done (L14).",
    access: "signed-in",
    params: InCourse,
    reply: z.object({ lesson: z.int(), step: Step }),
  }),
  step: endpoint({
    id: "lessons.step",
    method: "GET",
    path: `${course}/steps/{stepId}/`,
    summary: "One step. Reading it does not complete it (R7).",
    access: "signed-in",
    params: OnStep,
    reply: Step,
  }),
  completeStep: endpoint({
    id: "lessons.completeStep",
    method: "POST",
    path: `${course}/steps/{stepId}/`,
    summary: "Marks a video, text or download step as done; a quiz step is completed by passing the quiz (R7).",
    access: "signed-in",
    params: OnStep,
    reply: CourseProgress,
    idempotent: true,
  }),
  savePosition: endpoint({
    id: "lessons.savePosition",
    method: "POST",
    path: `${course}/steps/{stepId}/position/`,
    summary: "Stores the video position and the seconds played; at 90% of distinct seconds the step is done (R7).",
    access: "signed-in",
    params: OnStep,
    body: z.object({ position: z.number().check(z.minimum(0)), watched: Watched }),
    reply: z.object({ done: z.boolean(), watchedSeconds: z.number(), progress: CourseProgress }),
    ordered: true,
  }),
  quizNext: endpoint({
    id: "lessons.quizNext",
    method: "POST",
    path: `${course}/steps/{stepId}/quiz-next/`,
    summary:
      "Answers one question of a quiz step and returns whether it was right. The answer that reaches the pass mark completes the step.",
    access: "signed-in",
    params: OnStep,
    body: z.object({ questionId: z.string().check(z.maxLength(50)), answer: Answer }),
    reply: z.object({ answered: AnsweredQuestion, result: z.nullable(QuizResult), progress: CourseProgress }),
    idempotent: true,
    ordered: true,
  }),
  quizRetry: endpoint({
    id: "lessons.quizRetry",
    method: "POST",
    path: `${course}/steps/{stepId}/quiz-retry/`,
    summary: "Starts a quiz step over; a completed step stays completed (R3).",
    access: "signed-in",
    params: OnStep,
    reply: QuizStep,
    idempotent: true,
    ordered: true,
  }),
  quizRetryStandAlone: endpoint({
    id: "lessons.quizRetryStandAlone",
    method: "POST",
    path: `${course}/steps/{stepId}/quiz-retry/stand-alone/`,
    summary: "The same for the quiz of a standalone lesson.",
    access: "signed-in",
    params: OnStep,
    reply: QuizStep,
    idempotent: true,
    ordered: true,
  }),
  answers: endpoint({
    id: "lessons.answers",
    method: "POST",
    path: "/academy/private/api/v2/answers/{lessonId}/",
    summary:
      "The learner's answers in a quiz step so far, with what was right; unanswered questions are left out (R6).",
    access: "signed-in",
    params: z.object({ lessonId: IdParam }),
    body: z.object({ stepId: Id }),
    reply: z.object({ stepId: Id, answered: z.record(z.string(), AnsweredQuestion), result: z.nullable(QuizResult) }),
  }),
  auditQuiz: endpoint({
    id: "lessons.auditQuiz",
    method: "POST",
    path: "/academy/private/api/v2/audit/quiz/",
    summary: "Records for the editors how learners go through a quiz and where they stop. Does not change any grade.",
    access: "signed-in",
    body: z.object({
      stepId: Id,
      event: z.enum(["opened", "answered", "finished", "left"]),
      questionId: z.optional(z.string().check(z.maxLength(50))),
    }),
    reply: null,
    idempotent: true,
  }),
};
