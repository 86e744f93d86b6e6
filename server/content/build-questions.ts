import type { KeyedQuestion } from "../exams/rules/questions";
import type { QuestionInFile } from "./schemas";

/** A question from a file, with its key in the form that grading uses (R6). */
export const keyed = (question: QuestionInFile): KeyedQuestion => ({
  id: question.id,
  type: question.type,
  text: question.text,
  options: "options" in question ? question.options.map(({ id, text }) => ({ id, text })) : [],
  correct:
    question.type === "trueFalse"
      ? [String(question.answer)]
      : question.type === "text"
        ? question.answers
        : question.options.filter(({ correct }) => correct).map(({ id }) => id),
  explanation: question.explanation,
});
