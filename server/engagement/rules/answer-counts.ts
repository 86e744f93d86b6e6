import { createHash } from "node:crypto";
import { isRight, type KeyedQuestion } from "../../exams/rules/questions";

/** What an answer or an attempt adds to the sums of the reports. */
export interface Counted {
  /** Empty: the whole quiz or exam. */
  questionId: string;
  version: string;
  /** Empty: all answers together. */
  option: string;
  right: boolean;
}

/** A short hash of a question as it is asked and graded: it changes with the text, an option, or the key. */
export const versionOf = ({ type, text, options, correct }: KeyedQuestion): string =>
  createHash("sha256")
    .update(JSON.stringify([type, text, options.map((option) => [option.id, option.text]), correct]))
    .digest("base64url")
    .slice(0, 12);

/** An answer counts once, and once for each option that it chose. What people typed is not kept. */
export function countsOfAnswer(question: KeyedQuestion, answer: readonly string[]): Counted[] {
  const of = { questionId: question.id, version: versionOf(question) };
  const chosen = question.type === "text" ? [] : answer;
  return [
    { ...of, option: "", right: isRight(question, answer) },
    ...chosen.map((option) => ({ ...of, option, right: false })),
  ];
}

/** A finished attempt counts once, and once more if it passed. */
export const countOfAttempt = (passed: boolean): Counted => ({
  questionId: "",
  version: "",
  option: "",
  right: passed,
});
