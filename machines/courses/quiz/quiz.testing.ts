import { fromPromise, type SimulatedClock } from "xstate";
import type { AnsweredQuestion, QuizResult, QuizStep } from "../../../contract/courses/lessons";
import type { CourseProgress } from "../../../contract/courses/progress";
import { courseProgress, fakeActor, flush, runChild } from "../../testing";
import type { KeptAnswer } from "./context";
import { quizMachine } from "./index";

export const right: AnsweredQuestion = { answer: ["x"], right: true, correct: ["x"], explanation: "because" };
export const wrong: AnsweredQuestion = { ...right, answer: ["y"], right: false };
const question = (id: string) => ({ id, type: "single" as const, text: id, options: [] });
export const quizStep = (answered: QuizStep["answered"] = {}, overrides: Partial<QuizStep> = {}): QuizStep => ({
  id: 5,
  number: 1,
  title: "Quiz",
  seconds: 60,
  done: false,
  type: "quiz",
  passMark: 70,
  questions: ["a", "b"].map(question),
  answered,
  result: null,
  ...overrides,
});
export const score = (passed: boolean): QuizResult => ({
  score: passed ? 100 : 50,
  passed,
  right: passed ? 2 : 1,
  total: 2,
});
export const progress = courseProgress({ progress: 25 });

interface CourseRef {
  locale: string;
  slug: string;
}
interface Asked extends CourseRef {
  learnerId: number;
  stepId: number;
  questionId: string;
  answer: string[];
  key: string;
}

export async function quiz(
  step = quizStep(),
  kept: KeptAnswer | null = null,
  clock?: SimulatedClock,
  differs: { isStandAlone?: boolean } = {},
) {
  const checkAnswer = fakeActor<
    { answered: AnsweredQuestion; result: QuizResult | null; progress: CourseProgress },
    Asked
  >();
  const withdrawn: string[] = [];
  const retryQuiz = fakeActor<QuizStep, CourseRef & { stepId: number; isStandAlone?: boolean; key: string }>();
  const { actor, heard } = runChild(
    quizMachine.provide({
      actors: {
        checkAnswer: checkAnswer.logic,
        retryQuiz: retryQuiz.logic,
        recallAnswer: fromPromise(async () => kept),
      },
      actions: { withdrawAnswer: (_, { key }) => withdrawn.push(key) },
    }),
    { locale: "en", slug: "seo", learnerId: 7, step, seed: "seed", ...differs },
    clock,
  );
  await flush();
  return {
    actor,
    heard,
    checkAnswer,
    retryQuiz,
    withdrawn,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: "busy" | "asking" | "answered" | "failed" | "kept") => actor.getSnapshot().hasTag(tag),
    submit: (...answer: string[]) => {
      actor.send({ type: "answer.choose", answer });
      actor.send({ type: "answer.submit" });
    },
  };
}
