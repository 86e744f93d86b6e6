import { assign, emit, fromPromise, setup } from "xstate";
import type { AnsweredQuestion, QuizResult, QuizStep } from "../../contract/courses/lessons";
import type { CourseProgress } from "../../contract/courses/progress";
import type { Failure } from "../../contract/errors";
import { type ConnectionChanged, commandKey, type ScreenMeta, type SignInRequested } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { failureOf, isRefusal, pauseAfter } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";
import { tellParent } from "../shared/tell-parent";
import type { StepProgressed } from "./step-progressed";

interface Place {
  locale: string;
  slug: string;
}
interface Input extends Place {
  step: QuizStep;
  /** Who answers. */
  learnerId: number;
  seed: string;
}
/** An answer that this device keeps until the server has it. */
export interface KeptAnswer {
  questionId: string;
  answer: string[];
  key: string;
  /** Why the server did not take it; null while it is still to be sent. */
  refusal: Failure | null;
}
interface Context extends Input {
  /** Position of the question that is shown, from 0. */
  index: number;
  /** What is chosen or written and not yet sent. */
  draft: string[];
  /** The idempotency key of the answer that is being sent, the same for every try (R18); null between answers. */
  key: string | null;
  progress: CourseProgress | null;
  failure: Failure | null;
  done: number;
}
type Event =
  | ConnectionChanged
  | { type: "answer.choose"; answer: string[] }
  | { type: "answer.submit" }
  | { type: "question.next" }
  | { type: "quiz.retry" };
interface Checked {
  answered: AnsweredQuestion;
  result: QuizResult | null;
  progress: CourseProgress;
}

type OnStep = Place & { learnerId: number; stepId: number };
const onStep = ({ locale, slug, learnerId, step }: Context): OnStep => ({ locale, slug, learnerId, stepId: step.id });
/** The answer that is being sent, as the device names it. */
const sentAnswer = (context: Context) => ({
  ...onStep(context),
  questionId: context.step.questions[context.index]?.id ?? "",
  answer: context.draft,
  key: context.key ?? "",
});
/** The learner thinks again: what is kept of the answer before must not be sent any more. */
const withdraw = {
  type: "withdrawAnswer",
  params: ({ context }: { context: Context }) => sentAnswer(context),
} as const;

/** Whether a kept answer is to a question of the quiz that has none yet. */
const isOpenIn = (step: QuizStep, kept: KeptAnswer | null): boolean =>
  kept !== null && !step.answered[kept.questionId] && step.questions.some(({ id }) => id === kept.questionId);

/** The first question without an answer; after the last one, the number of questions. */
export const firstUnanswered = (step: QuizStep): number => {
  const index = step.questions.findIndex(({ id }) => !step.answered[id]);
  return index < 0 ? step.questions.length : index;
};

