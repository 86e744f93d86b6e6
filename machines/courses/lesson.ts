import { assign, emit, fromPromise, sendTo, setup } from "xstate";
import type { Lesson, QuizStep, Step, StepSummary, Structure, VideoStep } from "../../contract/courses/lessons";
import type { CourseProgress } from "../../contract/courses/progress";
import type { Failure } from "../../contract/errors";
import type { ContentLocale } from "../../contract/primitives";
import {
  type ConnectionChanged,
  commandKey,
  type NavigationRequested,
  type ScreenMeta,
  type SessionChanged,
  type SignInRequested,
} from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { failureOf, isRefusal, pauseAfter, refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";
import { quizMachine } from "./quiz";
import type { StepProgressed } from "./step-progressed";
import { videoMachine } from "./video";

interface Place {
  locale: string;
  slug: string;
}
/** What everybody may know of a lesson: its course's page tells it. */
export interface LessonOutline {
  course: {
    title: string;
    url: string;
    language: ContentLocale;
    /** Address of its drawing. */
    picture: string;
  };
  title: string;
  caption: string;
}
interface Input extends Place {
  /** The lesson's position from 1 (R29). */
  number: number;
  /** The step's position from 1; null resumes. */
  step: number | null;
  /** Where the server has looked it up, for the first HTML; who learns is not known there. */
  outline?: LessonOutline | null;
}
interface Context extends Place {
  number: number;
  stepNumber: number | null;
  outline: LessonOutline | null;
  structure: Structure | null;
  lesson: Lesson | null;
  step: Step | null;
  failure: Failure | null;
  /** Who learns; 0 while nobody is known. */
  learnerId: number;
  seed: string;
  done: number;
}
type Event =
  | SessionChanged
  | ConnectionChanged
  | { type: "step.open"; step: number }
  | { type: "step.complete" }
  | { type: "step.continue" }
  | StepProgressed
  | { type: "lesson.continue" }
  | { type: "lesson.retry" }
  | { type: "page.hidden" };
type Emitted = SignInRequested | NavigationRequested | { type: "step.opened"; step: number };

const stepsOf = (structure: Structure | null, number: number): StepSummary[] =>
  structure?.lessons[number - 1]?.steps ?? [];

/**
 * The step that a lesson opens with: the one asked for; else where the learner resumes, if that is in this lesson; else
 * the first unfinished one; else, for a review, the first (L14). A step that is gone falls back to these.
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

type Completion = Place & { learnerId: number; stepId: number; key: string };
const completionOf = (context: Context): Completion => ({
  locale: context.locale,
  slug: context.slug,
  learnerId: context.learnerId,
  stepId: context.step?.id ?? 0,
  key: commandKey(context, `step.${context.step?.id}`),
});

const lessonPath = (slug: string, number: number) => `/academy/courses/${slug}/lessons/lesson-${number}/`;

/** Going through a lesson, step by step; where one stands is the server's to know, so any device goes on from there. */
export const lessonMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    tags: {} as "pending" | "busy" | "failed" | "notFound" | "saving" | "kept",
    meta: {} as ScreenMeta,
    children: {} as { quiz: "quiz"; video: "video" },
  },
  actors: {
    /** Delivers what this device keeps of the course's steps before it asks. */
    loadStructure: fromPromise<Structure, Place & { learnerId: number }>(notProvided("loadStructure")),
    loadLesson: fromPromise<Lesson, Place & { number: number }>(notProvided("loadLesson")),
    loadStep: fromPromise<Step, Place & { stepId: number }>(notProvided("loadStep")),
    /** Keeps it on the device until it has arrived. */
    completeStep: fromPromise<CourseProgress, Completion>(notProvided("completeStep")),
    quiz: quizMachine,
    video: videoMachine,
  },
  actions: {
    askToSignIn: emit({ type: "signIn.requested" }),
    takeSession: assign((_, { learner, seed }: SessionChanged) => ({ learnerId: learner?.id ?? 0, seed })),
    keepFailure: keepFailure(),
    chooseStep: assign(({ context }) => ({
      stepNumber: openingStep(context.structure, context.number, context.stepNumber),
    })),
    goToStep: assign((_, stepNumber: number) => ({ stepNumber })),
    announceStep: emit(({ context }) => ({ type: "step.opened" as const, step: context.stepNumber ?? 1 })),
    keepProgress: assign(({ context }, { progress, done }: { progress: CourseProgress | null; done: boolean }) =>
      context.structure && context.step && progress
        ? {
            structure: withProgress(context.structure, context.step.id, done, progress),
            step: { ...context.step, done: context.step.done || done },
          }
        : {},
    ),
    openNextLesson: emit(({ context }) => ({
      type: "navigation.requested" as const,
      href: lessonPath(context.slug, context.number + 1),
    })),
  },
  guards: {
    ...sessionGuards,
    isNotEnrolled: refusedAs("not_enrolled"),
    isNotFound: refusedAs("not_found", "invalid"),
    isRefused: ({ event }) => isRefusal(failureOf(event as unknown as { error: unknown })),
    ...connectionGuards,
    exists: ({ context }) => stepsOf(context.structure, context.number).length > 0,
    hasStep: ({ context }, step: number) => Boolean(stepsOf(context.structure, context.number)[step - 1]),
    isVideo: ({ context }) => context.step?.type === "video",
    isQuiz: ({ context }) => context.step?.type === "quiz",
    isStepDone: ({ context }) => context.step?.done === true,
    completesByHand: ({ context }) => context.step !== null && context.step.type !== "quiz" && !context.step.done,
    hasNextStep: ({ context }) => (context.stepNumber ?? 0) < stepsOf(context.structure, context.number).length,
    hasNextLesson: ({ context }) => context.number < (context.structure?.lessons.length ?? 0),
    isCourseDone: ({ context }) => context.structure?.progress.progress === 100,
  },
  delays: {
    /** Before a completion that did not arrive is sent again by itself. */
    resendPause: ({ context }) => pauseAfter(context.failure, 4000),
  },
}).createMachine({
  id: "lesson",
  description: "One lesson with its steps.",
  context: ({ input: { locale, slug, number, step, outline = null } }) => ({
    locale,
    slug,
    number,
    stepNumber: step,
    outline,
    structure: null,
    lesson: null,
    step: null,
    failure: null,
    learnerId: 0,
    seed: "",
    done: 0,
  }),
  initial: "waiting",
  on: {
    "session.changed": [
      {
        guard: "isSignedIn",
        target: ".loading",
        actions: { type: "takeSession", params: ({ event }) => event },
      },
      { target: ".signedOut" },
    ],
  },
  states: {
    waiting: {
      description: "Nobody has said who is here.",
      meta: { screen: "LessonPage", requirements: ["S6.signIn", "R21"] },
      tags: ["pending"],
    },
    signedOut: {
      description: "Lessons need an account: sign-in opens and comes back here.",
      meta: { screen: "LessonPage", requirements: ["S6.signIn", "R11"] },
      entry: "askToSignIn",
    },
    loading: {
      description: "Structure and lesson are on their way, side by side.",
      meta: { screen: "LessonPage", requirements: ["S7.structure", "S7.lessons"] },
      tags: "pending",
      type: "parallel",
      states: {
        structure: {
          description: "The course that the lesson is in.",
          initial: "loading",
          states: {
            loading: {
              description: "What there is, and what is done of it.",
              invoke: {
                id: "loadStructure",
                src: "loadStructure",
                input: ({ context: { locale, slug, learnerId } }) => ({ locale, slug, learnerId }),
                onDone: {
                  target: "loaded",
                  actions: assign({ structure: ({ event }) => event.output }),
                },
                onError: [
                  { guard: "isSignedOut", target: "#lesson.signedOut" },
                  { guard: "isNotEnrolled", target: "#lesson.notEnrolled" },
                  { guard: "isNotFound", target: "#lesson.notFound" },
                  failTo("#lesson.failed"),
                ],
              },
            },
            loaded: { description: "The structure is here.", type: "final" },
          },
        },
        lesson: {
          description: "The lesson itself.",
          initial: "loading",
          states: {
            loading: {
              description: "The lesson's own words.",
              invoke: {
                id: "loadLesson",
                src: "loadLesson",
                input: ({ context: { locale, slug, number } }) => ({ locale, slug, number }),
                onDone: { target: "loaded", actions: assign({ lesson: ({ event }) => event.output }) },
                onError: [
                  { guard: "isSignedOut", target: "#lesson.signedOut" },
                  { guard: "isNotEnrolled", target: "#lesson.notEnrolled" },
                  { guard: "isNotFound", target: "#lesson.notFound" },
                  failTo("#lesson.failed"),
                ],
              },
            },
            loaded: { description: "The lesson is here.", type: "final" },
          },
        },
      },
      onDone: [{ guard: "exists", target: "opening", actions: "chooseStep" }, { target: "notFound" }],
    },
    opening: {
      description: "The step's content is on its way. Reading it completes nothing (R7).",
      meta: { screen: "LessonPage", requirements: ["S7.steps", "R7", "L14"] },
      tags: "busy",
      entry: [assign({ step: null, failure: null }), "announceStep"],
      invoke: {
        id: "loadStep",
        src: "loadStep",
        input: ({ context }) => ({
          locale: context.locale,
          slug: context.slug,
          stepId: stepsOf(context.structure, context.number)[(context.stepNumber ?? 1) - 1]?.id ?? 0,
        }),
        // Each opening counts: a quiz that is opened again must not come back with the keys of before (R18).
        onDone: {
          target: "active",
          actions: assign(({ context, event }) => ({ step: event.output, done: context.done + 1 })),
        },
        onError: [
          { guard: "isSignedOut", target: "signedOut" },
          { guard: "isNotEnrolled", target: "notEnrolled" },
          failTo("stepFailed"),
        ],
      },
      on: {
        "step.open": {
          guard: { type: "hasStep", params: ({ event }) => event.step },
          target: "opening",
          reenter: true,
          actions: { type: "goToStep", params: ({ event }) => event.step },
        },
      },
    },
    active: {
      description: "A step is open.",
      type: "parallel",
      on: {
        "step.open": {
          guard: { type: "hasStep", params: ({ event }) => event.step },
          target: "opening",
          actions: { type: "goToStep", params: ({ event }) => event.step },
        },
        "step.progressed": { actions: { type: "keepProgress", params: ({ event }) => event } },
      },
      states: {
        content: {
          description: "What the step is made of; quiz and video are machines of their own.",
          initial: "deciding",
          states: {
            deciding: {
              description: "By the step's type.",
              always: [
                { guard: "isVideo", target: "video" },
                { guard: "isQuiz", target: "quiz" },
                { target: "reading" },
              ],
            },
            reading: {
              description: "A text or a download: done by saying so, or by going on (R7).",
              meta: { screen: "TextStep", requirements: ["R7", "L13"] },
            },
            video: {
              description: "A clip: done at 90 % of its distinct seconds, or by saying so (R7).",
              meta: { screen: "VideoStep", requirements: ["R7", "L13", "L15"] },
              invoke: {
                id: "video",
                src: "video",
                input: ({ context: { locale, slug, step } }) => ({ locale, slug, step: step as VideoStep }),
              },
              // Leaving the step is leaving the clip: what was played since the last save is kept (L15).
              exit: sendTo("video", { type: "page.hidden" }),
              on: { "page.hidden": { actions: sendTo("video", { type: "page.hidden" }) } },
            },
            quiz: {
              description: "Questions: done by passing (R7).",
              meta: { screen: "QuizStep", requirements: ["R7", "L13"] },
              invoke: {
                id: "quiz",
                src: "quiz",
                input: ({ context: { locale, slug, step, learnerId, seed, done } }) => ({
                  locale,
                  slug,
                  learnerId,
                  seed: `${seed}.${done}`,
                  step: step as QuizStep,
                }),
              },
              on: { "connection.changed": { actions: sendTo("quiz", ({ event }) => event) } },
            },
          },
        },
        completion: {
          description: "Whether the step counts as done; only the server says so.",
          initial: "open",
          states: {
            open: {
              description: "Not being completed.",
              meta: { screen: "StepFooter", requirements: ["R7", "L13"] },
              on: {
                "step.complete": { guard: "completesByHand", target: "completingStep" },
                "step.continue": [
                  { guard: "completesByHand", target: "completingAndLeaving" },
                  // Also from a quiz that is not passed: it may be left and stays open (R7).
                  { target: "#lesson.advancing" },
                ],
              },
            },
            completingStep: {
              description: "Marking the step as done is on its way.",
              meta: { screen: "StepFooter", requirements: ["S4.step", "R7", "R18"] },
              tags: "saving",
              invoke: {
                id: "completeStep",
                src: "completeStep",
                input: ({ context }) => completionOf(context),
                onDone: {
                  target: "stepCompleted",
                  actions: [
                    { type: "keepProgress", params: ({ event }) => ({ progress: event.output, done: true }) },
                    assign({ done: ({ context }) => context.done + 1, failure: null }),
                  ],
                },
                onError: [
                  { guard: "isSignedOut", target: "#lesson.signedOut" },
                  {
                    guard: "isRefused",
                    ...failTo("failed"),
                  },
                  failTo("kept"),
                ],
              },
            },
            completingAndLeaving: {
              description: "Marking as done on the way to the next step.",
              meta: { screen: "StepFooter", requirements: ["S4.step", "R7", "R18"] },
              tags: "saving",
              invoke: {
                id: "completeAndLeave",
                src: "completeStep",
                input: ({ context }) => completionOf(context),
                onDone: {
                  target: "#lesson.advancing",
                  actions: [
                    { type: "keepProgress", params: ({ event }) => ({ progress: event.output, done: true }) },
                    assign({ done: ({ context }) => context.done + 1, failure: null }),
                  ],
                },
                onError: [
                  { guard: "isSignedOut", target: "#lesson.signedOut" },
                  // The clip was watched to its end meanwhile: nothing is left to be marked.
                  { guard: "isStepDone", target: "#lesson.advancing" },
                  {
                    guard: "isRefused",
                    ...failTo("failed"),
                  },
                  failTo("kept"),
                ],
              },
            },
            kept: {
              description: "It did not arrive: kept on the device and sent by itself. The learner may go on meanwhile.",
              meta: { screen: "StepFooter", requirements: ["R7", "R11", "L3"] },
              tags: "kept",
              always: { guard: "isStepDone", target: "stepCompleted", actions: assign({ failure: null }) },
              after: { resendPause: "completingStep" },
              on: {
                ...retryOnline("completingStep"),
                "step.continue": "#lesson.advancing",
              },
            },
            stepCompleted: {
              description: "Done, and said so.",
              meta: { screen: "StepFooter", requirements: ["S4.step", "L13"] },
              on: { "step.continue": "#lesson.advancing" },
            },
            failed: {
              description: "It is not marked as done; both ways on are still there.",
              meta: { screen: "StepFooter", requirements: ["R11"] },
              tags: "failed",
              // The clip was watched to its end meanwhile: what failed is so all the same.
              always: { guard: "isStepDone", target: "stepCompleted", actions: assign({ failure: null }) },
              on: { "step.complete": "completingStep", "step.continue": "completingAndLeaving" },
            },
          },
        },
      },
    },
    stepFailed: {
      description: "The step did not arrive; the list of steps stays, asking again is one press away.",
      meta: { screen: "LessonPage", requirements: ["R11"] },
      tags: "failed",
      on: {
        "lesson.retry": "opening",
        "step.open": {
          guard: { type: "hasStep", params: ({ event }) => event.step },
          target: "opening",
          actions: { type: "goToStep", params: ({ event }) => event.step },
        },
        // With the list of steps: what was kept of them is delivered first.
        ...retryOnline("loading"),
      },
    },
    advancing: {
      description: "On to the next step, or to what comes after the last one.",
      always: [
        {
          guard: "hasNextStep",
          target: "opening",
          actions: { type: "goToStep", params: ({ context }) => (context.stepNumber ?? 0) + 1 },
        },
        { guard: "isCourseDone", target: "courseCompleted" },
        { target: "lessonCompleted" },
      ],
    },
    lessonCompleted: {
      description: "The lesson's end: on to the next lesson, or back to what is still open.",
      meta: { screen: "LessonEnd", requirements: ["S4.lesson", "L14"] },
      on: {
        "lesson.continue": { guard: "hasNextLesson", actions: "openNextLesson" },
        "step.open": {
          guard: { type: "hasStep", params: ({ event }) => event.step },
          target: "opening",
          actions: { type: "goToStep", params: ({ event }) => event.step },
        },
      },
    },
    courseCompleted: {
      description: "Every step of the course is done: the exam is open.",
      meta: { screen: "LessonEnd", requirements: ["S4.lesson", "R5"] },
      on: {
        "lesson.continue": { guard: "hasNextLesson", actions: "openNextLesson" },
        "step.open": {
          guard: { type: "hasStep", params: ({ event }) => event.step },
          target: "opening",
          actions: { type: "goToStep", params: ({ event }) => event.step },
        },
      },
    },
    notEnrolled: {
      description: "The lesson belongs to a course that the learner is not in: the reason, and the way there.",
      meta: { screen: "LessonPage", requirements: ["R11", "R48"] },
    },
    notFound: {
      description: "No such course or lesson.",
      meta: { screen: "NotFound", requirements: ["R11", "R29"] },
      tags: "notFound",
    },
    failed: {
      description: "The lesson did not arrive; asking again is one press away.",
      meta: { screen: "LessonPage", requirements: ["R11", "R40"] },
      tags: "failed",
      on: { "lesson.retry": "loading", ...retryOnline("loading") },
    },
  },
});
