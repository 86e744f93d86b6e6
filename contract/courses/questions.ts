import { z } from "zod/mini";

/** The four kinds of question (R6). */
export const QuestionType = z.enum(["single", "multiple", "trueFalse", "text"]);
export type QuestionType = z.infer<typeof QuestionType>;

/** A question as a learner sees it before answering: it does not reveal the right answer (R6). */
export const Question = z.object({
  id: z.string(),
  type: QuestionType,
  text: z.string(),
  /** Choices of `single` and `multiple`; empty for the other kinds. */
  options: z.array(z.object({ id: z.string(), text: z.string() })),
});
export type Question = z.infer<typeof Question>;

/** The chosen option ids; `["true"]` or `["false"]`; or the one text that was entered. */
export const Answer = z.array(z.string().check(z.maxLength(500))).check(z.minLength(1), z.maxLength(20));
export type Answer = z.infer<typeof Answer>;

/** What an exam takes as "not answered": a learner withdraws an earlier answer with it. */
export const noAnswer: Answer = [""];

/** Whether a question counts as answered: there is more than empty text. */
export const isAnswered = (answer: readonly string[] | undefined): boolean =>
  answer?.some((part) => part.trim() !== "") === true;
