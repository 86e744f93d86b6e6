import type { AnsweredQuestion, QuizResult, QuizStep } from "../../../contract/courses/lessons";
import type { CourseProgress } from "../../../contract/courses/progress";
import type { Failure } from "../../../contract/errors";
import type { ConnectionChanged } from "../../shared/events";

export interface CourseRef {
  locale: string;
  slug: string;
}
export interface Input extends CourseRef {
  step: QuizStep;
  /** The quiz of a single lesson has a call of its own to start over. */
  isStandAlone?: boolean;
  /** The learner who answers. */
  learnerId: number;
  seed: string;
}
/** An answer that this device keeps until the server has it. */
export interface KeptAnswer {
  questionId: string;
  answer: string[];
  key: string;
  /** Why the server rejected it; null while it is waiting to be sent. */
  refusal: Failure | null;
}
export interface Context extends Input {
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
export type Event =
  | ConnectionChanged
  | { type: "answer.choose"; answer: string[] }
  | { type: "answer.submit" }
  | { type: "question.next" }
  | { type: "quiz.reload" }
  | { type: "quiz.retry" };
/** The server's verdict on an answer. */
export interface Checked {
  answered: AnsweredQuestion;
  result: QuizResult | null;
  progress: CourseProgress;
}

export type OnStep = CourseRef & { learnerId: number; stepId: number };
export const onStep = ({ locale, slug, learnerId, step }: Context): OnStep => ({
  locale,
  slug,
  learnerId,
  stepId: step.id,
});
/** The answer that is being sent, as the device names it. */
export const sentAnswer = (context: Context) => ({
  ...onStep(context),
  questionId: context.step.questions[context.index]?.id ?? "",
  answer: context.draft,
  key: context.key ?? "",
});
/** The learner changes the answer: the one kept before must no longer be sent. */
export const withdraw = {
  type: "withdrawAnswer",
  params: ({ context }: { context: Context }) => sentAnswer(context),
} as const;

/** Whether a kept answer belongs to a question of the quiz that has none yet. */
export const isOpenIn = (step: QuizStep, kept: KeptAnswer | null): boolean =>
  kept !== null && !step.answered[kept.questionId] && step.questions.some(({ id }) => id === kept.questionId);

/** The first question without an answer; after the last one, the number of questions. */
export const firstUnanswered = (step: QuizStep): number => {
  const index = step.questions.findIndex(({ id }) => !step.answered[id]);
  return index < 0 ? step.questions.length : index;
};

/** Another answer in place of one that has not arrived. */
export const chooseAgain = {
  "answer.choose": {
    target: "asking",
    actions: [withdraw, { type: "chooseAgain", params: ({ event }: { event: { answer: string[] } }) => event.answer }],
  },
} as const;
/** On to the next question without an answer. */
export const goOn = { "question.next": { target: "deciding", actions: ["goToNext", "requestFocus"] } } as const;
