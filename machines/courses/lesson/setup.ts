import { assign, emit, fromPromise, raise, setup } from "xstate";
import type { Lesson, Step, Structure } from "../../../contract/courses/lessons";
import type { CourseProgress } from "../../../contract/courses/progress";
import { isEditor } from "../../shared/editor";
import type { ScreenMeta, SessionChanged } from "../../shared/events";
import { keepFailure } from "../../shared/failing";
import { isRefused, pauseAfter, refusedAs } from "../../shared/failure";
import { notProvided } from "../../shared/not-provided";
import { connectionGuards, sessionGuards } from "../../shared/session";
import { playerMachine } from "../player";
import { notPlayed, type Played } from "../player/context";
import { quizMachine } from "../quiz";
import {
  type Completion,
  type Context,
  type CourseRef,
  type Emitted,
  type Event,
  type Input,
  lessonPath,
  openingStep,
  type Position,
  type PositionSaved,
  stepsOf,
  withProgress,
} from "./context";

/** Types, actors, actions, guards and delays of the whole machine; its phases import this file but not each other. */
export const lessonSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    tags: {} as "pending" | "busy" | "failed" | "notFound" | "saving" | "kept",
    meta: {} as ScreenMeta,
    children: {} as { quiz: "quiz"; player: "player" },
  },
  actors: {
    /** Delivers what this device keeps of the course's steps before it asks. */
    loadStructure: fromPromise<Structure, CourseRef & { learnerId: number }>(notProvided("loadStructure")),
    loadLesson: fromPromise<Lesson, CourseRef & { number: number }>(notProvided("loadLesson")),
    loadStep: fromPromise<Step, CourseRef & { stepId: number }>(notProvided("loadStep")),
    /** Keeps it on the device until it has arrived. */
    completeStep: fromPromise<CourseProgress, Completion>(notProvided("completeStep")),
    savePosition: fromPromise<PositionSaved, Position>(notProvided("savePosition")),
    quiz: quizMachine,
    player: playerMachine,
  },
  actions: {
    askToSignIn: emit({ type: "signIn.requested" }),
    takeSession: assign((_, { learner, seed }: SessionChanged) => ({ learnerId: learner?.id ?? 0, seed })),
    keepFailure: keepFailure(),
    chooseStep: assign(({ context }) => ({
      stepNumber: openingStep(context.structure, context.number, context.stepNumber),
    })),
    goToStep: assign((_, stepNumber: number) => ({ stepNumber })),
    requestFocus: emit({ type: "focus.requested", part: "lesson" }),
    announceStep: emit(({ context }) => ({ type: "step.opened" as const, step: context.stepNumber ?? 1 })),
    takePlayed: assign(({ context: { step } }) => ({
      played: step?.type === "video" ? { position: step.position, watched: step.watched } : notPlayed,
    })),
    keepPlayed: assign((_, { position, watched }: Played) => ({ played: { position, watched } })),
    /** Sends without waiting: the page may be gone before an answer (L15). */
    sendPositionOnLeave: (_, _position: Position) => notProvided("sendPositionOnLeave")(),
    noteSaved: raise((_, { done, progress }: PositionSaved) => ({ type: "step.progressed" as const, done, progress })),
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
    /** Only editors could see it, as a draft (R10). */
    isMissing: ({ context, event }) =>
      context.isMissing === true && !(event.type === "session.changed" && isEditor(event)),
    isNotEnrolled: refusedAs("not_enrolled", "plan_needed"),
    isNotFound: refusedAs("not_found", "invalid"),
    isRefused,
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
    /** Delay before a completion that did not arrive is resent. */
    resendPause: ({ context }) => pauseAfter(context.failure, 4000),
    /** Between two saves of the position while a clip plays. */
    saveInterval: 10_000,
  },
});
