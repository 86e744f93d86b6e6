import { isAnswered, type Question, type QuestionType } from "../../../contract/courses/questions";

/** A question with its key; it stays on the server until the question has been answered (R6). */
export interface KeyedQuestion {
  id: string;
  type: QuestionType;
  text: string;
  options: { id: string; text: string }[];
  /** Ids of the right options, `["true"]` or `["false"]`, or every text that counts as right. */
  correct: string[];
  explanation: string;
}

/**
 * Two texts are equal after trimming, NFKC and case folding (R6). Upper case first folds letters without a single lower
 * case, like ß.
 */
const folded = (text: string): string => text.normalize("NFKC").trim().toUpperCase().toLowerCase().normalize("NFKC");

/** Whether an answer is right: every right option and no other (R6). An impossible answer is wrong. */
export function isRight(question: KeyedQuestion, answer: readonly string[]): boolean {
  if (answerProblem(question, answer) !== null) return false;
  const [only] = answer;
  switch (question.type) {
    case "single":
    case "trueFalse":
      return only !== undefined && question.correct.includes(only);
    case "multiple":
      return answer.length === question.correct.length && question.correct.every((id) => answer.includes(id));
    case "text":
      return only !== undefined && question.correct.some((text) => folded(text) === folded(only));
  }
}

/**
 * Why this is not a valid answer to the question, or null: one answer if one is expected, existing options, no
 * duplicates.
 */
export function answerProblem(question: KeyedQuestion, answer: readonly string[]): string | null {
  if (question.type === "multiple") {
    if (answer.length === 0) return "must choose at least one option";
    if (new Set(answer).size !== answer.length) return "must not choose an option twice";
  } else if (answer.length !== 1) return "must be exactly one answer";
  if (question.type === "text") return null;
  const possible = question.type === "trueFalse" ? ["true", "false"] : question.options.map(({ id }) => id);
  const unknown = answer.find((id) => !possible.includes(id));
  return unknown === undefined ? null : `must be among ${possible.join(", ")}`;
}

/** Whether this takes an answer in an exam back, of whatever type the question is: one empty text, or only spaces. */
export const isWithdrawal = (answer: readonly string[]): boolean => answer.length === 1 && !isAnswered(answer);

/** The question as a learner may see it, without anything that reveals the right answer (R6). */
export const withoutKey = ({ id, type, text, options }: KeyedQuestion): Question => ({
  id,
  type,
  text,
  options: options.map((option) => ({ id: option.id, text: option.text })),
});

/** An answer as text: the texts of chosen options; `true`, `false` and entered texts unchanged. */
export const inWords = (question: KeyedQuestion, answer: readonly string[]): string[] =>
  answer.map((part) => question.options.find(({ id }) => id === part)?.text ?? part);
