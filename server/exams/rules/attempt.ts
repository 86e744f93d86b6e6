import type { ExamResult } from "../../../contract/exams/exams";
import type { DrawnQuestion } from "./draw";
import { inWords, isRight } from "./questions";

/** How long after the deadline an answer still counts, in seconds: the network's share (R2). */
export const graceSeconds = 60;

/** When an attempt that starts now must be finished; null without a clock (R2). */
export const deadlineOf = (startedAt: Date, clockSeconds: number): Date | null =>
  clockSeconds > 0 ? new Date(startedAt.getTime() + clockSeconds * 1000) : null;

/** Whether the attempt takes no answer any more: deadline and grace are past (R2). */
export const isOver = (deadline: Date | null, now: Date): boolean =>
  deadline !== null && now.getTime() > deadline.getTime() + graceSeconds * 1000;

/**
 * Who ends an attempt now, and when it counts as finished: past the deadline it was the clock, at the deadline (R2). It
 * never ends before it started: clocks are set back, and those of two processes differ.
 */
export function endOf(
  { startedAt, deadline }: { startedAt: Date; deadline: Date | null },
  now: Date,
): { finishedAt: Date; finishedBy: "learner" | "clock" } {
  if (deadline !== null && now >= deadline) return { finishedAt: deadline, finishedBy: "clock" };
  return { finishedAt: now < startedAt ? startedAt : now, finishedBy: "learner" };
}

/** What was saved of an attempt, by question id. */
export type Answers = Readonly<Record<string, readonly string[]>>;

export interface Grade {
  right: number;
  total: number;
  /** Per cent, rounded down: a score never claims a mark that was missed. */
  score: number;
  passed: boolean;
}

/** Grades by what was saved; an unanswered question is wrong (R1, R6). */
export function grade(questions: readonly DrawnQuestion[], answers: Answers, passMark: number): Grade {
  const total = questions.length;
  const right = questions.filter((question) => isRight(question, answers[question.id] ?? [])).length;
  const score = total === 0 ? 0 : Math.floor((100 * right) / total);
  return { right, total, score, passed: total > 0 && score >= passMark };
}

/** Right and asked questions per topic, in the order in which the topics were asked (L7). */
function topicsOf(questions: readonly DrawnQuestion[], answers: Answers): ExamResult["topics"] {
  const topics = new Map<string, ExamResult["topics"][number]>();
  for (const question of questions) {
    const { title, lesson } = question.topic;
    const topic = topics.get(title) ?? { title, lesson, right: 0, total: 0 };
    topic.total += 1;
    if (isRight(question, answers[question.id] ?? [])) topic.right += 1;
    topics.set(title, topic);
  }
  return [...topics.values()];
}

/** What a learner may see of a finished attempt: the key of wrong questions after a pass only (L6, L7). */
export function review(
  questions: readonly DrawnQuestion[],
  answers: Answers,
  passed: boolean,
): Pick<ExamResult, "wrong" | "topics"> {
  const wrong = questions
    .filter((question) => !isRight(question, answers[question.id] ?? []))
    .map((question) => ({
      questionId: question.id,
      text: question.text,
      given: inWords(question, answers[question.id] ?? []),
      correct: inWords(question, question.correct),
      explanation: question.explanation,
    }));
  return { wrong: passed ? wrong : [], topics: topicsOf(questions, answers) };
}
