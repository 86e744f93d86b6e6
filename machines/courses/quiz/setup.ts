import { assign, emit, fromPromise, setup } from "xstate";
import type { QuizStep } from "../../../contract/courses/lessons";
import { commandKey, type FocusRequested, type ScreenMeta, type SignInRequested } from "../../shared/events";
import { keepFailure } from "../../shared/failing";
import { isRefused, pauseAfter } from "../../shared/failure";
import { notProvided } from "../../shared/not-provided";
import { connectionGuards, sessionGuards } from "../../shared/session";
import { tellParent } from "../../shared/tell-parent";
import type { StepOutdated, StepProgressed } from "../step-progressed";
import {
  type Checked,
  type Context,
  type CourseRef,
  type Event,
  firstUnanswered,
  type Input,
  isOpenIn,
  type KeptAnswer,
  type OnStep,
} from "./context";

/** Types, actors, actions, guards and delays of the whole machine; its phases import this file but not each other. */
export const quizSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SignInRequested | FocusRequested,
    tags: {} as "busy" | "asking" | "answered" | "failed" | "kept",
    meta: {} as ScreenMeta,
  },
  actors: {
    /** Reads an undelivered answer of the quiz from this device. */
    recallAnswer: fromPromise<KeptAnswer | null, OnStep>(notProvided("recallAnswer")),
    /** Keeps the answer on the device until it has arrived. */
    checkAnswer: fromPromise<Checked, OnStep & { questionId: string; answer: string[]; key: string }>(
      notProvided("checkAnswer"),
    ),
    retryQuiz: fromPromise<QuizStep, CourseRef & { stepId: number; isStandAlone?: boolean; key: string }>(
      notProvided("retryQuiz"),
    ),
  },
  actions: {
    keepDraft: assign((_, draft: string[]) => ({ draft })),
    keepChecked: assign(({ context }, { answered, result, progress }: Checked) => {
      const question = context.step.questions[context.index];
      return {
        step: {
          ...context.step,
          done: context.step.done || result?.passed === true,
          answered: question ? { ...context.step.answered, [question.id]: answered } : context.step.answered,
          result,
        },
        progress,
        failure: null,
        draft: [],
        key: null,
        done: context.done + 1,
      };
    }),
    nameCommand: assign(({ context }) => ({
      key: context.key ?? commandKey(context, `quiz.${context.step.id}.${context.index}`),
    })),
    takeKept: assign(({ context }, kept: KeptAnswer | null) =>
      kept
        ? {
            index: context.step.questions.findIndex(({ id }) => id === kept.questionId),
            draft: kept.answer,
            key: kept.key,
            failure: kept.refusal,
          }
        : {},
    ),
    /** Another answer is another command: it must not reuse the key of the unsent one (R18). */
    chooseAgain: assign(({ context }, draft: string[]) => ({
      draft,
      key: null,
      failure: null,
      done: context.done + 1,
    })),
    withdrawAnswer: (_, _answer: OnStep & { questionId: string; answer: string[]; key: string }) =>
      notProvided("withdrawAnswer")(),
    askToSignIn: emit({ type: "signIn.requested", isAnswerKept: true }),
    /** The question, the verdict, or the result is another one. */
    requestFocus: emit({ type: "focus.requested", part: "quiz" }),
    goToNext: assign(({ context }) => ({ index: firstUnanswered(context.step), draft: [] })),
    startAnew: assign(({ context }, step: QuizStep) => ({
      step,
      index: firstUnanswered(step),
      draft: [],
      failure: null,
      done: context.done + 1,
    })),
    keepFailure: keepFailure(),
    tellLesson: tellParent<StepProgressed>()(({ context }) => ({
      type: "step.progressed",
      progress: context.progress,
      done: context.step.done,
    })),
    askForStep: tellParent<StepOutdated>()(() => ({ type: "step.outdated" })),
  },
  guards: {
    hasAnswer: ({ context }) => context.draft.some((part) => part.trim() !== ""),
    isOver: ({ context }) => context.index >= context.step.questions.length,
    hasPassed: ({ context }) => context.step.result?.passed === true,
    isRight: (_, { answered }: Checked) => answered.right,
    ...connectionGuards,
    isSignedOut: sessionGuards.isSignedOut,
    isRefused,
    isOpen: ({ context: { step } }, kept: KeptAnswer | null) => isOpenIn(step, kept),
    isOpenAndRefused: ({ context: { step } }, kept: KeptAnswer | null) =>
      isOpenIn(step, kept) && kept?.refusal !== null,
  },
  delays: {
    /** Delay before an answer that did not arrive is resent. */
    resendPause: ({ context }) => pauseAfter(context.failure, 4000),
  },
});
