import type { AnsweredQuestion, QuizResult } from "../../../contract/courses/lessons";
import type { KeyedQuestion } from "../../exams/rules/questions";

/** The answers in the current try of a quiz, by question id. */
export type Outcomes = Readonly<Record<string, { answer: string[]; right: boolean }>>;

/** An answered question with its key, which may now be revealed (R6). */
export const answered = (question: KeyedQuestion, { answer, right }: Outcomes[string]): AnsweredQuestion => ({
  answer,
  right,
  correct: question.correct,
  explanation: question.explanation,
});

/** All answered questions that the quiz still contains. */
export const allAnswered = (
  questions: readonly KeyedQuestion[],
  outcomes: Outcomes,
): Record<string, AnsweredQuestion> =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const outcome = outcomes[question.id];
      return outcome ? [[question.id, answered(question, outcome)]] : [];
    }),
  );

/**
 * The result of a try, once every question is answered. The score is rounded down, so that a missed pass mark never
 * looks reached.
 */
export function quizResult(
  questions: readonly KeyedQuestion[],
  outcomes: Outcomes,
  passMark: number,
): QuizResult | null {
  const total = questions.length;
  if (total === 0 || !questions.every(({ id }) => outcomes[id])) return null;
  const right = questions.filter(({ id }) => outcomes[id]?.right).length;
  const score = Math.floor((100 * right) / total);
  return { score, passed: score >= passMark, right, total };
}
