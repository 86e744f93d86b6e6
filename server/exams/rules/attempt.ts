import type { ExamResult } from "../../../contract/exams/exams";
import type { DrawnQuestion } from "./draw";
import { inWords, isRight } from "./questions";

/** How long after the deadline an answer still counts, in seconds: an allowance for the network (R2). */
export const graceSeconds = 60;

/** When an attempt that starts now must be finished; null without a time limit (R2). */
export const deadlineOf = (startedAt: Date, clockSeconds: number): Date | null =>
  clockSeconds > 0 ? new Date(startedAt.getTime() + clockSeconds * 1000) : null;

/** Whether the attempt no longer accepts answers: deadline and grace period have passed (R2). */
export const isOver = (deadline: Date | null, now: Date): boolean =>
  deadline !== null && now.getTime() > deadline.getTime() + graceSeconds * 1000;

/** How far the clocks of two processes of the site may differ, in seconds. */
const clockTolerance = 2;

/** Whether the deadline has passed. An attempt without a time limit has none. */
export const isTimeUp = (deadline: Date | null, now: Date): boolean =>
  deadline !== null && now.getTime() >= deadline.getTime() - clockTolerance * 1000;

/**
 * Who ends an attempt now, and when it counts as finished: past the deadline it was the clock, at the deadline (R2).
 * Never before its start: clocks are set back, and those of two processes differ.
 */
export function endOf(
  { startedAt, deadline }: { startedAt: Date; deadline: Date | null },
  now: Date,
): { finishedAt: Date; finishedBy: "learner" | "clock" } {
  if (deadline !== null && now >= deadline) return { finishedAt: deadline, finishedBy: "clock" };
  return { finishedAt: now < startedAt ? startedAt : now, finishedBy: "learner" };
}

/** The saved answers of an attempt, by question id. */
export type Answers = Readonly<Record<string, readonly string[]>>;

export interface Grade {
  right: number;
  total: number;
  /** Percent, rounded down, so that a missed pass mark never looks reached. */
  score: number;
  passed: boolean;
}

/** Grades the saved answers; an unanswered question is wrong (R1, R6). */
export function grade(questions: readonly DrawnQuestion[], answers: Answers, passMark: number): Grade {
  const total = questions.length;
  const right = questions.filter((question) => isRight(question, answers[question.id] ?? [])).length;
  const score = total === 0 ? 0 : Math.floor((100 * right) / total);
  return { right, total, score, passed: total > 0 && score >= passMark };
}

/** How a topic went. */
export interface TopicScore {
  /** Attempts of earlier versions do not have it. */
  id?: string | undefined;
  title: string;
  lesson: number | null;
  right: number;
  total: number;
}

/** Right and asked questions per topic, in the order in which the topics were asked (L7). */
function topicsOf(questions: readonly DrawnQuestion[], answers: Answers): TopicScore[] {
  const topics = new Map<string, TopicScore>();
  for (const question of questions) {
    const { id, title, lesson } = question.topic;
    const topic = topics.get(title) ?? { id, title, lesson, right: 0, total: 0 };
    topic.total += 1;
    if (isRight(question, answers[question.id] ?? [])) topic.right += 1;
    topics.set(title, topic);
  }
  return [...topics.values()];
}

/** What a learner may see of a finished attempt: the key of wrong questions only after a pass (L6, L7). */
export function review(
  questions: readonly DrawnQuestion[],
  answers: Answers,
  passed: boolean,
): Pick<ExamResult, "wrong"> & { topics: TopicScore[] } {
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
