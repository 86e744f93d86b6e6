import type { AnsweredQuestion, QuizResult } from "../../../contract/courses/lessons";
import { answerProblem, isRight, type KeyedQuestion } from "../../exams/rules/questions";

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

/**
 * The answers of a try by the quiz as it is now, which may have been corrected meanwhile: graded by its key, without
 * those that its questions no longer allow. If only the correction makes an open step passed, one question is asked
 * again, a wrong one if there is one: reading never completes a step, only posting does (R7).
 */
export function currentOutcomes(
  questions: readonly KeyedQuestion[],
  stored: Outcomes,
  passMark: number,
  isDone: boolean,
): Outcomes {
  const current: Outcomes = Object.fromEntries(
    questions.flatMap((question) => {
      const answer = stored[question.id]?.answer;
      if (!answer || answerProblem(question, answer) !== null) return [];
      return [[question.id, { answer, right: isRight(question, answer) }]];
    }),
  );
  if (isDone || !quizResult(questions, current, passMark)?.passed) return current;
  const answers = Object.entries(current);
  // If none is wrong, the index is that of the last one.
  answers.splice(
    answers.findIndex(([, { right }]) => !right),
    1,
  );
  return Object.fromEntries(answers);
}