/** A quiz step: one question at a time, each explained once it is answered, retried as often as one likes (R3, R6). */
export const quizMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SignInRequested,
    tags: {} as "busy" | "asking" | "answered" | "failed" | "kept",
    meta: {} as ScreenMeta,
  },
  actors: {
    /** Asks this device for an answer of the quiz that has not arrived. */
    recallAnswer: fromPromise<KeptAnswer | null, OnStep>(notProvided("recallAnswer")),
    /** Keeps the answer on the device until it has arrived. */
    checkAnswer: fromPromise<Checked, OnStep & { questionId: string; answer: string[]; key: string }>(
      notProvided("checkAnswer"),
    ),
    retryQuiz: fromPromise<QuizStep, Place & { stepId: number; key: string }>(notProvided("retryQuiz")),
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
    /** Another answer is another command: the key of the unsent one must not come back with it (R18). */
    chooseAgain: assign(({ context }, draft: string[]) => ({
      draft,
      key: null,
      failure: null,
      done: context.done + 1,
    })),
    withdrawAnswer: (_, _answer: OnStep & { questionId: string; answer: string[]; key: string }) =>
      notProvided("withdrawAnswer")(),
    askToSignIn: emit({ type: "signIn.requested" }),
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
  },
  guards: {
    hasAnswer: ({ context }) => context.draft.some((part) => part.trim() !== ""),
    isOver: ({ context }) => context.index >= context.step.questions.length,
    hasPassed: ({ context }) => context.step.result?.passed === true,
    isRight: (_, { answered }: Checked) => answered.right,
    ...connectionGuards,
    isSignedOut: sessionGuards.isSignedOut,
    isRefused: ({ event }) => isRefusal(failureOf(event as unknown as { error: unknown })),
    isOpen: ({ context: { step } }, kept: KeptAnswer | null) => isOpenIn(step, kept),
    isOpenAndRefused: ({ context: { step } }, kept: KeptAnswer | null) =>
      isOpenIn(step, kept) && kept?.refusal !== null,
  },
  delays: {
    /** Before an answer that did not arrive is sent again by itself. */
    resendPause: ({ context }) => pauseAfter(context.failure, 4000),
  },
}).createMachine({
  id: "quiz",
  description: "Finding out what one has understood.",
  context: ({ input }) => ({
    ...input,
    index: firstUnanswered(input.step),
    draft: [],
    key: null,
    progress: null,
    failure: null,
    done: 0,
  }),
  initial: "recalling",
  states: {
    recalling: {
      description: "An answer that could not be delivered earlier is looked for on this device.",
      meta: { screen: "QuizStep", requirements: ["L3", "L4"] },
      tags: "busy",
      invoke: {
        id: "recallAnswer",
        src: "recallAnswer",
        input: ({ context }) => onStep(context),
        onDone: [
          {
            guard: { type: "isOpenAndRefused", params: ({ event }) => event.output },
            target: "unsent",
            actions: { type: "takeKept", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isOpen", params: ({ event }) => event.output },
            target: "checking",
            actions: { type: "takeKept", params: ({ event }) => event.output },
          },
          { target: "deciding" },
        ],
        onError: "deciding",
      },
    },
    deciding: {
      description: "Goes on with the first question that has no answer.",
      always: [{ guard: "isOver", target: "completed" }, { target: "asking" }],
    },
    asking: {
      description: "A question stands; an answer is chosen or written.",
      meta: { screen: "QuizStep", requirements: ["S4.quiz", "R6"] },
      tags: "asking",
      on: {
        "answer.choose": { actions: { type: "keepDraft", params: ({ event }) => event.answer } },
        "answer.submit": { guard: "hasAnswer", target: "checking", actions: "nameCommand" },
      },
    },
    checking: {
      description: "The server grades the answer; the browser does not know the key.",
      meta: { screen: "QuizStep", requirements: ["S7.quizNext", "R6", "R18"] },
      tags: ["busy", "asking"],
      invoke: {
        id: "checkAnswer",
        src: "checkAnswer",
        input: ({ context }) => sentAnswer(context),
        onDone: [
          {
            guard: { type: "isRight", params: ({ event }) => event.output },
            target: "right",
            actions: [{ type: "keepChecked", params: ({ event }) => event.output }, "tellLesson"],
          },
          {
            target: "wrong",
            actions: [{ type: "keepChecked", params: ({ event }) => event.output }, "tellLesson"],
          },
        ],
        onError: [
          { guard: "isSignedOut", target: "kept", actions: "askToSignIn" },
          {
            guard: "isRefused",
            ...failTo("unsent"),
          },
          failTo("kept"),
        ],
      },
    },
    kept: {
      description: "The answer did not arrive: kept on the device, and checked by itself when the server is reached.",
      meta: { screen: "QuizStep", requirements: ["R11", "L3", "L4"] },
      tags: ["asking", "kept"],
      after: { resendPause: "checking" },
      on: {
        ...retryOnline("checking"),
        "answer.submit": "checking",
        "answer.choose": {
          target: "asking",
          actions: [withdraw, { type: "chooseAgain", params: ({ event }) => event.answer }],
        },
      },
    },
    unsent: {
      description: "The server did not take the answer: it is still chosen, and can be given or sent again.",
      meta: { screen: "QuizStep", requirements: ["R11", "L4"] },
      tags: ["asking", "failed"],
      on: {
        "answer.choose": {
          target: "asking",
          actions: [withdraw, { type: "chooseAgain", params: ({ event }) => event.answer }],
        },
        "answer.submit": "checking",
      },
    },
    right: {
      description: "Right, and why.",
      meta: { screen: "QuizStep", requirements: ["S4.quiz", "R6"] },
      tags: "answered",
      on: { "question.next": { target: "deciding", actions: "goToNext" } },
    },
    wrong: {
      description: "Wrong, what would have been right, and why.",
      meta: { screen: "QuizStep", requirements: ["S4.quiz", "R6"] },
      tags: "answered",
      on: { "question.next": { target: "deciding", actions: "goToNext" } },
    },
    completed: {
      description: "Every question is answered.",
      initial: "deciding",
      on: { "quiz.retry": "retrying" },
      states: {
        deciding: {
          description: "Holds the score against the pass mark.",
          always: [{ guard: "hasPassed", target: "passed" }, { target: "notPassed" }],
        },
        passed: {
          description: "Enough right answers: the step is done.",
          meta: { screen: "QuizStep", requirements: ["S4.quiz", "R7"] },
        },
        notPassed: {
          description: "Not enough; trying again is open at once.",
          meta: { screen: "QuizStep", requirements: ["S4.quizRetry", "R3"] },
        },
      },
    },
    retrying: {
      description: "The quiz starts anew; what it completed stays completed.",
      meta: { screen: "QuizStep", requirements: ["S4.quizRetry", "R3"] },
      tags: "busy",
      invoke: {
        id: "retryQuiz",
        src: "retryQuiz",
        input: ({ context }) => ({
          locale: context.locale,
          slug: context.slug,
          stepId: context.step.id,
          key: commandKey(context, `retry.${context.step.id}`),
        }),
        onDone: { target: "deciding", actions: { type: "startAnew", params: ({ event }) => event.output } },
        onError: failTo("retryFailed"),
      },
    },
    retryFailed: {
      description: "Starting anew did not arrive; the result stays on the page.",
      meta: { screen: "QuizStep", requirements: ["R11"] },
      tags: "failed",
      on: { "quiz.retry": "retrying" },
    },
  },
});
