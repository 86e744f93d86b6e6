import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { ContentLocale, Id, Percent, pageNumber } from "../primitives";

const base = "/academy/private/api/v2/admin/quiz-reports";

/** The file with every question of a list; served beside the API, with the filters of `reports.list`. */
export const reportsFile = "/academy/private/api/v2/admin/quiz-reports.csv";

/** From how many answers on a report says how they turned out; with fewer, it would tell about single people. */
export const fewestAnswers = 5;

/** What asks questions: a quiz in a lesson, or an exam with its modules. */
export const ReportKind = z.enum(["quiz", "exam"]);
export type ReportKind = z.infer<typeof ReportKind>;

/** How a question turned out. */
export const QuestionReport = z.object({
  id: z.string(),
  /** In the language asked for, or in English; null if the question no longer exists. */
  text: z.nullable(z.string()),
  answers: z.int(),
  /** The share of right answers; null for fewer than 5 answers. */
  right: z.nullable(Percent),
  /** The wrong options that were chosen most, with their share of all answers, at most 3; empty below 5 answers. */
  wrong: z.array(z.object({ id: z.string(), text: z.string(), share: Percent })),
  /** Whether the question has changed since it was last answered. */
  isChanged: z.boolean(),
  /** Answers to earlier versions of the question, which are not in the numbers above; null if there are none. */
  earlier: z.nullable(z.object({ answers: z.int(), right: z.nullable(Percent) })),
});
export type QuestionReport = z.infer<typeof QuestionReport>;

/** How a quiz or an exam turned out; its questions the hardest first. */
export const QuizReport = z.object({
  kind: ReportKind,
  id: Id,
  title: z.string(),
  /** The course of a quiz. */
  course: z.nullable(z.string()),
  /** Path of its page; null if it no longer exists. */
  url: z.nullable(z.string()),
  /** The file in the content folder that has its questions. */
  file: z.nullable(z.string()),
  /** How often it was finished. */
  attempts: z.int(),
  /** The share of attempts that passed; null for fewer than 5. */
  passed: z.nullable(Percent),
  questions: z.array(QuestionReport),
});
export type QuizReport = z.infer<typeof QuizReport>;

/** Which answers are counted, and the order of the list. */
export const ReportFilters = z.object({
  kind: z._default(z.enum(["all", "quiz", "exam"]), "all"),
  language: z.optional(ContentLocale),
  /** The present calendar month and those before it, so many in all; all months without it. */
  months: z.optional(z.enum(["1", "3", "12"])),
  /** The hardest question first, or most attempts first. */
  sort: z._default(z.enum(["hardest", "attempts"]), "hardest"),
});

export const reports = {
  list: endpoint({
    id: "reports.list",
    method: "GET",
    path: `${base}/`,
    summary: "How quizzes and exams turned out, question by question, without saying anything about single learners.",
    access: "editing",
    query: z.object({ ...ReportFilters.shape, page: pageNumber(1, 100_000), limit: pageNumber(20, 100) }),
    reply: z.object({ data: z.array(QuizReport), total: z.int() }),
  }),
};
