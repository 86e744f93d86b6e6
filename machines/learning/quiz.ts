import { assign, fromPromise, sendTo, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import type { AnsweredQuestion, QuizResult, QuizStep } from "../../contract/lessons";
import type { CourseProgress } from "../../contract/progress";
import { failureOf } from "../failure";
import { notProvided } from "../not-provided";
import { commandKey, type ScreenMeta } from "../shared";

interface Place {
  locale: string;
  slug: string;
}
interface Input extends Place {
  step: QuizStep;
  seed: string;
}
interface Context extends Input {
  /** Position of the question that is shown, from 0. */
  index: number;
  /** What is chosen or written and not yet sent. */
  draft: string[];
  progress: CourseProgress | null;
  failure: Failure | null;
  done: number;
}
type Event =
  | { type: "answer.choose"; answer: string[] }
  | { type: "answer.submit" }
  | { type: "question.next" }
  | { type: "quiz.retry" };
interface Checked {
  answered: AnsweredQuestion;
  result: QuizResult | null;
  progress: CourseProgress;
}

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
    tags: {} as "busy" | "asking" | "answered" | "failed",
    meta: {} as ScreenMeta,
  },
  actors: {
    checkAnswer: fromPromise<Checked, Place & { stepId: number; questionId: string; answer: string[]; key: string }>(
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
        done: context.done + 1,
      };
    }),
    goToNext: assign(({ context }) => ({ index: firstUnanswered(context.step), draft: [] })),
    startAnew: assign(({ context }, step: QuizStep) => ({
      step,
      index: firstUnanswered(step),
      draft: [],
      failure: null,
      done: context.done + 1,
    })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    tellLesson: sendTo(
      ({ self }) => self._parent as NonNullable<typeof self._parent>,
      ({ context }) => ({ type: "step.progressed", progress: context.progress, done: context.step.done }),
    ),
  },
  guards: {
    hasAnswer: ({ context }) => context.draft.some((part) => part.trim() !== ""),
    isOver: ({ context }) => context.index >= context.step.questions.length,
    hasPassed: ({ context }) => context.step.result?.passed === true,
    isRight: (_, { answered }: Checked) => answered.right,
  },
}).createMachine({
  id: "quiz",
  description: "Finding out what one has understood.",
  context: ({ input }) => ({
    ...input,
    index: firstUnanswered(input.step),
    draft: [],
    progress: null,
    failure: null,
    done: 0,
  }),
  initial: "deciding",
  states: {
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
        "answer.submit": { guard: "hasAnswer", target: "checking" },
      },
    },
    checking: {
      description: "The server grades the answer; the browser does not know the key.",
      meta: { screen: "QuizStep", requirements: ["S7.quizNext", "R6", "R18"] },
      tags: ["busy", "asking"],
      invoke: {
        id: "checkAnswer",
        src: "checkAnswer",
        input: ({ context }) => ({
          locale: context.locale,
          slug: context.slug,
          stepId: context.step.id,
          questionId: context.step.questions[context.index]?.id ?? "",
          answer: context.draft,
          key: commandKey(context, `quiz.${context.step.id}.${context.index}`),
        }),
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
        onError: { target: "unsent", actions: { type: "keepFailure", params: ({ event }) => failureOf(event) } },
      },
    },
    unsent: {
      description: "The answer did not arrive; it is still chosen, and sending again is one press away.",
      meta: { screen: "QuizStep", requirements: ["R11", "L3"] },
      tags: ["asking", "failed"],
      on: {
        // Another answer is another command: the key of the unsent one must not come back with it (R18).
        "answer.choose": {
          target: "asking",
          actions: [
            { type: "keepDraft", params: ({ event }) => event.answer },
            assign(({ context }) => ({ failure: null, done: context.done + 1 })),
          ],
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
        onError: { target: "retryFailed", actions: { type: "keepFailure", params: ({ event }) => failureOf(event) } },
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
